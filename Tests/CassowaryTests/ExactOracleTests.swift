import Cassowary
import Testing

@Suite struct ExactOracleTests {
  @Test func `the oracle finds what paper and pencil find`() {
    var system = RandomSystem(seed: 0, variableCount: 2)
    system.rows = [
      .init(terms: [(0, 1), (1, 1)], constant: -200, relation: .equal, strength: .required),
      .init(terms: [(0, 1)], constant: -50, relation: .equal, strength: Strength(750)),
      .init(terms: [(1, 2)], constant: -60, relation: .lessOrEqual, strength: Strength(250)),
      .init(terms: [(0, 1)], constant: -300, relation: .greaterOrEqual, strength: .required),
    ]
    let strengths = [Strength(750), Strength(250)]
    let all = ExactOracle(system, rows: [0, 1, 2], strengths: strengths)
    #expect(all.levels.map(\.double) == [0, 0, 240])
    let required = ExactOracle(system, rows: [0, 1, 2, 3], strengths: strengths)
    #expect(required.levels.map(\.double) == [0, 250, 0])
    system.rows[3].terms = [(0, 0.5), (1, 0.5)]
    let conflict = ExactOracle(system, rows: [0, 1, 2, 3], strengths: strengths)
    #expect(conflict.levels.map(\.double) == [200])
  }

  @Test func `all strengths give up exactly as little as can be, and conflicts are irreducible`()
    throws
  {
    for seed in 0..<UInt64(trials(10000)) {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      let strengths = Set(system.rows.map(\.strength)).filter { !$0.isRequired }.sorted(by: >)
      let variables = system.freeOrders.indices.map { solver.makeVariable("v\($0)") }
      var kept: [Int] = []
      var rowOfID: [Constraint.ID: Int] = [:]
      func canHold(_ rows: [Int]) -> Bool {
        let required = rows.filter { system.rows[$0].strength.isRequired }
        return ExactOracle(system, rows: required, strengths: []).isSatisfiable
      }
      for index in system.rows.indices {
        let id = try solver.stage(system.constraint(index, variables))
        rowOfID[id] = index
        guard let conflict = conflictOfSolving(solver) else {
          kept.append(index)
          continue
        }
        #expect(!canHold(kept + [index]), "seed \(seed): row \(index) can hold")
        let members = try conflict.members.map { try #require(rowOfID[$0]) }
        #expect(!canHold(members), "seed \(seed): no conflict")
        for member in members {
          #expect(
            canHold(members.filter { $0 != member }), "seed \(seed): \(member) is not needed")
        }
        checkCertificate(conflict, members.map { system.rows[$0] }, seed)
        solver.discardStaged()
        rowOfID[id] = nil
      }
      let oracle = ExactOracle(system, rows: kept, strengths: strengths)
      #expect(oracle.isSatisfiable, "seed \(seed)")
      var sums = Array(repeating: 0.0, count: strengths.count + 1)
      for index in kept {
        let row = system.rows[index]
        let value = row.terms.reduce(row.constant) {
          $0 + $1.coefficient * solver.value(of: variables[$1.variable])
        }
        let violation =
          switch row.relation {
          case .equal: abs(value)
          case .lessOrEqual: max(0, value)
          case .greaterOrEqual: max(0, -value)
          }
        sums[strengths.firstIndex(of: row.strength).map { $0 + 1 } ?? 0] += violation
      }
      for (sum, least) in zip(sums, oracle.levels) {
        #expect(
          abs(sum - least.double) <= 1e-8 * max(1, least.double),
          "seed \(seed): \(sum), not \(least.double)")
      }
    }
  }

  /// The factors cancel all variables, respect the relations and leave the excess.
  private func checkCertificate(
    _ conflict: Conflict, _ rows: [RandomSystem.Row], _ seed: UInt64
  ) {
    var sums: [Int: Double] = [:]
    var constant = 0.0
    for (row, factor) in zip(rows, conflict.multipliers) {
      for term in row.terms { sums[term.variable, default: 0] += factor * term.coefficient }
      constant += factor * row.constant
      switch row.relation {
      case .equal: #expect(factor != 0, "seed \(seed)")
      case .lessOrEqual: #expect(factor > 0, "seed \(seed)")
      case .greaterOrEqual: #expect(factor < 0, "seed \(seed)")
      }
    }
    #expect(sums.values.allSatisfy { abs($0) <= 1e-9 }, "seed \(seed): \(sums)")
    #expect(conflict.excess > 0, "seed \(seed)")
    #expect(abs(constant - conflict.excess) <= 1e-9 * max(1, conflict.excess), "seed \(seed)")
    #expect(abs(abs(conflict.multipliers[rows.count - 1]) - 1) <= 1e-12, "seed \(seed)")
  }
}
