/// The active constraints that speak of one item, in no particular order.
///
/// A removed one is replaced by the last, so that removing costs the same however many there are.
struct ConstraintMentions {
  private var entries: [Mention] = []

  private struct Mention {
    unowned(unsafe) var constraint: LayoutConstraint
    var isFirst: Bool
  }

  /// The constraints; a copy, so that they may be changed while one walks over them.
  var constraints: [LayoutConstraint] { entries.map(\.constraint) }

  mutating func append(_ constraint: LayoutConstraint, isFirst: Bool) {
    Self.setIndex(entries.count, of: constraint, isFirst: isFirst)
    entries.append(Mention(constraint: constraint, isFirst: isFirst))
  }

  mutating func remove(_ constraint: LayoutConstraint, isFirst: Bool) {
    let index = isFirst ? constraint.mentionIndices.first : constraint.mentionIndices.second
    guard index >= 0, let last = entries.popLast() else { return }
    if index < entries.count {
      entries[index] = last
      Self.setIndex(index, of: last.constraint, isFirst: last.isFirst)
    }
    Self.setIndex(-1, of: constraint, isFirst: isFirst)
  }

  private static func setIndex(_ index: Int, of constraint: LayoutConstraint, isFirst: Bool) {
    if isFirst {
      constraint.mentionIndices.first = index
    } else {
      constraint.mentionIndices.second = index
    }
  }
}
