import Cassowary
import Testing

/// What a solver says of its solution, against exact arithmetic and solvers that know nothing of it.
@Suite struct ExactExplanationTests {
  /// A random system that was solved, without what was refused.
  private struct Solved {
    let seed: UInt64
    let system: RandomSystem
    let solver = Solver()
    let variables: [Variable]
    /// The rows that hold or may give way, and their constraints.
    let kept: [Int]
    let ids: [Constraint.ID]

    init(seed: UInt64) throws {
      self.seed = seed
      system = RandomSystem(seed: seed)
      (variables, kept) = try system.build(solver, order: Array(system.rows.indices))
      ids = solver.constraintIDs
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    var strengths: [Strength] {
      Set(system.rows.map(\.strength)).filter { !$0.isRequired }.sorted(by: >)
    }

    /// The left side of a row minus its right side.
    func miss(_ row: RandomSystem.Row, at values: [Double]) -> Double {
      row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
    }

    /// The sum of violations of what is required, then of each strength from the strongest down.
    func sums(at values: [Double]) -> [Double] {
      var result = Array(repeating: 0.0, count: strengths.count + 1)
      for index in kept {
        let row = system.rows[index]
        let miss = miss(row, at: values)
        let violation =
          switch row.relation {
          case .equal: abs(miss)
          case .lessOrEqual: max(0, miss)
          case .greaterOrEqual: max(0, -miss)
          }
        result[strengths.firstIndex(of: row.strength).map { $0 + 1 } ?? 0] += violation
      }
      return result
    }

    /// The values with one right side moved, solved from nothing, or nothing if that is refused.
    func freshValues(moving moved: Int, by change: Double) throws -> [Double]? {
      var changed = system
      changed.rows[kept[moved]].constant -= change
      let fresh = Solver()
      let variables = changed.freeOrders.indices.map {
        fresh.makeVariable("v\($0)", freeOrder: changed.freeOrders[$0])
      }
      for index in kept { try fresh.stage(changed.constraint(index, variables)) }
      guard conflictOfSolving(fresh) == nil else { return nil }
      return variables.map { fresh.value(of: $0) }
    }
  }

  @Test func `every reason holds exactly, and reasons add up to the value and nothing else`() throws
  {
    for seed in 0..<UInt64(trials(10000)) {
      let solved = try Solved(seed: seed)
      let values = solved.values
      for (index, variable) in solved.variables.enumerated() {
        let why = solved.solver.why(variable)
        var left = Array(repeating: 0.0, count: solved.variables.count)
        var total = why.constant
        for part in why.parts {
          total += part.contribution
          switch part.source {
          case .constraint(let id):
            let row = solved.system.rows[
              solved.kept[try #require(solved.ids.firstIndex(of: id))]]
            #expect(abs(solved.miss(row, at: values)) <= 1e-9 * 1000, "seed \(seed)")
            #expect(part.constant == -row.constant, "seed \(seed)")
            for term in row.terms { left[term.variable] += part.coefficient * term.coefficient }
          case .free(let free): left[free.index] += part.coefficient
          case .edit: Issue.record("seed \(seed): nothing is edited")
          }
        }
        left[index] -= 1
        #expect(left.allSatisfy { abs($0) <= 1e-9 }, "seed \(seed): v\(index) leaves \(left)")
        let scale = why.parts.reduce(1) { max($0, abs($1.contribution)) }
        #expect(abs(total - why.value) <= 1e-9 * scale, "seed \(seed): v\(index)")
        #expect(abs(total - values[index]) <= 1e-9 * scale, "seed \(seed): v\(index)")
      }
    }
  }

  @Test func `a prediction is what a fresh solve finds, and straight within its range`() throws {
    var predictions = 0
    for seed in 0..<UInt64(trials(10000)) {
      let solved = try Solved(seed: seed)
      guard !solved.kept.isEmpty else { continue }
      var random = SplitMix(state: seed ^ 0x0FF5_E7ED)
      let moved = random.below(solved.kept.count)
      let change = Double(1 + random.below(9)) * (random.below(2) == 0 ? 1 : -1)
      let before = solved.values
      let prediction: Prediction
      do {
        prediction = try solved.solver.whatIf(solved.ids[moved], changesBy: change)
      } catch {
        guard case .unsatisfiable = error else { throw error }
        #expect(try solved.freshValues(moving: moved, by: change) == nil, "seed \(seed)")
        continue
      }
      predictions += 1
      #expect(solved.values == before, "seed \(seed): asking changed something")
      var predicted = before
      for (variable, value) in zip(prediction.moved, prediction.values) {
        if value != before[variable.index] { predicted[variable.index] = value }
      }
      compare(predicted, try solved.freshValues(moving: moved, by: change), "seed \(seed)")
      guard prediction.range > 1e-3 else { continue }
      for part in [0.3, 0.99] {
        let step = part * min(prediction.range, abs(change)) * (change < 0 ? -1 : 1)
        var straight = before
        for (variable, rate) in zip(prediction.moved, prediction.rates) {
          straight[variable.index] += rate * step
        }
        compare(
          straight, try solved.freshValues(moving: moved, by: step),
          "seed \(seed), \(step) of \(prediction.range)")
      }
    }
    #expect(predictions > trials(10000) / 2)
  }

  private func compare(_ values: [Double], _ expected: [Double]?, _ label: String) {
    guard let expected else {
      Issue.record("\(label): a fresh solve is refused")
      return
    }
    for (index, (value, other)) in zip(values, expected).enumerated()
    where !(abs(value - other) <= 1e-7 * max(1, abs(other))) {
      Issue.record("\(label): v\(index) would be \(value), not \(other)")
    }
  }

  @Test func `what is ambiguous has another solution, and what is not has none`() throws {
    var ambiguities = 0
    for seed in 0..<UInt64(trials(10000)) {
      let solved = try Solved(seed: seed)
      let oracle = ExactOracle(solved.system, rows: solved.kept, strengths: solved.strengths)
      let values = solved.values
      let sums = solved.sums(at: values)
      for (index, variable) in solved.variables.enumerated() {
        let found = solved.solver.ambiguity(of: variable)
        #expect(oracle.isDetermined(index) == (found == nil), "seed \(seed): v\(index)")
        guard let found else { continue }
        ambiguities += 1
        var others = values
        for (moved, value) in zip(found.variables, found.otherValues) {
          others[moved.index] = value
        }
        #expect(abs(others[index] - values[index]) > 1e-7, "seed \(seed): v\(index) stays")
        for (sum, other) in zip(sums, solved.sums(at: others)) {
          #expect(abs(sum - other) <= 1e-7 * max(1, sum), "seed \(seed): \(other), not \(sum)")
        }
      }
    }
    #expect(ambiguities > trials(10000) / 10)
  }
}
