import Testing

@testable import Cassowary

@Suite struct AdversarialTests {
  @Test func `ten thousand duplicates finish and change nothing`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let count = trials(1_000_000)
    for _ in 0..<min(10000, count) {
      try solver.stage(x + y == 10)
      try solver.stage(x >= 3)
      try solver.stage(Constraint(y - 20, .equal, strength: Strength(250)))
      try solver.stage(Constraint(x - y, .equal, strength: Strength(50)))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == 7)
  }

  @Test func `coefficients of very different size are solved as exactly as their size allows`()
    throws
  {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    try solver.stage(1e-6 * x == 1)
    try solver.stage(1e6 * y == x)
    try solver.stage(Constraint(1e12 * z - 5e12, .equal, strength: .weak))
    try solver.stage(z <= 1e-12 * x + 4)
    try solver.solve()
    #expect(abs(solver.value(of: x) - 1e6) < 1e-3)
    #expect(abs(solver.value(of: y) - 1) < 1e-9)
    #expect(abs(solver.value(of: z) - 4.000001) < 1e-9)
  }

  @Test func `a ladder of equal wishes in too small a room finishes and is the same every time`()
    throws
  {
    var results: [[Double]] = []
    for _ in 0..<2 {
      let solver = Solver()
      let edges = (0...24).map { solver.makeVariable("p\($0)") }
      try solver.stage(edges[0] == 0)
      try solver.stage(edges[24] == 50)
      for (index, (left, right)) in zip(edges, edges.dropFirst()).enumerated() {
        try solver.stage(right >= left)
        try solver.stage(
          Constraint(
            right - left - 3, .greaterOrEqual, strength: Strength(750), rank: Int64(index)))
        try solver.stage(Constraint(right - left - 3, .equal, strength: Strength(750)))
      }
      try solver.solve()
      let sizes = zip(edges, edges.dropFirst()).map {
        solver.value(of: $1) - solver.value(of: $0)
      }
      #expect(abs(sizes.reduce(0, +) - 50) < 1e-9)
      #expect(sizes.allSatisfy { $0 > -1e-9 })
      results.append(sizes)
    }
    #expect(results[0] == results[1])
  }

  @Test func `long decimals do not make what agrees conflict`() throws {
    let solver = Solver()
    let total = solver.makeVariable("total")
    let parts = (0..<7).map { solver.makeVariable("part\($0)") }
    for part in parts { try solver.stage(part == total / 7) }
    var sum = LinearExpression()
    for part in parts { sum.append(.init(part)) }
    try solver.stage(sum == total)
    try solver.stage(total == 1000.0 / 3)
    try solver.stage(parts[0] * 2.1 == parts[1] * 2.1)
    try solver.solve()
    #expect(abs(solver.value(of: parts[6]) - 1000.0 / 21) < 1e-9)
  }

  @Test func `an edit far away and back leaves no trace`() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    let a = solver.makeVariable("a")
    let b = solver.makeVariable("b")
    try solver.addEdit(width, strength: .strong)
    try solver.add(a + b == width / 3)
    try solver.add(a <= 100)
    try solver.add(a == b, strength: .medium)
    try solver.suggest(width, 90)
    let before = [solver.value(of: a), solver.value(of: b)]
    for value in [1e12, -1e12, 3e9, 90] { try solver.suggest(width, value) }
    #expect(abs(solver.value(of: a) - before[0]) < 1e-9)
    #expect(abs(solver.value(of: b) - before[1]) < 1e-9)
  }

  @Test func `adding and removing leaves no residue`() throws {
    let solver = Solver()
    let system = RandomSystem(seed: 3)
    let (variables, _) = try system.build(solver, order: Array(system.rows.indices))
    let count = solver.constraintIDs.count
    let termCount = solver.engine.terms.count
    let values = variables.map { solver.value(of: $0) }
    var random = SplitMix(state: 9)
    for _ in 0..<trials(100_000) {
      let row = random.below(system.rows.count)
      do {
        let id = try solver.add(system.constraint(row, variables))
        try solver.remove(id)
      } catch {
        guard case .unsatisfiable = error else { throw error }
      }
    }
    #expect(solver.constraintIDs.count == count)
    #expect(solver.engine.records.count <= count + 1)
    #expect(solver.engine.terms.count <= termCount + 8)
    for (variable, value) in zip(variables, values) {
      #expect(abs(solver.value(of: variable) - value) <= 1e-9 * max(1, abs(value)))
    }
  }

  @Test func `one changed leaf of many evaluates only its neighbourhood`() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    try solver.stageEdit(of: width, strength: .strong)
    try solver.stage(suggestion: 375, for: width)
    var wishes: [Constraint.ID] = []
    for index in 0..<200 {
      let left = solver.makeVariable("left\(index)")
      let title = solver.makeVariable("title\(index)")
      let detail = solver.makeVariable("detail\(index)")
      try solver.stage(left == 16)
      try solver.stage(detail + 8 + left + title <= width)
      wishes.append(try solver.stage(Constraint(title - 120, .equal, strength: Strength(10))))
      try solver.stage(Constraint(detail - 60, .equal, strength: Strength(1000)))
    }
    try solver.solve()
    let builds = solver.buildCount
    let evaluations = solver.engine.evaluationCount
    try solver.stage(constant: -100, of: wishes[77])
    let report = try solver.solve()
    #expect(report.changedVariables.count == 1)
    #expect(solver.buildCount == builds)
    #expect(solver.engine.evaluationCount - evaluations <= 4)
  }
}
