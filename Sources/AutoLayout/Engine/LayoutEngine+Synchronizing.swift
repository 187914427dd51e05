import Cassowary

extension LayoutEngine {
  /// Takes up everything that was marked as changed.
  func synchronize() {
    var isFresh = root.engine !== self
    // Keys given anew may mark items that were passed already.
    while isFresh || root.subtreeChanged {
      takeUp(collectMarked(everything: isFresh))
      isFresh = false
    }
  }

  /// An item to look at, and what of it is to be stated anew.
  private struct Marked {
    let item: LayoutItem
    let isNew: Bool
    let needsRows: Bool
  }

  /// Returns the items to look at, views before what is in them, and unmarks them.
  private func collectMarked(everything: Bool) -> [Marked] {
    var result: [Marked] = []
    var stack = [(item: root, isNew: everything, isMoved: false)]
    while let (item, isInNew, isMoved) = stack.popLast() {
      let isNew = isInNew || item.changes.contains(.structure)
      guard isNew || isMoved || item.subtreeChanged else { continue }
      if isNew { item.orderKey = 0 }
      counted.visits += 1
      let needsRows =
        isNew || isMoved || !item.changes.isDisjoint(with: [.frame, .contentSize])
      result.append(Marked(item: item, isNew: isNew, needsRows: needsRows))
      // The children's given frames count from this item's alignment rectangle.
      let moves = item.changes.contains(.childFrames)
      if moves { hasMovedFrames = true }
      item.changes = []
      item.subtreeChanged = false
      for child in item.children.reversed() { stack.append((child, isNew, moves)) }
      for guide in item.guides.reversed() { stack.append((guide, isNew, moves)) }
    }
    return result
  }

  private func takeUp(_ marked: [Marked]) {
    if marked.contains(where: \.isNew) { assignOrderKeys() }
    for entry in marked where entry.isNew { takeUp(entry.item) }
    for entry in marked where entry.needsRows { restateRows(of: entry.item) }
    let lowering = self.lowering
    for entry in marked {
      let item = entry.item
      let pending = entry.isNew ? item.held.constraints : item.pending
      item.pending = []
      for constraint in pending {
        constraint.isPending = false
        // One that has found another holder since is on that one's list.
        if constraint.holder === item { restate(constraint, holder: item, with: lowering) }
      }
    }
  }

  /// Makes the variables of a new item, or renews the order of one that has only moved.
  private func takeUp(_ item: LayoutItem) {
    if item.engine === self, item.entry >= 0 {
      restateOrder(of: item)
    } else {
      for constraint in item.held.constraints {
        constraint.lowered = nil
        constraint.givenUp = nil
      }
      enroll(item)
    }
  }

  /// Tells the solver of an item's new place in the order.
  func restateOrder(of item: LayoutItem) {
    let own = variables(of: item)
    let orders = FreeOrders(of: item, order: item.orderKey)
    for variable in [own.minX, own.minY] {
      try? solver.stage(freeOrder: orders.position, of: variable)
    }
    for variable in [own.width, own.height] {
      try? solver.stage(freeOrder: orders.size, of: variable)
    }
    isStale = true
    restateRows(of: item)
    for constraint in item.mentions.constraints { constraint.noteChange() }
  }

  /// Brings the engine's own rows for an item up to date.
  private func restateRows(of item: LayoutItem) {
    let own = variables(of: item)
    guard var rows = entries[item.entry]?.rows else { return }
    let parent = item.parent.map { variables(of: $0) }
    let system = SystemRows(
      item: item, variables: own, parentVariables: parent, order: item.orderKey)
    if let records = entries[item.entry]?.givenUp, !records.isEmpty {
      for record in records.values { forget(record) }
    }
    for row in SystemRow.allCases {
      rows[row.rawValue] = restate(
        rows[row.rawValue], as: system.constraint(row), from: .system(entry: item.entry, row))
    }
    entries[item.entry]?.rows = rows
  }

  /// Brings a user's constraint up to date.
  private func restate(
    _ constraint: LayoutConstraint, holder: LayoutItem, with lowering: Lowering
  ) {
    forget(constraint.givenUp)
    constraint.lowered = restate(
      constraint.lowered, as: lowering.lower(constraint, holder: holder),
      from: .constraint(constraint))
    if constraint.lowered == nil { setAside(constraint) }
  }

  /// Returns whether two rows differ in nothing that cannot be changed in place.
  private static func haveSameTerms(
    _ old: Cassowary.Constraint, _ new: Cassowary.Constraint
  ) -> Bool {
    guard old.relation == new.relation, old.isGiven == new.isGiven,
      old.identifier == new.identifier
    else { return false }
    return old.expression.terms.elementsEqual(new.expression.terms) {
      $0.variable.id == $1.variable.id && $0.coefficient == $1.coefficient
    }
  }

  /// Brings a row up to date: states it anew, changes its numbers, or drops it.
  private func restate(
    _ old: Cassowary.Constraint.ID?, as new: Cassowary.Constraint?, from source: RowSource
  ) -> Cassowary.Constraint.ID? {
    guard let new else {
      if let old { drop(old) }
      return nil
    }
    counted.lowerings += 1
    guard let old else { return add(new, from: source) }
    let current = solver.constraint(old)
    guard Self.haveSameTerms(current, new) else {
      drop(old)
      return add(new, from: source)
    }
    do {
      if current.expression.constant != new.expression.constant {
        try solver.stage(constant: new.expression.constant, of: old)
        touchWatchers(of: old)
        isStale = true
      }
      if current.strength != new.strength {
        try solver.stage(strength: new.strength, of: old)
        touchWatchers(of: old)
        isStale = true
      }
      if current.rank != new.rank {
        try solver.stage(rank: new.rank, of: old)
        isStale = true
      }
      if current.slackOrder != new.slackOrder {
        try solver.stage(slackOrder: new.slackOrder, of: old)
        isStale = true
      }
    } catch {
      // A number the solver refuses was refused by the shell before; the old row stays.
    }
    return old
  }
}
