import Cassowary

extension LayoutEngine {
  /// Walks everything the engine takes for granted and stops at the first thing that is not so.
  ///
  /// Compiled in by `-DAUTOLAYOUT_CHECKS`; called last in every update.
  func checkInvariants() {
    #if AUTOLAYOUT_CHECKS
    var seen = 0
    root.forEachInSubtree { item in
      check(!item.subtreeChanged && item.changes == [], "an item is marked after an update")
      check(item.pending.isEmpty, "a constraint waits after an update")
      check(item.engine === self, "an item of the tree is not in its engine")
      check(entries[item.entry]?.item === item, "an entry does not lead back to its item")
      for child in item.children { check(child.parent === item, "a child has another parent") }
      for guide in item.guides { check(guide.parent === item, "a guide has another owner") }
      for constraint in item.held.constraints { checkHeld(constraint, by: item) }
      seen += 1
    }
    check(entries.count { $0 != nil } == seen, "an entry is left of an item that went away")
    for record in givenUp {
      check(!record.isOver, "what is over is still listed as given up")
      guard case .constraint(let constraint) = record.source else { continue }
      check(constraint.givenUp === record, "a constraint is given up twice")
      check(constraint.lowered == nil, "a broken constraint is lowered")
    }
    checkOrder()
    #endif
  }

  #if AUTOLAYOUT_CHECKS
  private func checkHeld(_ constraint: LayoutConstraint, by item: LayoutItem) {
    check(constraint.holder === item, "a held constraint has another holder")
    check(!constraint.isPending, "a constraint is marked after an update")
    if let id = constraint.lowered {
      guard case .constraint(let source) = sources[id.index] else {
        return check(false, "a lowered constraint is unknown to the engine")
      }
      check(source === constraint, "a row does not lead back to its constraint")
    } else {
      check(constraint.isBroken, "an active constraint is neither lowered nor broken")
    }
  }

  private func checkOrder() {
    var last: Int64 = 0
    root.forEachInSubtree { item in
      check(item.orderKey > last, "the order keys do not grow in tree order")
      last = item.orderKey
    }
  }

  private func check(_ holds: Bool, _ sentence: String) {
    if !holds { fatalError("invariant of LayoutEngine: \(sentence)") }
  }
  #endif
}
