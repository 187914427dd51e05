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
  private var places: [Int] = []
  private(set) var rowOwners: [Int] = []
  private(set) var columnOwners: [Int] = []
  private var cells: [Double] = []
  private var constants: [Double] = []

  // The objective being minimised.
  private var costs: [Int: PiecewiseCost] = [:]
  private var segments: [Int]
  private(set) var gradient: [Double]
  private var gradientScale: [Double]
  private(set) var pivotCount = 0

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

  private func isColumnFree(_ column: Int) -> Bool {
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

  private func rowValue(_ row: Int) -> Double {
    var sum = constants[row]
    for column in 0..<width { sum += cells[row * width + column] * values[columnOwners[column]] }
    return sum
  }

  private func tolerance(_ value: Double) -> Double { 1e-9 * max(1, abs(value)) }

  private func slope(_ number: Int, _ segment: Int) -> Double {
    costs[number]?.slopes[segment] ?? 0
  }

  /// The slope of a nonbasic number's own cost to one side.
  private func ownSlope(_ number: Int, up: Bool) -> Double {
    guard let cost = costs[number] else { return 0 }
    return cost.slopes[segment(of: values[number], in: cost, up: up)]
  }

  /// The stretch of a cost that begins at a value and goes to one side.
  private func segment(of value: Double, in cost: PiecewiseCost, up: Bool) -> Int {
    let tolerance = tolerance(value)
    return up
      ? cost.points.count { $0 <= value + tolerance }
      : cost.points.count { $0 < value - tolerance }
  }

  /// Minimises a sum of costs, then confines all numbers to where it stays least.
  mutating func minimise(_ objective: [Int: PiecewiseCost]) {
    costs = objective
    for number in rowOwners {
      guard let cost = costs[number] else { continue }
      segments[number] = segment(of: values[number], in: cost, up: true)
    }
    var idle = 0
    let patience = 4 * (width + rowOwners.count) + 50
    var remaining = 200 * (width + rowOwners.count) + 5000
    while remaining > 0 {
      remaining -= 1
      computeGradient()
      guard let (column, up) = entering(firstFit: idle > patience) else { break }
      let moved = move(column, up: up, firstFit: idle > patience)
      idle = moved ? 0 : idle + 1
    }
    computeGradient()
    confine()
    for row in rowOwners.indices { values[rowOwners[row]] = rowValue(row) }
  }

  private mutating func computeGradient() {
    for column in 0..<width {
      gradient[column] = 0
      gradientScale[column] = 0
    }
    for number in costs.keys.sorted() where places[number] >= 0 {
      let slope = slope(number, segments[number])
      guard slope != 0 else { continue }
      let first = places[number] * width
      for column in 0..<width where cells[first + column] != 0 {
        gradient[column] += slope * cells[first + column]
        gradientScale[column] += abs(slope * cells[first + column])
      }
    }
  }

  /// How fast the objective changes when a column's number moves to one side.
  private func derivative(_ column: Int, up: Bool) -> Double {
    let own = ownSlope(columnOwners[column], up: up)
    let sum = gradient[column] + own
    return abs(sum) <= 1e-9 * (gradientScale[column] + abs(own)) ? 0 : up ? sum : -sum
  }

  private func entering(firstFit: Bool) -> (column: Int, up: Bool)? {
    var best: (column: Int, up: Bool)?
    var steepest = 0.0
    for column in 0..<width {
      let number = columnOwners[column]
      guard lower[number] < upper[number] else { continue }
      for up in [true, false] {
        if up ? values[number] >= upper[number] : values[number] <= lower[number] { continue }
        let rate = derivative(column, up: up)
        if firstFit {
          if rate < 0, best.map({ columnOwners[$0.column] > number }) ?? true {
            best = (column, up)
          }
        } else if rate < steepest
          || (rate < 0 && rate == steepest
            && best.map { columnOwners[$0.column] > number } ?? false)
        {
          steepest = rate
          best = (column, up)
        }
      }
    }
    return best
  }

  /// Where a moving number meets a breakpoint or a bound.
  private struct Event {
    var step: Double
    /// The row of a basic number, or -1 for the entering number itself.
    var row: Int
    /// By how much the objective's slope rises there.
    var rise: Double
    var point: Double
  }

  /// Moves a nonbasic number until the objective stops falling, and pivots if a basic one stops it.
  ///
  /// - Returns: Whether anything moved.
  private mutating func move(_ column: Int, up: Bool, firstFit: Bool) -> Bool {
    let entering = columnOwners[column]
    var events: [Event] = []
    for row in rowOwners.indices {
      let rate = cells[row * width + column] * (up ? 1 : -1)
      guard abs(rate) > 1e-10 else { continue }
      let number = rowOwners[row]
      addEvents(
        of: number, rate: rate, row: row, segment: segments[number], to: &events)
    }
    let own = costs[entering].map { segment(of: values[entering], in: $0, up: up) } ?? 0
    addEvents(of: entering, rate: up ? 1 : -1, row: -1, segment: own, to: &events)
    // The steepest row among equals is the safest pivot; in first-fit mode the lowest number is
    // taken instead, which cannot cycle (Bland 1977).
    events.sort {
      if $0.step != $1.step { return $0.step < $1.step }
      if $0.row < 0 || $1.row < 0 { return $0.row < $1.row }
      if !firstFit {
        let left = abs(cells[$0.row * width + column])
        let right = abs(cells[$1.row * width + column])
        if left != right { return left > right }
      }
      return rowOwners[$0.row] < rowOwners[$1.row]
    }
    var rate = derivative(column, up: up)
    let noise = -1e-9 * max(gradientScale[column], abs(rate))
    var passed: [Int: Int] = [:]
    for event in events {
      rate += event.rise
      guard rate >= noise else {
        passed[event.row, default: 0] += 1
        continue
      }
      if moves != nil {
        let move = Move(
          entering: entering, isUp: up, rate: derivative(column, up: up), step: event.step,
          leaving: event.row < 0 ? nil : rowOwners[event.row], point: event.point)
        moves?.append(move)
      }
      finishMove(column, up: up, at: event, passed: passed, ownSegment: own)
      return event.step > 0
    }
    // Costs never fall for ever, so only the noise of doubles can lead here; leave the number alone.
    lower[entering] = values[entering]
    upper[entering] = values[entering]
    return false
  }

  private func addEvents(
    of number: Int, rate: Double, row: Int, segment: Int, to events: inout [Event]
  ) {
    let value = values[number]
    let bound = rate > 0 ? upper[number] : lower[number]
    if let cost = costs[number] {
      var next = rate > 0 ? segment : segment - 1
      while next >= 0, next < cost.points.count {
        let point = cost.points[next]
        if rate > 0 ? point >= bound : point <= bound { break }
        events.append(
          Event(
            step: max(0, (point - value) / rate), row: row,
            rise: (cost.slopes[next + 1] - cost.slopes[next]) * abs(rate), point: point))
        next += rate > 0 ? 1 : -1
      }
    }
    if bound.isFinite {
      events.append(
        Event(step: max(0, (bound - value) / rate), row: row, rise: .infinity, point: bound))
    }
  }

  private mutating func finishMove(
    _ column: Int, up: Bool, at event: Event, passed: [Int: Int], ownSegment: Int
  ) {
    let entering = columnOwners[column]
    let step = up ? event.step : -event.step
    for row in rowOwners.indices {
      let rate = cells[row * width + column]
      guard rate != 0 else { continue }
      values[rowOwners[row]] += rate * step
      if let count = passed[row] {
        segments[rowOwners[row]] += (rate > 0) == up ? count : -count
      }
    }
    values[entering] += step
    guard event.row >= 0 else {
      values[entering] = event.point
      return
    }
    segments[entering] = ownSegment + (passed[-1] ?? 0) * (up ? 1 : -1)
    values[rowOwners[event.row]] = event.point
    pivot(event.row, column)
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    pivotCount += 1
    let first = row * width
    let inverse = 1 / cells[first + column]
    for other in 0..<width where other != column { cells[first + other] *= -inverse }
    cells[first + column] = inverse
    constants[row] *= -inverse
    for target in rowOwners.indices where target != row {
      let factor = cells[target * width + column]
      guard factor != 0 else { continue }
      cells[target * width + column] = 0
      for other in 0..<width where cells[first + other] != 0 {
        let old = cells[target * width + other]
        let change = factor * cells[first + other]
        let sum = old + change
        // What cancels but for noise would be taken for a dependence later.
        cells[target * width + other] = abs(sum) <= 1e-12 * (abs(old) + abs(change)) ? 0 : sum
      }
      constants[target] += factor * constants[row]
    }
    let leaving = rowOwners[row]
    let entering = columnOwners[column]
    rowOwners[row] = entering
    columnOwners[column] = leaving
    places[entering] = row
    places[leaving] = ~column
  }

  /// Confines every number to where the objective just minimised stays least.
  private mutating func confine() {
    for column in 0..<width {
      let number = columnOwners[column]
      guard lower[number] < upper[number] else { continue }
      let cost = costs[number]
      for up in [true, false] {
        if derivative(column, up: up) > 0 {
          if up { upper[number] = values[number] } else { lower[number] = values[number] }
        } else if let cost {
          limit(number, to: cost, segment: segment(of: values[number], in: cost, up: up), up: up)
        }
      }
    }
    for (number, cost) in costs where places[number] >= 0 {
      limit(number, to: cost, segment: segments[number], up: true)
      limit(number, to: cost, segment: segments[number], up: false)
    }
  }

  private mutating func limit(_ number: Int, to cost: PiecewiseCost, segment: Int, up: Bool) {
    if up {
      if segment < cost.points.count { upper[number] = min(upper[number], cost.points[segment]) }
    } else if segment > 0 {
      lower[number] = max(lower[number], cost.points[segment - 1])
    }
  }

  /// The numbers whose cost holds the last objective up: basic ones on a slope, and nonbasic ones
  /// that a slope pushes against.
  var supports: [Int] {
    var result: [Int] = []
    for number in costs.keys.sorted() where places[number] >= 0 {
      if slope(number, segments[number]) != 0 { result.append(number) }
    }
    for column in 0..<width where abs(gradient[column]) > 1e-9 * gradientScale[column] {
      result.append(columnOwners[column])
    }
    return result
  }
}
