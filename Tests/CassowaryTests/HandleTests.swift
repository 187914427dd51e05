import Cassowary
import Testing

/// A constraint is a value; what is added has a handle, and handles are what cannot be mixed up.
@Suite struct HandleTests {
  @Test func `a constraint added twice is two, and each goes once and only once`() throws {
    let solver = Solver()
    let v = solver.makeVariable("v")
    let constraint = Constraint(v - 1, .greaterOrEqual)
    let first = try solver.add(constraint)
    let second = try solver.add(constraint)
    #expect(first != second)
    #expect(solver.constraintIDs == [first, second])
    #expect(solver.value(of: v) == 1)
    try solver.remove(first)
    #expect(!solver.contains(first) && solver.contains(second))
    #expect(solver.value(of: v) == 1)
    // As with an object added twice elsewhere, a mistake is an error and changes nothing.
    do {
      try solver.remove(first)
      Issue.record("a constraint was removed twice")
    } catch {
      guard case .unknownConstraint(let id) = error else { throw error }
      #expect(id == first)
    }
    #expect(solver.constraintIDs == [second])
    try solver.remove(second)
    #expect(solver.constraintIDs.isEmpty)
    #expect(solver.value(of: v) == 0)
    // The place is used again, under another handle.
    let third = try solver.add(constraint)
    #expect(third != first && third != second)
    #expect(!solver.contains(first) && !solver.contains(second))
  }

  @Test func `a refused copy is one that never was`() throws {
    let solver = Solver()
    let v = solver.makeVariable("v")
    let kept = try solver.add(v == 4)
    #expect(throws: SolverError.self) { try solver.add(v == 5) }
    #expect(solver.constraintIDs == [kept])
    #expect(solver.value(of: v) == 4)
  }
}
