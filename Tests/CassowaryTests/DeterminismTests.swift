import Cassowary
import Testing

@Suite struct DeterminismTests {
  @Test func `the order of adding does not change a solution`() throws {
    for seed in 0..<UInt64(trials(4000)) {
      let system = RandomSystem(seed: seed)
      let (variables, kept) = try system.build(Solver(), order: Array(system.rows.indices))
      let reference = Solver()
      _ = try system.build(reference, order: kept)
      var random = SplitMix(state: seed)
      for _ in 0..<3 {
        let other = Solver()
        let (_, all) = try system.build(other, order: kept.shuffled(using: &random))
        #expect(all.count == kept.count, "seed \(seed)")
        for variable in variables {
          let value = reference.value(of: variable)
          let difference = abs(other.value(of: variable) - value)
          #expect(
            difference <= 1e-7 * max(1, abs(value)),
            "seed \(seed): \(reference.name(of: variable)) is \(value) or \(other.value(of: variable))"
          )
        }
      }
    }
  }

  @Test func `removing what was added brings the old solution back`() throws {
    for seed in 0..<UInt64(trials(2000)) {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      let (variables, _) = try system.build(solver, order: Array(system.rows.indices))
      let before = variables.map { solver.value(of: $0) }
      var random = SplitMix(state: seed)
      let extra = variables[random.below(variables.count)] == 3.5
      let id = try solver.add(extra, strength: Strength(Double(1 + random.below(800))))
      try solver.remove(id)
      for (variable, old) in zip(variables, before) {
        #expect(abs(solver.value(of: variable) - old) <= 1e-7 * max(1, abs(old)), "seed \(seed)")
      }
    }
  }
}
