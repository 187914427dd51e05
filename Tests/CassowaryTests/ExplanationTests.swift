import Testing

@testable import Cassowary

@Suite struct WhyTests {
  @Test func `a value is a sum over the constraints that bind it`() throws {
    let solver = Solver()
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    let right = solver.makeVariable("right")
    let start = try solver.add(left == 10)
    let wish = try solver.add(width == 200, strength: Strength(750))
    let end = try solver.add(right == left + width + 8)
    let why = solver.why(right)
    #expect(why.value == 218)
    var contributions: [Constraint.ID: Double] = [:]
    for part in why.parts {
      guard case .constraint(let id) = part.source else { continue }
      contributions[id] = part.contribution
    }
    #expect(contributions == [start: 10, wish: 200, end: 8])
    #expect(solver.text(of: why).hasSuffix("= 218"))
    #expect(solver.text(of: why).contains("+ 200  width == 200 @ 750"))
  }

  @Test func `an edit and a free value are told apart`() throws {
    let solver = Solver()
    let edited = solver.makeVariable("edited")
    let free = solver.makeVariable("free")
    let sum = solver.makeVariable("sum")
    try solver.addEdit(edited, strength: .strong)
    try solver.suggest(edited, 30)
    try solver.add(sum == edited + free)
    let why = solver.why(sum)
    #expect(why.parts.reduce(0) { $0 + $1.contribution } == solver.value(of: sum))
    let names = why.parts.map { part in
      switch part.source {
      case .constraint: "constraint"
      case .edit(let variable): "edit of \(solver.name(of: variable))"
      case .free: "free"
      }
    }
    #expect(names.contains("edit of edited"))
  }

  @Test func `in random systems every sum is exact and determined values need no free part`()
    throws
  {
    for seed in 0..<UInt64(trials(4000)) {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      let (variables, _) = try system.build(solver, order: Array(system.rows.indices))
      for variable in variables {
        let why = solver.why(variable)
        let total = why.parts.reduce(0) { $0 + $1.contribution }
        #expect(abs(total - why.value) <= 1e-9 * max(1, abs(why.value)), "seed \(seed)")
        let isFree = why.parts.contains { part in
          if case .free = part.source { return true }
          return false
        }
        #expect(
          !isFree || !solver.isDetermined(variable),
          "seed \(seed): \(solver.name(of: variable)) is determined")
      }
    }
  }
}

@Suite struct WhatIfTests {
  @Test func `a prediction names what moves, where to, and how far it stays linear`() throws {
    let solver = Solver()
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    try solver.add(left + width == 300)
    try solver.add(width <= 250)
    let inset = try solver.add(left == 100, strength: Strength(750))
    try solver.add(left >= 60)
    let more = try solver.whatIf(inset, changesBy: 20)
    #expect(more.moved.map(\.id) == [left.id, width.id])
    #expect(more.values == [120, 180])
    #expect(more.rates.map { $0.rounded() } == [1, -1])
    #expect(more.range == .infinity)
    let less = try solver.whatIf(inset, changesBy: -70)
    #expect(less.values == [60, 240])
    #expect(abs(less.range - 40) < 1e-6)
    #expect(solver.value(of: left) == 100)
  }

  @Test func `a change that cannot be made is told with its conflict`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let low = try solver.add(x >= 10)
    let high = try solver.add(x <= 20)
    do {
      _ = try solver.whatIf(low, changesBy: 11)
      Issue.record("nothing was refused")
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      #expect(conflict.members == [low, high])
    }
  }

  @Test func `in random systems a prediction equals a fresh solve`() throws {
    for seed in 0..<UInt64(trials(1000)) {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      let (variables, kept) = try system.build(solver, order: Array(system.rows.indices))
      var random = SplitMix(state: seed)
      let ids = solver.constraintIDs
      guard !kept.isEmpty else { continue }
      let index = random.below(ids.count)
      let change = Double(1 + random.below(9))
      guard let prediction = try? solver.whatIf(ids[index], changesBy: change) else { continue }
      var expected = variables.map { solver.value(of: $0) }
      for (variable, value) in zip(prediction.moved, prediction.values) {
        expected[variable.index] = value
      }
      let constant = solver.constraint(ids[index]).expression.constant
      try solver.set(constant: constant - change, of: ids[index])
      for (variable, value) in zip(variables, expected) {
        #expect(
          abs(solver.value(of: variable) - value) <= 1e-7 * max(1, abs(value)), "seed \(seed)")
      }
    }
  }
}

@Suite struct AmbiguityTests {
  @Test func `an ambiguous value comes with a second solution`() throws {
    let solver = Solver()
    let first = solver.makeVariable("first")
    let second = solver.makeVariable("second")
    try solver.add(first + second == 200)
    try solver.add(first == 50, strength: Strength(250))
    try solver.add(second == 50, strength: Strength(250))
    let ambiguity = try #require(solver.ambiguity(of: first))
    #expect(ambiguity.variables.count == 2)
    #expect(abs(ambiguity.otherValues[0] + ambiguity.otherValues[1] - 200) < 1e-9)
    #expect(ambiguity.values != ambiguity.otherValues)
    try solver.add(first == 60, strength: Strength(100))
    #expect(solver.ambiguity(of: first) == nil)
  }

