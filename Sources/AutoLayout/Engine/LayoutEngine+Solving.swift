import Cassowary

extension LayoutEngine {
  /// How often what was given up is stated again within one update.
  ///
  /// Each time something else was given up meanwhile, so it ends by itself; the limit is for sets that
  /// would push each other out for ever.
  private static let maximumRetries = 16

  /// Solves, giving up one constraint of every conflict set that stands in the way.
  func solveBreakingConflicts() {
    var found: [FoundConflict] = []
    for _ in 0..<Self.maximumRetries where retryTouched() || solver.hasStagedChanges {
      solve(&found)
    }
    describe(found)
    tidyGivenUp()
    conflicts = givenUp.compactMap(\.conflict)
  }

  private func solve(_ found: inout [FoundConflict]) {
    while true {
      do throws(SolverError) {
        counted.solves += 1
        try solveOnClock()
        return
      } catch .unsatisfiable(let conflict) {
        guard giveUpOne(of: conflict, &found) else {
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

  /// Gives up one member of a conflict set.
  ///
  /// - Returns: whether there was one to give up.
  private func giveUpOne(of conflict: Conflict, _ found: inout [FoundConflict]) -> Bool {
    let candidates: [LayoutConstraint] = conflict.members.compactMap {
      if case .constraint(let constraint) = sources[$0.index] { constraint } else { nil }
    }
    var chosen: LayoutConstraint?
    if let wanted = breakPreference?(candidates), candidates.contains(where: { $0 === wanted }) {
      chosen = wanted
    }
    guard
      let id = (chosen ?? BreakPolicy.choice(among: candidates))?.lowered
        ?? lastInTree(of: conflict.members + conflict.given)
    else { return false }
    let rows = conflict.members + conflict.given
    let source = sources[id.index]
    let record = noteGivenUp(source)
    found.append(
      FoundConflict(
        record: record, broken: source, memberCount: conflict.members.count,
        rows: zip(rows, conflict.multipliers).map { row, multiplier in
          FoundConflict.Row(
            source: sources[row.index], multiplier: multiplier,
            constant: solver.constraint(row).expression.constant)
        }, excess: conflict.excess))
    switch source {
    case .constraint(let constraint): constraint.lowered = nil
    case .system(let entry, let row): entries[entry]?.rows[row.rawValue] = nil
    case .none: break
    }
    drop(id)
    for row in rows where row.index != id.index {
      watchers[row.index, default: []].append(record)
    }
    return true
  }

  /// Which of the rows that a hierarchy is given is the one to go where there is nothing else: a
  /// stack's constraint before a frame, and what stands later in the tree before what stands earlier.
  ///
  /// The order in which the rows came has no say.
  private func lastInTree(of rows: [Cassowary.Constraint.ID]) -> Cassowary.Constraint.ID? {
    rows.max { placeInTree($0).lexicographicallyPrecedes(placeInTree($1)) }
  }

  private func placeInTree(_ id: Cassowary.Constraint.ID) -> [Int64] {
    switch sources[id.index] {
    case .none: [-1]
    case .system(let entry, let row): [0, entries[entry]?.item.orderKey ?? 0, Int64(row.rawValue)]
    case .constraint(let constraint):
      [1, constraint.first?.orderKey ?? 0, constraint.second?.orderKey ?? 0]
        + [constraint.firstAttribute, constraint.secondAttribute].map { attribute in
          Int64(attribute.flatMap { LayoutAttribute.allCases.firstIndex(of: $0) } ?? -1)
        }
    }
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
