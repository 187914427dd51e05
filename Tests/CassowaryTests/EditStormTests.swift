import Testing

@testable import Cassowary

/// A million random edits, additions, removals and refusals, compared with a fresh solve now and then.
@Suite struct EditStormTests {
  private static let stepCount = 100

  @Test func `a storm of changes ends where a fresh solve ends, and leaves nothing behind`() throws
  {
    for seed in 0..<UInt64(trials(10000)) {
      // Seeds apart from those of other suites.
      let system = RandomSystem(seed: seed ^ 0x57F0_0000)
      let solver = Solver()
      let variables = system.freeOrders.indices.map {
        solver.makeVariable("v\($0)", freeOrder: system.freeOrders[$0])
      }
      var random = SplitMix(state: seed)
      for step in 0..<Self.stepCount {
        try change(solver, system, variables, &random, "seed \(seed) step \(step)")
        // A solve from nothing costs a hundred changes, so only some are compared.
        if step % 10 == 9 { compare(solver, "seed \(seed) step \(step)") }
      }
      for id in solver.constraintIDs { try solver.remove(id) }
      for variable in variables where isEdited(variable, solver) { try solver.removeEdit(variable) }
      #expect(solver.engine.records.count == solver.engine.freePlaces.count, "seed \(seed)")
      #expect(solver.engine.rows.count == 0, "seed \(seed): rows stay")
      #expect(solver.engine.definitions.count == 0, "seed \(seed): definitions stay")
      #expect(solver.engine.components.count == 0, "seed \(seed): components stay")
      #expect(solver.variableCount == variables.count, "seed \(seed)")
      // A value that comes out equal but for noise is not written again.
      for variable in variables where abs(solver.value(of: variable)) > 1e-9 {
        Issue.record("seed \(seed): a value of \(solver.value(of: variable)) stays")
      }
      for variable in variables { solver.removeVariable(variable) }
      try solver.solve()
      #expect(solver.variableCount == 0, "seed \(seed)")
    }
  }

  private func isEdited(_ variable: Variable, _ solver: Solver) -> Bool {
    solver.engine.variables[variable.index].edit >= 0
  }

  private func change(
    _ solver: Solver, _ system: RandomSystem, _ variables: [Variable],
    _ random: inout SplitMix, _ label: String
  ) throws {
    let ids = solver.constraintIDs
    let number = Double(random.below(41) - 20)
    let variable = variables[random.below(min(2, variables.count))]
    let before = State(solver, variables)
    do {
      switch random.below(9) {
      case 0 where isEdited(variable, solver), 1 where isEdited(variable, solver):
        try solver.suggest(variable, number)
      case 2 where isEdited(variable, solver): try solver.removeEdit(variable)
      case 2: try solver.addEdit(variable, strength: Strength([1, 60, 800][random.below(3)]))
      case 3 where !ids.isEmpty: try solver.remove(ids[random.below(ids.count)])
      case 4 where !ids.isEmpty:
        try solver.set(constant: number, of: ids[random.below(ids.count)])
      case 5 where !ids.isEmpty:
        let strengths = [Strength.required, Strength(750), Strength(60), Strength(3)]
        try solver.set(strength: strengths[random.below(4)], of: ids[random.below(ids.count)])
      case 6 where !ids.isEmpty:
        // A copy that contradicts what it is a copy of is always refused.
        var copy = solver.constraint(ids[random.below(ids.count)])
        copy.strength = .required
        copy.relation = .equal
        try solver.add(copy)
        copy.expression.constant += 1 + abs(number)
        #expect(throws: SolverError.self, "\(label)") { try solver.add(copy) }
      default:
        try solver.add(system.constraint(random.below(system.rows.count), variables))
      }
    } catch {
      guard case .unsatisfiable = error else { throw error }
      if !before.isSame(as: State(solver, variables)) {
        Issue.record("\(label): a refused change left something behind")
      }
    }
  }

  /// What people can see of a solver, bit for bit.
  private struct State {
    var values: [UInt64]
    var ids: [Constraint.ID]
    var constants: [UInt64]
    var strengths: [Double]

    init(_ solver: Solver, _ variables: [Variable]) {
      values = variables.map { solver.value(of: $0).bitPattern }
      ids = solver.constraintIDs
      constants = ids.map { solver.constraint($0).expression.constant.bitPattern }
      strengths = ids.map { solver.constraint($0).strength.value }
    }

    func isSame(as other: State) -> Bool {
      values == other.values && ids == other.ids && constants == other.constants
        && strengths == other.strengths
    }
  }

  private func compare(_ solver: Solver, _ label: String) {
    var fresh = LayeredSolution(solver.makeProgram().0)
    guard fresh.suspects.isEmpty else {
      Issue.record("\(label): a fresh solve refuses what was solved")
      return
    }
    fresh.settle()
    for index in fresh.values.indices where solver.engine.variables[index].isLive {
      let value = solver.engine.values[index]
      let expected = fresh.values[index]
      if !(abs(value - expected) <= 1e-7 * max(1, abs(expected))) {
        Issue.record("\(label): v\(index) is \(value), not \(expected)")
      }
    }
  }
}
