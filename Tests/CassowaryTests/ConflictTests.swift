import Cassowary
import Testing

@Suite struct ConflictTests {
  @Test func `given constraints are never members and are told apart`() throws {
    let solver = Solver()
    let top = solver.makeVariable("top")
    let height = solver.makeVariable("height")
    let screen = solver.makeVariable("screen")
    let given = try solver.stage(Constraint(screen - 844, .equal, isGiven: true))
    let bystander = try solver.stage(
      Constraint(LinearExpression(height), .greaterOrEqual, isGiven: true))
    let first = try solver.stage(top == 47)
    let second = try solver.stage(top + height == screen)
    let third = try solver.stage(height == 700)
    let found = try #require(conflictOfSolving(solver))
    #expect(found.members == [first, second, third])
    #expect(found.given == [given])
    #expect(abs(found.excess - 97) < 1e-9)
    #expect(!found.given.contains(bystander))
  }

  @Test func `a given constraint outside the first proof can stand in for a member`() throws {
    let solver = Solver()
    let height = solver.makeVariable("height")
    let bottom = solver.makeVariable("bottom")
    try solver.stage(Constraint(LinearExpression(height), .greaterOrEqual, isGiven: true))
    let top = try solver.stage(bottom == height + 10)
    try solver.stage(height == 15)
    let low = try solver.stage(bottom <= 5)
    let found = try #require(conflictOfSolving(solver))
    #expect(found.members == [top, low])
    #expect(found.given.count == 1)
    #expect(found.excess == 5)
  }

  @Test func `the multipliers cancel all variables and leave the excess`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.stage(2 * x + y <= 10)
    try solver.stage(x >= 3)
    try solver.stage(y >= 5)
    let found = try #require(conflictOfSolving(solver))
    var sum = LinearExpression()
    for (id, multiplier) in zip(found.members, found.multipliers) {
      sum.add(solver.constraint(id).expression, times: multiplier)
    }
    var coefficients: [Variable.ID: Double] = [:]
    for term in sum.terms { coefficients[term.variable.id, default: 0] += term.coefficient }
    #expect(coefficients.values.allSatisfy { abs($0) < 1e-12 })
    #expect(abs(sum.constant - found.excess) < 1e-12)
    #expect(found.excess == 1)
  }

  @Test func `a failed batch stays staged until a member is removed`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 10)
    let low = try solver.stage(x <= 5)
    let soft = try solver.stage(Constraint(x - 50, .equal, strength: .weak))
    let found = try #require(conflictOfSolving(solver))
    #expect(solver.value(of: x) == 10)
    #expect(found.members.contains(low))
    try solver.stageRemoval(of: low)
    try solver.solve()
    #expect(solver.value(of: x) == 50)
    #expect(solver.contains(soft))
    #expect(!solver.contains(low))
  }

  @Test func `two independent conflicts are found one after the other`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    for constraint in [x == 1, x == 2, y == 1, y == 2] { try solver.stage(constraint) }
    for _ in 0..<2 {
      let found = try #require(conflictOfSolving(solver))
      #expect(found.members.count == 2)
      try solver.stageRemoval(of: #require(found.members.last))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 1)
    #expect(solver.value(of: y) == 1)
  }

  @Test func `a conflict is told in words`() throws {
    let solver = Solver()
    let width = solver.makeVariable("a.width")
    try solver.add(width == 100, strength: .required, identifier: "wide")
    var narrow = width <= 60
    narrow.identifier = "narrow"
    narrow.location = SourceLocation(fileID: "M/Screen.swift", line: 7)
    try solver.stage(narrow)
    let found = try #require(conflictOfSolving(solver))
    #expect(found.description.contains("2 constraints cannot hold together"))
    #expect(found.description.contains("  narrow  a.width <= 60  Screen.swift:7"))
    #expect(found.description.contains("over by 40"))
  }

  @Test func `a refused constraint leaves all values equal bit for bit`() throws {
    let solver = Solver()
    let variables = (0..<6).map { solver.makeVariable("v\($0)") }
    for (index, variable) in variables.enumerated() {
      try solver.add(variable == 0.1 * Double(index), strength: Strength(Double(index + 1)))
    }
    try solver.add(3 * variables[0] == variables[1] + 1.7)
    try solver.add(variables[2] >= variables[1] / 3)
    let before = variables.map { solver.value(of: $0).bitPattern }
    #expect(throws: SolverError.self) { try solver.add(variables[0] - variables[1] / 3 == 7) }
    #expect(variables.map { solver.value(of: $0).bitPattern } == before)
    try solver.add(variables[5] == 0.5, strength: Strength(6))
    #expect(variables.map { solver.value(of: $0).bitPattern } == before)
  }

  @Test func `a change of a constant that cannot hold is refused and the old one stays`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let low = try solver.add(x >= 10)
    try solver.add(x <= 20)
    #expect(throws: SolverError.self) { try solver.set(constant: -30, of: low) }
    #expect(solver.constraint(low).expression.constant == -10)
    try solver.set(constant: -15, of: low)
    #expect(solver.value(of: x) == 15)
  }
}
