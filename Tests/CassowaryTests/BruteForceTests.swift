import Cassowary
import Testing

/// Finds the best sums of violations by trying every point where as many constraints as there are
/// variables hold exactly: no simplex, no elimination of the solver's kind.
///
/// Violations are convex and piecewise linear, so that their lexicographic least is reached in such a
/// point once the planes on which single variables are zero are among the candidates.
private struct BruteForce {
  var system: RandomSystem

  /// The sums by strength at the best point, or nothing if no point satisfies what is required.
  func best(_ rows: [Int]) -> [Double]? {
    let count = system.variableCount
    var planes = rows.map { plane($0) }
    for variable in 0..<count {
      planes.append((0..<count).map { $0 == variable ? 1 : 0 } + [0])
    }
    var best: [Double]?
    forEachSubset(of: planes.count, size: count) { subset in
      guard let point = intersection(subset.map { planes[$0] }) else { return }
      guard let sums = sums(rows, at: point) else { return }
      if let old = best, !isBetter(sums, than: old) { return }
      best = sums
    }
    return best
  }

  /// The coefficients of a row, then its constant.
  private func plane(_ row: Int) -> [Double] {
    var result = Array(repeating: 0.0, count: system.variableCount + 1)
    for term in system.rows[row].terms { result[term.variable] += term.coefficient }
    result[system.variableCount] = system.rows[row].constant
    return result
  }

  /// Strengths from the strongest down.
  private var strengths: [Strength] {
    Set(system.rows.map(\.strength)).filter { !$0.isRequired }.sorted(by: >)
  }

  /// The sums of violations by strength, or nothing where a required row does not hold.
  func sums(_ rows: [Int], at point: [Double]) -> [Double]? {
    let strengths = strengths
    var result = Array(repeating: 0.0, count: strengths.count)
    for row in rows {
      let plane = plane(row)
      var value = plane[system.variableCount]
      for (variable, coordinate) in point.enumerated() { value += plane[variable] * coordinate }
      let violation =
        switch system.rows[row].relation {
        case .equal: abs(value)
        case .lessOrEqual: max(0, value)
        case .greaterOrEqual: max(0, -value)
        }
      if let level = strengths.firstIndex(of: system.rows[row].strength) {
        result[level] += violation
      } else if violation > 1e-7 {
        return nil
      }
    }
    return result
  }

  private func isBetter(_ left: [Double], than right: [Double]) -> Bool {
    for (a, b) in zip(left, right) where abs(a - b) > 1e-7 * max(1, b) { return a < b }
    return false
  }

  private func forEachSubset(of count: Int, size: Int, _ body: ([Int]) -> Void) {
    var subset = Array(0..<size)
    while true {
      body(subset)
      var place = size - 1
      while place >= 0, subset[place] == count - size + place { place -= 1 }
      guard place >= 0 else { return }
      subset[place] += 1
      for next in place + 1..<max(place + 1, size) { subset[next] = subset[next - 1] + 1 }
    }
  }

  /// The one point on all planes, by Gauss and Jordan.
  private func intersection(_ planes: [[Double]]) -> [Double]? {
    var matrix = planes
    let count = system.variableCount
    for column in 0..<count {
      let rest = column..<count
      guard
        let pivot = rest.max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        guard factor != 0 else { continue }
        for other in column...count { matrix[row][other] -= factor * matrix[column][other] }
      }
    }
    return (0..<count).map { -matrix[$0][count] / matrix[$0][$0] }
  }
}

@Suite struct BruteForceTests {
  @Test func `no point is better than a solution, and what is refused has none`() throws {
    for seed in 0..<UInt64(trials(10000)) {
      let system = RandomSystem(seed: seed, variableCount: 3)
      let solver = Solver()
      let oracle = BruteForce(system: system)
      let variables = system.freeOrders.indices.map { solver.makeVariable("v\($0)") }
      var kept: [Int] = []
      var handles: [Constraint.ID] = []
      for index in system.rows.indices {
        let id = try solver.stage(system.constraint(index, variables))
        guard let conflict = conflictOfSolving(solver) else {
          kept.append(index)
          handles.append(id)
          continue
        }
        #expect(oracle.best(kept + [index]) == nil, "seed \(seed): row \(index) can hold")
        // The conflict is one, and taking any member away ends it.
        let members = conflict.members.map { member in
          handles.firstIndex(of: member).map { kept[$0] } ?? index
        }
        #expect(oracle.best(members) == nil, "seed \(seed): no conflict")
        for member in members {
          let rest = members.filter { $0 != member }
          #expect(oracle.best(rest) != nil, "seed \(seed): \(member) is not needed")
        }
        solver.discardStaged()
      }
      let found = oracle.sums(kept, at: variables.map { solver.value(of: $0) })
      let best = oracle.best(kept)
      #expect((found == nil) == (best == nil), "seed \(seed)")
      for (sum, least) in zip(found ?? [], best ?? []) {
        #expect(abs(sum - least) <= 1e-6 * max(1, least), "seed \(seed): \(sum), not \(least)")
      }
    }
  }
}
