/// The active constraints that speak of one item, in no particular order.
///
/// A removed one is replaced by the last, so that removing costs the same however many there are.
struct ConstraintMentions {
  private var entries: [Entry] = []

  private struct Entry {
    unowned(unsafe) var constraint: LayoutConstraint
    /// Which of the items the constraint speaks of this one is.
    var mention: Int
  }

  /// The constraints; a copy, so that they may be changed while one walks over them.
  var constraints: [LayoutConstraint] { entries.map(\.constraint) }

  mutating func append(_ constraint: LayoutConstraint, mention: Int) {
    constraint.mentionIndices[mention] = Int32(entries.count)
    entries.append(Entry(constraint: constraint, mention: mention))
  }

  mutating func remove(_ constraint: LayoutConstraint, mention: Int) {
    let index = Int(constraint.mentionIndices[mention])
    guard index >= 0, let last = entries.popLast() else { return }
    if index < entries.count {
      entries[index] = last
      last.constraint.mentionIndices[last.mention] = Int32(index)
    }
    constraint.mentionIndices[mention] = -1
  }
}
