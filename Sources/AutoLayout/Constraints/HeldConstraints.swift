/// The active constraints of one holder in the order they were activated.
///
/// A removed constraint leaves a gap that is closed once half of the list is gaps, so that removing
/// is cheap and the order stays. What stands for a constraint outside is kept alive here.
struct HeldConstraints {
  private var entries: [(constraint: LayoutConstraint, owner: AnyObject?)?] = []
  private var gaps = 0

  /// The constraints, in order.
  var constraints: [LayoutConstraint] { entries.compactMap { $0?.constraint } }

  mutating func append(_ constraint: LayoutConstraint) {
    constraint.heldIndex = entries.count
    entries.append((constraint, constraint.owner))
  }

  mutating func remove(_ constraint: LayoutConstraint) {
    entries[constraint.heldIndex] = nil
    constraint.heldIndex = -1
    gaps += 1
    if gaps > 16, gaps * 2 > entries.count { closeGaps() }
  }

  private mutating func closeGaps() {
    entries.removeAll { $0 == nil }
    gaps = 0
    for (index, entry) in entries.enumerated() { entry?.constraint.heldIndex = index }
  }
}
