/// A linear program whose costs are piecewise linear, solved objective after objective.
///
/// Every row states a basic number as a sum over the nonbasic ones. Costs sit on the numbers
/// themselves as breakpoints, so neither bounds nor soft constraints on a single number need rows
/// (Fourer 1985, "A simplex algorithm for piecewise-linear programming"). After each objective all
/// numbers are confined to the stretch in which that objective stays least, and the next is minimised
/// over what is left. Once no nonbasic number can move, all further objectives cost nothing.
///
/// Rows are sparse, and each column knows the rows it is in, so that an objective costs what it
/// touches and not the size of the whole.
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
  var rows: [SparseRow] = []
  /// The rows in which each column is not zero, in no order.
  var columnRows: [[Int]] = []
  var constants: [Double] = []

  // The objective being minimised; of the columns it does not touch everything here is zero.
  var costs: [Int: PiecewiseCost] = [:]
  var segments: [Int]
  var gradient: [Double]
  var gradientScale: [Double]
  var isTouched: [Bool]
  var touchedColumns: [Int] = []
  var pivotCount = 0

  /// A column that could move when it was last looked at.
  private var likelyFreeColumn = 0

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
    columnRows = Array(repeating: [], count: width)
    segments = Array(repeating: 0, count: width)
    gradient = Array(repeating: 0, count: width)
    gradientScale = Array(repeating: 0, count: width)
    isTouched = Array(repeating: false, count: width)
  }

  /// Creates a tableau of columns and rows as another simplex left them.
  ///
  /// - Parameters:
  ///   - columns: The value and bounds of each nonbasic number; these come first.
  ///   - basics: The value and bounds of each basic number; these follow.
  ///   - rows: What the basic numbers are sums of, in their order.
  init(
    columns: [(value: Double, lower: Double, upper: Double)],
    basics: [(value: Double, lower: Double, upper: Double)], rows: [SparseRow]
  ) {
    self.init(width: columns.count)
    let all = columns + basics
    values = all.map(\.value)
    lower = all.map(\.lower)
    upper = all.map(\.upper)
    for (index, row) in rows.enumerated() {
      var constant = basics[index].value
      for entry in row.entries { constant -= entry.coefficient * columns[entry.column].value }
      appendBasic(row, owner: columns.count + index, constant: constant)
    }
  }

  private mutating func appendBasic(_ row: SparseRow, owner: Int, constant: Double) {
    for entry in row.entries { columnRows[entry.column].append(rows.count) }
    places.append(rows.count)
    rowOwners.append(owner)
    rows.append(row)
    constants.append(constant)
    segments.append(0)
  }

  /// Adds a basic number that is a sum over other numbers, and returns its index.
  mutating func appendRow(_ terms: [(number: Int, coefficient: Double)], constant: Double) -> Int {
    let (row, sum) = express(terms, constant: constant)
    let number = values.count
    appendBasic(row, owner: number, constant: sum)
    lower.append(-.infinity)
    upper.append(.infinity)
    values.append(rowValue(rows.count - 1))
    return number
  }

  /// A sum over numbers as a row over the nonbasic ones, and its constant.
  private func express(
    _ terms: [(number: Int, coefficient: Double)], constant: Double
  ) -> (row: SparseRow, constant: Double) {
    var constant = constant
    var row = SparseRow()
    for (number, coefficient) in terms {
      let place = places[number]
      if place < 0 {
        row.set(row[~place] + coefficient, at: ~place)
      } else {
        constant += coefficient * constants[place]
        row.add(rows[place], times: coefficient, added: { _ in }, removed: { _ in })
      }
    }
    row.dropNoise(below: 1e-11)
    return (row, constant)
  }

  /// Whether a sum over numbers can still change.
  func canChange(_ terms: [(number: Int, coefficient: Double)]) -> Bool {
    if terms.count == 1 { return terms[0].coefficient != 0 && canChange(terms[0].number) }
    return express(terms, constant: 0).row.entries.contains { isColumnFree($0.column) }
  }

  /// Whether a number can still change.
  func canChange(_ number: Int) -> Bool {
    let place = places[number]
    if place < 0 { return isColumnFree(~place) }
    return rows[place].entries.contains { isColumnFree($0.column) }
  }

  /// Whether one column alone can move a number; if not, several together still might.
  func movesAlongSomeColumn(_ number: Int) -> Bool {
    let place = places[number]
    if place < 0 { return hasRoom(~place) }
    return rows[place].entries.contains { hasRoom($0.column) }
  }

  private func hasRoom(_ column: Int) -> Bool {
    isColumnFree(column) && [1.0, -1.0].contains { room(column, direction: $0) > 1e-7 }
  }

  /// How far a column's number can go until it or a basic number meets a bound.
  private func room(_ column: Int, direction: Double) -> Double {
    let number = columnOwners[column]
    var result = direction > 0 ? upper[number] - values[number] : values[number] - lower[number]
    for row in columnRows[column] {
      let rate = rows[row][column] * direction
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

  /// The same, but at once if the column is still free that was found last time.
  mutating func stillHasFreeColumns() -> Bool {
    if likelyFreeColumn < width, isColumnFree(likelyFreeColumn) { return true }
    guard let free = (0..<width).first(where: { isColumnFree($0) }) else { return false }
    likelyFreeColumn = free
    return true
  }

  /// Groups the numbers that can still change: two that change together have the same group.
  ///
  /// - Returns: For each number the lowest column of its group, or -1 if it cannot change.
  func groupsOfNumbers() -> [Int] {
    var parents = Array(0..<width)
    func root(_ start: Int) -> Int {
      var column = start
      while parents[column] != column {
        parents[column] = parents[parents[column]]
        column = parents[column]
      }
      return column
    }
    var rowColumn = Array(repeating: -1, count: rows.count)
    for (index, row) in rows.enumerated() {
      for entry in row.entries where isColumnFree(entry.column) {
        if rowColumn[index] < 0 { rowColumn[index] = entry.column }
        let first = root(rowColumn[index])
        let other = root(entry.column)
        parents[max(first, other)] = min(first, other)
      }
    }
    var groups = Array(repeating: -1, count: values.count)
    for column in 0..<width where isColumnFree(column) {
      groups[columnOwners[column]] = root(column)
    }
    for (index, column) in rowColumn.enumerated() where column >= 0 {
      groups[rowOwners[index]] = root(column)
    }
    return groups
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
    let firstRow = rows.count
    values += part.values
    lower += part.lower
    upper += part.upper
    segments += part.segments
    places += part.places.map { $0 < 0 ? ~(~$0 + firstColumn) : $0 + firstRow }
    columnOwners += part.columnOwners.map { $0 + firstNumber }
    rowOwners += part.rowOwners.map { $0 + firstNumber }
    constants += part.constants
    rows += part.rows.map { $0.shifted(by: firstColumn) }
    for column in 0..<part.width {
      columnRows[firstColumn + column] = part.columnRows[column].map { $0 + firstRow }
    }
  }

  func rowValue(_ row: Int) -> Double {
    var sum = constants[row]
    for entry in rows[row].entries {
      sum += entry.coefficient * values[columnOwners[entry.column]]
    }
    return sum
  }
}
