import Testing

@testable import Cassowary

/// Compares the incremental engine with the slow method that solves everything from nothing.
@Suite struct OracleTests {
  private func compare(_ solver: Solver, _ label: @autoclosure () -> String) {
    let (program, _) = solver.makeProgram()
    var oracle = LayeredSolution(program)
    #expect(oracle.suspects.isEmpty, "\(label())")
    oracle.settle()
    for index in oracle.values.indices where solver.engine.variables[index].isLive {
      let value = solver.engine.values[index]
      let expected = oracle.values[index]
      #expect(
        abs(value - expected) <= 1e-7 * max(1, abs(expected)),
        "\(label()): v\(index) is \(value), not \(expected)")
    }
  }

  @Test func `a random system has the values of a solve from nothing`() throws {
    for seed in 0..<UInt64(trials(10000)) {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      _ = try system.build(solver, order: Array(system.rows.indices))
      compare(solver, "seed \(seed)")
    }
  }

  @Test func `random changes keep the values of a solve from nothing`() throws {
    for seed in 0..<UInt64(trials(5000)) {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      let (variables, kept) = try system.build(solver, order: Array(system.rows.indices))
      guard !kept.isEmpty else { continue }
      var random = SplitMix(state: seed ^ 0xABCD)
      try solver.addEdit(variables[0], strength: Strength([1, 60, 800][random.below(3)]))
      for step in 0..<30 {
        try change(solver, system, variables, &random)
        compare(solver, "seed \(seed) step \(step)")
      }
    }
  }

  private func change(
    _ solver: Solver, _ system: RandomSystem, _ variables: [Variable], _ random: inout SplitMix
  ) throws {
    let ids = solver.constraintIDs
    let number = Double(random.below(41) - 20)
    do {
      switch random.below(6) {
      case 0, 1: try solver.suggest(variables[0], number)
      case 2:
        let row = random.below(system.rows.count)
        try solver.add(system.constraint(row, variables))
      case 3 where !ids.isEmpty: try solver.remove(ids[random.below(ids.count)])
      case 4 where !ids.isEmpty:
        try solver.set(constant: number, of: ids[random.below(ids.count)])
      case 5 where !ids.isEmpty:
        let strength = [Strength.required, Strength(750), Strength(60), Strength(3)][
          random.below(4)]
        try solver.set(strength: strength, of: ids[random.below(ids.count)])
      default: break
      }
    } catch {
      guard case .unsatisfiable = error else { throw error }
    }
  }
}
