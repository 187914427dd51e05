import Cassowary

/// A row that was given up so that the others can hold, and why.
///
/// Removing any one member of the conflict is enough for the row to hold again. As long as none of them
/// has changed, it cannot, and trying would only find the same conflict.
final class GivenUp {
  /// What the row was lowered from.
  let source: RowSource
  /// The conflict, nil where the row cannot be stated whatever else holds.
  var conflict: LayoutConflict?
  /// Whether a row of the conflict has changed or gone since.
  var isTouched = false
  /// Whether the row has been stated again, or what it came from is gone.
  var isOver = false

  init(_ source: RowSource) {
    self.source = source
  }
}

extension LayoutEngine {
  /// Gives up a constraint that cannot be stated: one whose numbers, finite each, multiply to more than
  /// a number can hold.
  func setAside(_ constraint: LayoutConstraint) {
    noteGivenUp(.constraint(constraint))
  }

  /// Notes that a row has been given up.
  @discardableResult
  func noteGivenUp(_ source: RowSource) -> GivenUp {
    let record = GivenUp(source)
    switch source {
    case .constraint(let constraint):
      constraint.givenUp?.isOver = true
      constraint.givenUp = record
    case .system(let entry, let row): entries[entry]?.givenUp[row] = record
    case .none: break
    }
    givenUp.append(record)
    return record
  }

  /// Forgets that a row was given up.
  func forget(_ record: GivenUp?) {
    guard let record, !record.isOver else { return }
    record.isOver = true
    hasOver = true
    switch record.source {
    case .constraint(let constraint):
      if constraint.givenUp === record { constraint.givenUp = nil }
    case .system(let entry, let row):
      if entries[entry]?.givenUp[row] === record { entries[entry]?.givenUp[row] = nil }
    case .none: break
    }
  }

  /// Has what was given up for the sake of a row tried again.
  @inline(__always)
  func touchWatchers(of id: Cassowary.Constraint.ID) {
    if watchers.isEmpty { return }
    for record in watchers.removeValue(forKey: id.index) ?? [] where !record.isOver {
      record.isTouched = true
      hasTouched = true
    }
  }

  /// States again what a change may have made room for.
  ///
  /// - Returns: whether there was anything.
  func retryTouched() -> Bool {
    guard hasTouched else { return false }
    hasTouched = false
    let touched = givenUp.filter { $0.isTouched && !$0.isOver }
    for record in touched {
      forget(record)
      stateAgain(record.source)
    }
    return !touched.isEmpty
  }

  private func stateAgain(_ source: RowSource) {
    switch source {
    case .constraint(let constraint):
      guard let holder = constraint.holder, constraint.lowered == nil else { return }
      if let lowered = lowering.lower(constraint, holder: holder) {
        constraint.lowered = add(lowered, from: source)
      }
      if constraint.lowered == nil { setAside(constraint) }
    case .system(let place, let row):
      guard let entry = entries[place], entry.rows[row.rawValue] == nil else { return }
      let item = entry.item
      let system = SystemRows(
        item: item, variables: entry.variables,
        parentVariables: item.parent.map { variables(of: $0) }, order: item.orderKey)
      guard let constraint = system.constraint(row) else { return }
      entries[place]?.rows[row.rawValue] = add(constraint, from: source)
    case .none: break
    }
  }

  /// Takes what is over off the list.
  func tidyGivenUp() {
    guard hasOver else { return }
    hasOver = false
    givenUp.removeAll(where: \.isOver)
  }
}
