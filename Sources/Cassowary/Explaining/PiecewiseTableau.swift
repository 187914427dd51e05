/// A linear program whose costs are piecewise linear, solved objective after objective.
///
/// Every row states a basic number as a sum over the nonbasic ones. Costs sit on the numbers
/// themselves as breakpoints, so neither bounds nor soft constraints on a single number need rows
/// (Fourer 1985, "A simplex algorithm for piecewise-linear programming"). After each objective all
/// numbers are confined to the stretch in which that objective stays least, and the next is minimised
/// over what is left. Once no nonbasic number can move, all further objectives cost nothing.
struct PiecewiseTableau {
  /// The number of columns, which no pivot changes.
  let width: Int

  var values: [Double] = []
  var lower: [Double] = []
  var upper: [Double] = []
  /// The row of a basic number, or the complement of the column of a nonbasic one.
  var places: [Int] = []
  var rowOwners: [Int] = []
  var columnOwners: [Int] = []
  var cells: [Double] = []
  var constants: [Double] = []

  // The objective being minimised.
  var costs: [Int: PiecewiseCost] = [:]
  var segments: [Int]
  var gradient: [Double]
  var gradientScale: [Double]
  var pivotCount = 0

  /// One step of the simplex, for a trace.
  struct Move {
    var entering: Int
    var isUp: Bool
    /// How fast the objective falls.
    var rate: Double
    var step: Double
    /// The number that stopped the move and left the basis; nothing if the entering one did itself.
    var leaving: Int?
    /// The breakpoint at which the move stopped.
    var point: Double
  }

  /// The steps made so far, if they are to be recorded.
  var moves: [Move]?

  /// Creates a tableau of free numbers at zero, which are all nonbasic.
  init(width: Int) {
    self.width = width
    values = Array(repeating: 0, count: width)
    lower = Array(repeating: -.infinity, count: width)
    upper = Array(repeating: .infinity, count: width)
    places = (0..<width).map { ~$0 }
    columnOwners = Array(0..<width)
    segments = Array(repeating: 0, count: width)
    gradient = Array(repeating: 0, count: width)
    gradientScale = Array(repeating: 0, count: width)
  }

  /// Creates a tableau of columns and rows as another simplex left them.
  ///
  /// - Parameters:
  ///   - columns: The value and bounds of each nonbasic number; these come first.
  ///   - rows: The value and bounds of each basic number; these follow.
  ///   - cells: The rows over the columns, one after another.
  init(
    columns: [(value: Double, lower: Double, upper: Double)],
    rows: [(value: Double, lower: Double, upper: Double)], cells: [Double]
  ) {
    self.init(width: columns.count)
    let all = columns + rows
    values = all.map(\.value)
    lower = all.map(\.lower)
    upper = all.map(\.upper)
    self.cells = cells
    for row in rows.indices {
      places.append(row)
      rowOwners.append(columns.count + row)
      segments.append(0)
      var constant = rows[row].value
      for column in 0..<width {
        constant -= cells[row * width + column] * columns[column].value
      }
      constants.append(constant)
    }
  }

  /// Adds a basic number that is a sum over other numbers, and returns its index.
  mutating func appendRow(_ terms: [(number: Int, coefficient: Double)], constant: Double) -> Int {
    var row = Array(repeating: 0.0, count: width)
    let sum = express(terms, constant: constant, into: &row)
    let number = values.count
    places.append(rowOwners.count)
    rowOwners.append(number)
    cells.append(contentsOf: row)
    constants.append(sum)
    lower.append(-.infinity)
    upper.append(.infinity)
    segments.append(0)
    values.append(rowValue(rowOwners.count - 1))
    return number
  }

  /// Writes a sum over numbers as a row over the nonbasic ones and returns its constant.
  private func express(
    _ terms: [(number: Int, coefficient: Double)], constant: Double, into row: inout [Double]
  ) -> Double {
    var constant = constant
    for (number, coefficient) in terms {
      let place = places[number]
      if place < 0 {
        row[~place] += coefficient
      } else {
        constant += coefficient * constants[place]
        for column in 0..<width { row[column] += coefficient * cells[place * width + column] }
      }
    }
    for column in 0..<width where abs(row[column]) < 1e-11 { row[column] = 0 }
    return constant
  }

