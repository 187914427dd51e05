import AutoLayout
import Frames

/// Writes a conflict as iOS logs it: the constraints in parentheses, then the one that gives way.
///
/// It says more than iOS does: the set is a smallest one, with what it rests on, the sum that proves it,
/// and a change that would mend it.
@MainActor
enum ConflictLog {
  /// Returns the report of a conflict, several lines without a last line break.
  static func text(of conflict: LayoutConflict) -> String {
    var lines = [conflict.heading] + list(conflict.members)
    if !conflict.given.isEmpty { lines += ["given"] + list(conflict.given) }
    lines.append("sum    \(conflict.sum)")
    if let repair = conflict.repair { lines.append("repair \(repair)") }
    if restsOnFrame(conflict) {
      lines.append(
        "A view whose translatesAutoresizingMaskIntoConstraints is true is placed by its frame; set it "
          + "to false where constraints are to place the view.")
    }
    lines += ["", "Will recover by breaking constraint", text(of: conflict.broken), ""]
    return lines.joined(separator: "\n")
  }

  /// The members in parentheses, quoted, each on a line of its own.
  private static func list(_ members: [LayoutConflict.Member]) -> [String] {
    let last = members.count - 1
    let quoted = members.enumerated().map { index, member in
      "    \"\(text(of: member))\"\(index == last ? "" : ",")"
    }
    return ["("] + quoted + [")"]
  }

  private static func text(of member: LayoutConflict.Member) -> String {
    member.influence?.constraints.first?.description ?? member.equation
  }

  /// Whether a frame that was set by hand, of a view inside another, has a part in the conflict.
  private static func restsOnFrame(_ conflict: LayoutConflict) -> Bool {
    (conflict.members + conflict.given).contains { member in
      guard case .given(let item, _) = member.influence else { return false }
      return item.parent != nil && item.ownerInsets == nil && !item.isPathRoot
    }
  }
}
