import Cassowary

extension LayoutEngine {
  /// States again what was given up before, for a change may have made room for it.
  func retryBroken() {
    let lowering = self.lowering
    let constraints = broken
    broken = []
    for constraint in constraints {
      constraint.isBroken = false
      guard let holder = constraint.holder, constraint.lowered == nil else { continue }
      if let lowered = lowering.lower(constraint, holder: holder) {
        constraint.lowered = add(lowered, from: .constraint(constraint))
      }
      if constraint.lowered == nil { setAside(constraint) }
    }
    let rows = brokenRows
    brokenRows = []
    for (entry, row) in rows {
      if let item = entries[entry]?.item { stateAgain(row, of: item) }
    }
  }

  /// Gives up a constraint that cannot be stated: one whose numbers, finite each, multiply to more than
  /// a number can hold.
  func setAside(_ constraint: LayoutConstraint) {
    constraint.isBroken = true
    broken.append(constraint)
  }

  private func stateAgain(_ row: SystemRow, of item: LayoutItem) {
    guard item.engine === self, item.entry >= 0, entries[item.entry]?.rows[row.rawValue] == nil
    else { return }
    let parent = item.parent.map { variables(of: $0) }
    let system = SystemRows(
      item: item, variables: variables(of: item), parentVariables: parent, order: item.orderKey)
    guard let constraint = system.constraint(row) else { return }
    entries[item.entry]?.rows[row.rawValue] = add(constraint, from: .system(entry: item.entry, row))
  }

  /// Solves, giving up one constraint of every conflict set that stands in the way.
  func solveBreakingConflicts() {
    conflicts = []
    while true {
      do throws(SolverError) {
        try solver.solve()
        return
      } catch .unsatisfiable(let conflict) {
        guard giveUpOne(of: conflict) else {
          solver.discardStaged()
          return
        }
      } catch {
        // Every number was checked before it was staged, so nothing else can be refused.
        solver.discardStaged()
        return
      }
    }
  }

  /// Gives up one member of a conflict set and reports it.
  ///
  /// - Returns: whether there was one to give up.
  private func giveUpOne(of conflict: Conflict) -> Bool {
    let candidates: [LayoutConstraint] = conflict.members.compactMap {
      if case .constraint(let constraint) = sources[$0.index] { constraint } else { nil }
    }
    var chosen: Cassowary.Constraint.ID?
    if let wanted = breakPreference?(candidates), candidates.contains(where: { $0 === wanted }) {
      chosen = wanted.lowered
    }
    guard
      let id = chosen ?? BreakPolicy.choice(among: candidates)?.lowered
        ?? conflict.members.last ?? conflict.given.last
    else { return false }
    conflicts.append(describe(conflict, broken: id))
    switch sources[id.index] {
    case .constraint(let constraint):
      constraint.lowered = nil
      setAside(constraint)
    case .system(let entry, let row):
      entries[entry]?.rows[row.rawValue] = nil
      brokenRows.append((entry, row))
    case .none:
      break
    }
    drop(id)
    return true
  }
}

/// Which constraint of a conflict set is given up where nobody asks for another.
///
/// Apple documents only that it varies. This is the policy that agrees with the recorded logs that
/// say enough: a size or an aspect of an inner view first, else the one activated last.
enum BreakPolicy {
  static func choice(among candidates: [LayoutConstraint]) -> LayoutConstraint? {
    let latest = candidates.sorted { $0.activationOrder < $1.activationOrder }
    return latest.last { $0.firstAttribute.isSize && $0.first?.parent != nil } ?? latest.last
  }
}
