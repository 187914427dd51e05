import Cassowary
import Testing

@Suite struct TieTests {
  /// Two labels that want to be 50 wide and must fill 200 together.
  private struct TwoLabels {
    let solver = Solver()
    let first: Variable
    let second: Variable

    init(firstRank: Int64?, secondRank: Int64?) throws {
      first = solver.makeVariable("first")
      second = solver.makeVariable("second")
      try solver.add(first + second == 200)
      var wish = Constraint(first - 50, .equal, strength: Strength(250))
      wish.rank = firstRank
      try solver.add(wish)
      wish = Constraint(second - 50, .equal, strength: Strength(250))
      wish.rank = secondRank
      try solver.add(wish)
    }
  }

  @Test func `the constraint of the lower rank yields first and takes the whole violation`() throws
  {
    let labels = try TwoLabels(firstRank: 1, secondRank: 2)
    #expect(labels.solver.value(of: labels.first) == 150)
    #expect(labels.solver.value(of: labels.second) == 50)
  }

  @Test func `ranks in the other order make the other one yield`() throws {
    let labels = try TwoLabels(firstRank: 9, secondRank: -4)
    #expect(labels.solver.value(of: labels.first) == 50)
    #expect(labels.solver.value(of: labels.second) == 150)
  }

  @Test func `a constraint without a rank yields before all that have one`() throws {
    let labels = try TwoLabels(firstRank: -100, secondRank: nil)
    #expect(labels.solver.value(of: labels.first) == 50)
    #expect(labels.solver.value(of: labels.second) == 150)
  }

  @Test func `no rank beats a strength, however low`() throws {
    let labels = try TwoLabels(firstRank: 1, secondRank: 2)
    try labels.solver.add(labels.first == 60, strength: Strength(100))
    #expect(labels.solver.value(of: labels.first) == 60)
    #expect(labels.solver.value(of: labels.second) == 140)
  }

  @Test func `ranks leave a value undetermined`() throws {
    let labels = try TwoLabels(firstRank: 1, secondRank: 2)
    #expect(!labels.solver.isDetermined(labels.first))
    #expect(labels.solver.undeterminedVariables().count == 2)
    try labels.solver.add(labels.first == 60, strength: Strength(100))
    #expect(labels.solver.isDetermined(labels.first))
    #expect(labels.solver.undeterminedVariables().isEmpty)
  }

  @Test func `a change of rank takes effect at the next solve`() throws {
    let labels = try TwoLabels(firstRank: 1, secondRank: 2)
    let wish = try #require(labels.solver.constraintIDs.last)
    try labels.solver.stage(rank: 0, of: wish)
    try labels.solver.solve()
    #expect(labels.solver.value(of: labels.second) == 150)
  }
}

@Suite struct FreeValueTests {
  @Test func `free values are settled in ascending order, each as near to 0 as can be`() throws {
    let solver = Solver()
    let early = solver.makeVariable("early", freeOrder: .init(tier: 0, order: 1))
    let late = solver.makeVariable("late", freeOrder: .init(tier: 0, order: 2))
    try solver.add(early + late == 100)
    try solver.add(early >= 10)
    #expect(solver.value(of: early) == 10)
    #expect(solver.value(of: late) == 90)
    try solver.stage(freeOrder: .init(tier: 1, order: 0), of: early)
    try solver.solve()
    #expect(solver.value(of: early) == 100)
    #expect(solver.value(of: late) == 0)
  }

  @Test func `a slack with an order pulls the value onto its bound`() throws {
    let solver = Solver()
    let top = solver.makeVariable("top", freeOrder: .init(tier: 2, order: 0))
    var constraint = top <= 23
    constraint.slackOrder = .init(tier: 1, order: 0)
    let id = try solver.add(constraint)
    #expect(solver.value(of: top) == 23)
    try solver.stage(slackOrder: nil, of: id)
    try solver.solve()
    #expect(solver.value(of: top) == 0)
  }

  @Test func `slacks of one order are minimised together and settle nearest to 0`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x", freeOrder: .init(tier: 2, order: 0))
    for constraint in [x >= 5, x <= 9] {
      var constraint = constraint
      constraint.slackOrder = .init(tier: 1, order: 7)
      try solver.add(constraint)
    }
    #expect(solver.value(of: x) == 5)
  }

  @Test func `a free value that is a sum over separate parts ties them together`() throws {
    let solver = Solver()
    let sum = solver.makeVariable("sum", freeOrder: .init(tier: 0, order: 0))
    let left = solver.makeVariable("left", freeOrder: .init(tier: 1, order: 0))
    let right = solver.makeVariable("right", freeOrder: .init(tier: 1, order: 1))
    try solver.add(sum == left + right)
    try solver.add(left >= 5)
    #expect(solver.value(of: sum) == 0)
    #expect(solver.value(of: left) == 5)
    #expect(solver.value(of: right) == -5)
  }

  @Test func `what no order decides is 0, or as near to 0 as can be`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    try solver.add(x == y)
    try solver.add(z >= 3)
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 0)
    #expect(solver.value(of: z) == 3)
    #expect(solver.undeterminedVariables().count == 3)
  }
}