  /// Whether a sum over numbers can still change.
  func canChange(_ terms: [(number: Int, coefficient: Double)]) -> Bool {
    var row = Array(repeating: 0.0, count: width)
    _ = express(terms, constant: 0, into: &row)
    return row.indices.contains { row[$0] != 0 && isColumnFree($0) }
  }

  /// Whether a number can still change.
  func canChange(_ number: Int) -> Bool {
    let place = places[number]
    if place < 0 { return isColumnFree(~place) }
    return (0..<width).contains { cells[place * width + $0] != 0 && isColumnFree($0) }
  }

  /// Whether one column alone can move a number; if not, several together still might.
  func movesAlongSomeColumn(_ number: Int) -> Bool {
    let place = places[number]
    return (0..<width).contains { column in
      let rate = place < 0 ? (~place == column ? 1 : 0) : cells[place * width + column]
      guard rate != 0, isColumnFree(column) else { return false }
      return [1.0, -1.0].contains { room(column, direction: $0) > 1e-7 }
    }
  }

  /// How far a column's number can go until it or a basic number meets a bound.
  private func room(_ column: Int, direction: Double) -> Double {
    let number = columnOwners[column]
    var result = direction > 0 ? upper[number] - values[number] : values[number] - lower[number]
    for row in rowOwners.indices {
      let rate = cells[row * width + column] * direction
      guard abs(rate) > 1e-10 else { continue }
      let basic = rowOwners[row]
      let distance = rate > 0 ? upper[basic] - values[basic] : values[basic] - lower[basic]
      result = min(result, distance / abs(rate))
    }
    return result
  }

  func isColumnFree(_ column: Int) -> Bool {
    lower[columnOwners[column]] < upper[columnOwners[column]]
  }

  /// Whether any number can still change.
  var hasFreeColumns: Bool { (0..<width).contains { isColumnFree($0) } }

  /// For each number that can still change, calls a closure with the others it changes with.
  func forEachBlock(_ body: ([Int]) -> Void) {
    var roots = Array(0..<width)
    func root(_ start: Int) -> Int {
      var column = start
      while roots[column] != column { column = roots[column] }
      return column
    }
    var rowColumn = Array(repeating: -1, count: rowOwners.count)
    for row in rowOwners.indices {
      for column in 0..<width where cells[row * width + column] != 0 && isColumnFree(column) {
        if rowColumn[row] < 0 {
          rowColumn[row] = column
        } else {
          let other = root(column)
          roots[other] = root(rowColumn[row])
        }
      }
    }
    for column in 0..<width where isColumnFree(column) && root(column) == column {
      var block: [Int] = []
      for other in 0..<width where isColumnFree(other) && root(other) == column {
        block.append(columnOwners[other])
      }
      for row in rowOwners.indices where rowColumn[row] >= 0 && root(rowColumn[row]) == column {
        block.append(rowOwners[row])
      }
      body(block)
    }
  }

  /// Forgets all numbers, to be filled with those of other tableaus of the same total width.
  mutating func clear() {
    values = []
    lower = []
    upper = []
    places = []
    columnOwners = []
    segments = []
  }

  /// Adds the numbers, columns and rows of another tableau; its columns begin at a given one.
  mutating func append(_ part: PiecewiseTableau, firstNumber: Int, firstColumn: Int) {
    let firstRow = rowOwners.count
    values += part.values
    lower += part.lower
    upper += part.upper
    segments += part.segments
    places += part.places.map { $0 < 0 ? ~(~$0 + firstColumn) : $0 + firstRow }
    columnOwners += part.columnOwners.map { $0 + firstNumber }
    rowOwners += part.rowOwners.map { $0 + firstNumber }
    constants += part.constants
    for row in part.rowOwners.indices {
      cells += Array(repeating: 0, count: firstColumn)
      cells += part.cells[row * part.width..<(row + 1) * part.width]
      cells += Array(repeating: 0, count: width - firstColumn - part.width)
    }
  }

  func rowValue(_ row: Int) -> Double {
    var sum = constants[row]
    for column in 0..<width { sum += cells[row * width + column] * values[columnOwners[column]] }
    return sum
  }
}
