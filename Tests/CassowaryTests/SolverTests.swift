import Cassowary
import Testing

@Suite struct SolverTests {
  @Test func `operators take variables, expressions and numbers on either side`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x + 2 * y - 3 == 0)
    try solver.add(-x / 2 + 1 == 5 - (y * 3 - x))
    // x = 3 - 2y and -x/2 + 1 = 5 - 3y + x
    #expect(abs(solver.value(of: x + 2 * y) - 3) < 1e-12)
    #expect(abs(solver.value(of: 1.5 * x - 3 * y + 4)) < 1e-12)
  }

  @Test func `a value that is not finite is refused at once`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let id = try solver.add(x == 1)
    #expect(throws: SolverError.self) { try solver.stage(x == .nan) }
    #expect(throws: SolverError.self) { try solver.stage(.infinity * x == 1) }
    #expect(throws: SolverError.self) { try solver.stage(constant: .infinity, of: id) }
    #expect(throws: SolverError.self) { try solver.stage(strength: Strength(.nan), of: id) }
    #expect(throws: SolverError.self) { try solver.add(x == 2, strength: Strength(0)) }
    #expect(throws: SolverError.self) { try solver.add(x == 2, strength: Strength(-1)) }
    #expect(!solver.hasStagedChanges)
    #expect(solver.value(of: x) == 1)
  }

  @Test func `nothing of a lower strength buys back a higher one`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 0, strength: Strength(2))
    for _ in 0..<100 { try solver.add(x == 10, strength: Strength(1.999)) }
    #expect(solver.value(of: x) == 0)
  }

  @Test func `a report names the variables whose value changed and no others`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    try solver.stage(x == 3)
    try solver.stage(y == x + 1)
    #expect(Set(try solver.solve().changedVariables.map(\.id)) == [x.id, y.id])
    let id = try solver.stage(z == 8)
    #expect(try solver.solve().changedVariables.map(\.id) == [z.id])
    try solver.stage(constant: -9, of: id)
    #expect(try solver.solve().changedVariables.map(\.id) == [z.id])
    #expect(try solver.solve().isEmpty)
  }

  @Test func `constraints that differ in what can be changed in place have the same terms`() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    var other = x + y == 2 * z + 8
    other.strength = .weak
    other.rank = 3
    #expect(other.hasSameTerms(as: x + y == 2 * z))
    #expect(!other.hasSameTerms(as: x + y == z))
    #expect(!other.hasSameTerms(as: x + y <= 2 * z))
    #expect(!other.hasSameTerms(as: y + x == 2 * z))
    other.isGiven = true
    #expect(!other.hasSameTerms(as: x + y == 2 * z))
  }

  @Test func `all values can be copied at once, by place`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.stage(x == 3)
    try solver.stage(y == x + 1)
    try solver.solve()
    var values: [Double] = []
    for _ in 0..<2 {
      solver.copyValues(into: &values)
      #expect(values.count == 2)
      #expect(values[x.index] == 3)
      #expect(values[y.index] == 4)
      values = [7, 7]
    }
  }

  @Test func `a stale handle is unknown even when its place is used again`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let old = try solver.add(x == 3)
    try solver.remove(old)
    let new = try solver.add(x == 4)
    #expect(old.index == new.index)
    #expect(throws: SolverError.self) { try solver.remove(old) }
    #expect(solver.contains(new))
  }

  @Test func `a removed variable's place is used again with a value of 0`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let id = try solver.add(x == 3)
    try solver.stageRemoval(of: id)
    solver.removeVariable(x)
    try solver.solve()
    let y = solver.makeVariable("y")
    #expect(y.index == x.index)
    #expect(y.id != x.id)
    #expect(solver.value(of: y) == 0)
    #expect(throws: SolverError.self) { try solver.stage(x == 1) }
  }

  @Test func `discarding brings back a removed variable and its constraint`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let id = try solver.add(x == 3)
    try solver.stageRemoval(of: id)
    solver.removeVariable(x)
    solver.discardStaged()
    #expect(solver.contains(id))
    #expect(solver.value(of: x) == 3)
    try solver.remove(id)
    #expect(solver.value(of: x) == 0)
  }

  @Test func `violations are signed and zero where a constraint holds`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 0.1 + 0.2)
    let held = try solver.add(x == 0.3, strength: .weak)
    let above = try solver.add(x <= 0, strength: .weak)
    let below = try solver.add(x >= 1, strength: .weak)
    #expect(solver.violation(of: held) == 0)
    #expect(abs(solver.violation(of: above) - 0.3) < 1e-12)
    #expect(abs(solver.violation(of: below) + 0.7) < 1e-12)
  }

  @Test func `an edit may be neither required nor doubled`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    #expect(throws: SolverError.self) { try solver.addEdit(x, strength: .required) }
    #expect(throws: SolverError.self) { try solver.suggest(x, 1) }
    try solver.addEdit(x, strength: .strong)
    #expect(throws: SolverError.self) { try solver.addEdit(x, strength: .weak) }
    #expect(throws: SolverError.self) { try solver.suggest(x, .nan) }
    try solver.suggest(x, 12)
    #expect(solver.value(of: x) == 12)
    try solver.removeEdit(x)
    #expect(throws: SolverError.self) { try solver.removeEdit(x) }
  }

  @Test func `everything can be removed at once`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 3)
    try solver.addEdit(x, strength: .weak)
    solver.removeAll()
    #expect(solver.constraintIDs.isEmpty)
    #expect(solver.value(of: x) == 0)
    try solver.addEdit(x, strength: .weak)
  }
}
