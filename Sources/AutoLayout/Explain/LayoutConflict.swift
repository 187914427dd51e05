public import Frames

/// A set of required constraints that cannot hold together, and how the engine went on.
public struct LayoutConflict {
  /// One constraint of the set.
  public struct Member {
    /// What the constraint goes by: its identifier, else its equation.
    public let name: String
    /// The relation in words.
    public let equation: String
    /// The line of source that made it.
    public let location: ConstraintLocation?
    /// The user's constraint, nil where the engine made it.
    public let constraint: LayoutConstraint?
    /// What the member stands for, nil where that is only that a size is not negative.
    public let influence: LayoutInfluence?
    /// The factor with which the constraint enters the sum that proves the conflict.
    let multiplier: Double
    /// What the constraint's constant adds to that sum, in points.
    let contribution: Double
  }

  /// The constraints of which removing any one is enough.
  public let members: [Member]
  /// What the set also rests on and cannot be removed: the screen, frames set by hand, sizes that
  /// are not negative.
  public let given: [Member]
  /// By how much the sum of the set misses, in points.
  public let excess: Double
  /// The member that was given up.
  public let broken: Member

  /// The conflict as the frame dump records it.
  public var record: ConflictRecord {
    ConflictRecord(members: members.map(\.name), broken: broken.name)
  }
}

extension LayoutConflict: CustomStringConvertible {
  /// What is wrong, in one line.
  public var heading: String {
    let count =
      members.count == 1
      ? "1 constraint cannot hold" : "\(members.count) constraints cannot hold together"
    let remedy = members.count == 1 ? "removing it is enough" : "removing any one is enough"
    return "unsatisfiable: \(count) (\(remedy))"
  }

  /// The report in words, one line a constraint.
  public var description: String {
    var lines = [heading]
    // An equation that is its constraint's only name stands in the column of equations.
    let nameWidth = members.map { $0.name == $0.equation ? 0 : $0.name.count }.max() ?? 0
    let equationWidth = members.map { $0.equation.count }.max() ?? 0
    for member in members {
      var parts: [String] = []
      if nameWidth > 0 {
        parts.append(padded(member.name == member.equation ? "" : member.name, to: nameWidth))
      }
      parts.append(padded(member.equation, to: member.location == nil ? 0 : equationWidth))
      if let location = member.location { parts.append(location.brief) }
      lines.append("  " + parts.joined(separator: "  "))
    }
    if !given.isEmpty { lines.append("given  " + given.map(\.equation).joined(separator: ", ")) }
    lines.append("sum    " + sum)
    if let repair { lines.append("repair " + repair) }
    lines.append("broke  \(broken.name)")
    return lines.joined(separator: "\n")
  }

  /// The two sides of the sum that proves the conflict: what they come to, and by how much they miss.
  public var sum: String {
    let parts = (given + members).map(\.contribution).filter { abs($0) > 1e-9 }
    let first = parts.filter { $0 > 0 }
    let second = parts.filter { $0 < 0 }.map { -$0 }
    return "\(added(first)), but \(added(second)): over by \(decimal(abs(excess)))"
  }

  private func added(_ numbers: [Double]) -> String {
    guard numbers.count > 1 else { return decimal(numbers.first ?? 0) }
    let total = numbers.reduce(0, +)
    return numbers.map(decimal).joined(separator: " + ") + " = \(decimal(total))"
  }

  /// What to change of the constraint that was given up, so that the set can hold; nil where nothing
  /// can be.
  public var repair: String? {
    guard let constraint = broken.constraint,
      let member = members.first(where: { $0.constraint === constraint }), member.multiplier != 0
    else { return nil }
    let constant = constraint.constant + excess / member.multiplier
    return "\(broken.name) constant \(decimal(constraint.constant)) -> \(decimal(constant)), "
      + "or priority 1000 -> 999"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
