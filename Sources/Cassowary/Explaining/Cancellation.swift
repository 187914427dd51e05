/// Finds the factors with which rows add up so that all variables cancel.
///
/// A variable in only two rows ties their factors together, so that a chain of rows needs no matrix
/// (union-find with factors). Gauss and Jordan solve what stays apart.
struct Cancellation {
  /// A row in which a variable occurs.
  struct Term {
    var row: Int
    var coefficient: Double
  }

  private var parents: [Int]
  /// A row's factor as a multiple of its parent's.
  private var ratios: [Double]
  /// Whether a root's factor, and with it that of all rows tied to it, is 0.
  private var isZero: [Bool]

  init(rowCount: Int) {
    parents = Array(0..<rowCount)
    ratios = Array(repeating: 1, count: rowCount)
    isZero = Array(repeating: false, count: rowCount)
  }

  /// Finds the factors of all rows.
  ///
  /// - Parameter columns: For each variable, the rows it occurs in.
  /// - Returns: The factors, or nothing if they are not unique but for a common factor.
  consuming func solve(_ columns: [[Term]]) -> [Double]? {
    var waiting = columns
    while true {
      var later: [[Term]] = []
      for column in waiting where !tie(column) { later.append(column) }
      if later.isEmpty || later.count == waiting.count {
        waiting = later
        break
      }
      waiting = later
    }
    var numberOfRoot: [Int: Int] = [:]
    var roots: [Int] = []
    for row in parents.indices {
      let root = find(row).root
      guard !isZero[root], numberOfRoot[root] == nil else { continue }
      numberOfRoot[root] = roots.count
      roots.append(root)
    }
    let matrix = waiting.map { column in
      var line = Array(repeating: 0.0, count: roots.count)
      for term in reduced(column) { line[numberOfRoot[term.row] ?? 0] += term.coefficient }
      return line
    }
    guard let factors = Self.onlySolution(of: matrix, width: roots.count) else { return nil }
    return parents.indices.map { row in
      let (root, ratio) = find(row)
      return isZero[root] ? 0 : ratio * factors[numberOfRoot[root] ?? 0]
    }
  }

  /// The root of a row and its factor as a multiple of the root's.
  private mutating func find(_ row: Int) -> (root: Int, ratio: Double) {
    var path: [Int] = []
    var current = row
    while parents[current] != current {
      path.append(current)
      current = parents[current]
    }
    var ratio = 1.0
    while let member = path.popLast() {
      ratio *= ratios[member]
      parents[member] = current
      ratios[member] = ratio
    }
    return (current, ratio)
  }

  /// A column over roots, without those that are 0 or cancel.
  private mutating func reduced(_ column: [Term]) -> [Term] {
    var sums: [Int: (sum: Double, scale: Double)] = [:]
    var order: [Int] = []
    for term in column {
      let (root, ratio) = find(term.row)
      guard !isZero[root] else { continue }
      if sums[root] == nil { order.append(root) }
      let part = term.coefficient * ratio
      let old = sums[root] ?? (0, 0)
      sums[root] = (old.sum + part, old.scale + abs(part))
    }
    return order.compactMap { root in
      guard let (sum, scale) = sums[root], abs(sum) > 1e-11 * scale else { return nil }
      return Term(row: root, coefficient: sum)
    }
  }

  /// Uses a column that speaks of at most two roots; returns whether it did.
  private mutating func tie(_ column: [Term]) -> Bool {
    let terms = reduced(column)
    switch terms.count {
    case 0: break
    case 1: isZero[terms[0].row] = true
    case 2:
      parents[terms[1].row] = terms[0].row
      ratios[terms[1].row] = -terms[0].coefficient / terms[1].coefficient
    default: return false
    }
    return true
  }

  /// The solution of a homogeneous system, if it is unique but for a factor.
  private static func onlySolution(of lines: [[Double]], width: Int) -> [Double]? {
    var matrix = lines
    var pivots: [(column: Int, row: Int)] = []
    var freeColumns: [Int] = []
    for column in 0..<width {
      let used = pivots.count
      let best = (used..<matrix.count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }
      guard let best, abs(matrix[best][column]) > 1e-11 else {
        freeColumns.append(column)
        continue
      }
      matrix.swapAt(used, best)
      let pivot = matrix[used][column]
      for other in 0..<width { matrix[used][other] /= pivot }
      for row in matrix.indices where row != used && matrix[row][column] != 0 {
        let factor = matrix[row][column]
        for other in 0..<width { matrix[row][other] -= factor * matrix[used][other] }
      }
      pivots.append((column, used))
    }
    guard freeColumns.count == 1 else { return nil }
    var result = Array(repeating: 0.0, count: width)
    result[freeColumns[0]] = 1
    for (column, row) in pivots {
      let value = -matrix[row][freeColumns[0]]
      result[column] = abs(value) <= 1e-11 ? 0 : value
    }
    return result
  }
}