  @Test func `in random systems every second solution is as good as the first`() throws {
    for seed in 0..<UInt64(trials(2000)) {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      let (variables, _) = try system.build(solver, order: Array(system.rows.indices))
      let first = levelSums(solver, variables.map { solver.value(of: $0) })
      for variable in variables {
        guard let ambiguity = solver.ambiguity(of: variable) else {
          #expect(solver.isDetermined(variable), "seed \(seed)")
          continue
        }
        var values = variables.map { solver.value(of: $0) }
        for (moved, value) in zip(ambiguity.variables, ambiguity.otherValues) {
          values[moved.index] = value
        }
        for (strength, sum) in levelSums(solver, values) {
          let expected = first[strength] ?? 0
          #expect(abs(sum - expected) <= 1e-7 * max(1, expected), "seed \(seed), \(strength)")
        }
      }
    }
  }

  /// The sum of violations of each strength.
  private func levelSums(_ solver: Solver, _ values: [Double]) -> [Strength: Double] {
    var result: [Strength: Double] = [:]
    for id in solver.constraintIDs {
      let constraint = solver.constraint(id)
      var value = constraint.expression.constant
      for term in constraint.expression.terms {
        value += term.coefficient * values[term.variable.index]
      }
      let violation =
        switch constraint.relation {
        case .equal: abs(value)
        case .lessOrEqual: max(0, value)
        case .greaterOrEqual: max(0, -value)
        }
      result[constraint.strength, default: 0] += violation
    }
    return result
  }
}

@Suite struct ConcessionTests {
  @Test func `what gave way is listed by strength, strongest first`() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    let bound = try solver.add(width <= 60)
    let strong = try solver.add(width == 129, strength: Strength(750))
    let weak = try solver.add(width >= 100, strength: Strength(250))
    let held = try solver.add(width <= 100, strength: Strength(250))
    let concessions = solver.concessions()
    #expect(concessions.map(\.strength) == [Strength(750), Strength(250)])
    #expect(concessions.map(\.members) == [[strong], [weak]])
    #expect(concessions.map(\.violations) == [[-69], [-40]])
    #expect(concessions.map(\.total) == [69, 40])
    #expect(solver.bindingConstraints() == [bound])
    #expect(solver.slack(of: held) == 40)
    #expect(solver.slack(of: bound) == 0)
    #expect(solver.slack(of: weak) == -40)
  }
}

@Suite struct TraceTests {
  @Test func `a trace tells eliminations, costs, strengths and steps with people's names`() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    let b = solver.makeVariable("b")
    let c = solver.makeVariable("c")
    try solver.add(a == b + 3, strength: .required, identifier: "same")
    try solver.add(a + c <= 10, strength: .required, identifier: "room")
    try solver.add(b == 9, strength: Strength(750), identifier: "wish")
    try solver.add(c == 5, strength: Strength(250), identifier: "other")
    let steps = solver.trace()
    #expect(Set(steps.map(\.kind)).isSuperset(of: [.elimination, .cost, .objective, .pivot]))
    #expect(steps.contains { $0.text.hasPrefix("same gives ") })
    #expect(steps.contains { $0.text.contains("miss strength 750") })
    #expect(steps.contains { $0.text.contains("the gap of room") })
  }

  @Test func `a trace of constraints that contradict each other ends with that`() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    try solver.stage(a >= 5)
    try solver.stage(a <= 3)
    #expect(solver.trace().last?.kind == .contradiction)
    solver.discardStaged()
    try solver.stage(a == 5)
    try solver.stage(a == 3)
    #expect(solver.trace().last?.kind == .contradiction)
  }

  @Test func `a trace reads as its page says`() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    let b = solver.makeVariable("b")
    let c = solver.makeVariable("c")
    let d = solver.makeVariable("d")
    try solver.add(d == a + b + c, strength: .required, identifier: "sum")
    try solver.add(b == 2 * a - 1, strength: .required, identifier: "twice")
    try solver.add(a + c <= 10, strength: .required, identifier: "room")
    try solver.add(a == 7, strength: Strength(750), identifier: "a_wish")
    try solver.add(c == 7, strength: Strength(250), identifier: "c_wish")
    #expect(
      solver.trace().map(\.text) == [
        "twice gives b",
        "sum gives d",
        "room is a cost of the gap of room",
        "a_wish is a cost of a",
        "c_wish is a cost of c",
        "make all required constraints hold",
        "miss strength 750 by as little as can be",
        "a grows to 7, which saves 1 per unit",
        "miss strength 250 by as little as can be",
        "c grows by 3, which saves 1 per unit, until the gap of room is 0 and stays there",
      ])
  }

  @Test func `a dump shows aliases, definitions, costs and rows`() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    let b = solver.makeVariable("b")
    let c = solver.makeVariable("c")
    let d = solver.makeVariable("d")
    try solver.stage(d == a + b + c)
    try solver.stage(b == 2 * a - 1)
    try solver.stage(a + c <= 10)
    try solver.stage(Constraint(a - 7, .equal, strength: Strength(750)))
    try solver.stage(Constraint(c - 7, .equal, strength: Strength(250)))
    #expect(solver.dump() == "not solved yet\n")
    try solver.solve()
    let expected = """
      aliases
        b = 2 * a - 1
      definitions
        d = 3 * a + c - 1
      alone
      component 0
        a stays at 7  [== 7 @ 750]
        row 0 stays at 10  [<= 10 @ required]
        c = -a + row 0 is 3  [== 7 @ 250]

      """
    #expect(solver.dump() == expected)
  }
}
