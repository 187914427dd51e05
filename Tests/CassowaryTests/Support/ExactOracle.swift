import Cassowary

/// Finds the least sums of violations by a textbook simplex in exact arithmetic.
///
/// Every row says `a · x + c = over - under` with `over` and `under` at least 0, and `x` is a
/// difference of two such numbers. At `x = 0` that has a solution, so there is no first phase: the
/// violation of required rows is simply the first objective. After each objective the columns that
/// would raise it are taken out. Bland's rule keeps it from cycling. It shares nothing with the solver,
/// which has no artificial numbers, no fractions, and costs instead of columns.
struct ExactOracle {
  private var rows: [[Fraction]] = []
  private var constants: [Fraction] = []
  private var basis: [Int] = []
  private var isOut: [Bool]
  private let columnCount: Int

  /// The least sum of violations of what is required, then of each strength from the strongest down.
  private(set) var levels: [Fraction] = []

  /// Whether all required rows can hold.
  var isSatisfiable: Bool { levels[0].isZero }

  /// Solves some rows of a system.
  init(_ system: RandomSystem, rows chosen: [Int], strengths: [Strength]) {
    let count = system.variableCount
    columnCount = 2 * count + 2 * chosen.count
    isOut = Array(repeating: false, count: columnCount)
    var costs = Array(
      repeating: Array(repeating: Fraction.zero, count: columnCount), count: strengths.count + 1)
    for (index, number) in chosen.enumerated() {
      let row = system.rows[number]
      let over = 2 * count + 2 * index
      var line = Array(repeating: Fraction.zero, count: columnCount)
      for term in row.terms {
        let coefficient = Fraction(term.coefficient)
        line[2 * term.variable] = line[2 * term.variable] + coefficient
        line[2 * term.variable + 1] = line[2 * term.variable + 1] - coefficient
      }
      line[over] = Fraction(-1)
      line[over + 1] = Fraction(1)
      // a · x - over + under = -c, with the sign turned where the right side would be negative.
      var constant = -Fraction(row.constant)
      if constant < .zero {
        line = line.map { -$0 }
        constant = -constant
        basis.append(over)
      } else {
        basis.append(over + 1)
      }
      rows.append(line)
      constants.append(constant)
      let level = strengths.firstIndex(of: row.strength).map { $0 + 1 } ?? 0
      if row.relation != .greaterOrEqual { costs[level][over] = Fraction(1) }
      if row.relation != .lessOrEqual { costs[level][over + 1] = Fraction(1) }
    }
    for cost in costs {
      // A sum of violations cannot fall for ever.
      guard let least = minimise(cost) else { preconditionFailure("no least sum") }
      levels.append(least)
      guard levels[0].isZero else { return }
    }
  }

  /// Whether all solutions that are best by all strengths give a variable the same value.
  func isDetermined(_ variable: Int) -> Bool {
    var cost = Array(repeating: Fraction.zero, count: columnCount)
    cost[2 * variable] = Fraction(1)
    cost[2 * variable + 1] = Fraction(-1)
    var low = self
    var high = self
    guard let least = low.minimise(cost), let most = high.minimise(cost.map { -$0 }) else {
      return false
    }
    return least == -most
  }

  /// Returns the least value of an objective, or nothing if it has none.
  private mutating func minimise(_ cost: [Fraction]) -> Fraction? {
    var reduced = cost
    var value = Fraction.zero
    for (row, column) in basis.enumerated() where !cost[column].isZero {
      for other in 0..<columnCount where !rows[row][other].isZero {
        reduced[other] = reduced[other] - cost[column] * rows[row][other]
      }
      value = value + cost[column] * constants[row]
    }
    while let entering = (0..<columnCount).first(where: { !isOut[$0] && reduced[$0] < .zero }) {
      var leaving: Int?
      var least = Fraction.zero
      for row in rows.indices where rows[row][entering] > .zero {
        let ratio = constants[row] / rows[row][entering]
        if let old = leaving {
          if ratio > least || (ratio == least && basis[row] > basis[old]) { continue }
        }
        leaving = row
        least = ratio
      }
      guard let leaving else { return nil }
      let factor = reduced[entering]
      pivot(leaving, entering)
      for other in 0..<columnCount where !rows[leaving][other].isZero {
        reduced[other] = reduced[other] - factor * rows[leaving][other]
      }
      value = value + factor * constants[leaving]
    }
    for column in 0..<columnCount where reduced[column] > .zero { isOut[column] = true }
    return value
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let pivot = rows[row][column]
    for other in 0..<columnCount where !rows[row][other].isZero {
      rows[row][other] = rows[row][other] / pivot
    }
    constants[row] = constants[row] / pivot
    for target in rows.indices where target != row && !rows[target][column].isZero {
      let factor = rows[target][column]
      for other in 0..<columnCount where !rows[row][other].isZero {
        rows[target][other] = rows[target][other] - factor * rows[row][other]
      }
      constants[target] = constants[target] - factor * constants[row]
    }
    basis[row] = column
  }
}
