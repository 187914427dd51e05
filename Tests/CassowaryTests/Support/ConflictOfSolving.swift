import Cassowary

/// Solves and returns the conflict, if that is why the solver refused.
func conflictOfSolving(_ solver: Solver) -> Conflict? {
  do {
    try solver.solve()
    return nil
  } catch {
    guard case .unsatisfiable(let conflict) = error else { return nil }
    return conflict
  }
}
