// A first basis for a component that was just built.
extension Engine {
  /// Lets free columns take rows to where these cost least.
  ///
  /// A number without any cost of its own loses nothing by entering the basis, so each row that is not where it
  /// should be takes the place of a free column in it. A chain of inequalities is then solved in one pass, where the
  /// simplex would look at all columns before every step. (Maros 2003, chapter 9: a triangular crash.)
  ///
  /// - Complexity: O(*r* · *c*) for *r* rows and *c* columns, and the cells that pivots fill in.
  mutating func start(_ component: Component) {
    // For a row or two it would not pay.
    guard component.rowCount > 4 else { return }
    let width = component.width
    var row = 0
    while row < Int(component.rowCount) {
      defer { row += 1 }
      let number = basics[Int(component.firstBasic) + row]
      let (lower, upper) = cheapest(number)
      let value = numbers[number].value
      let target = min(max(value, lower), upper)
      if abs(target - value) <= 1e-9 * max(1, abs(value)) { continue }
      let cell = cells.base + component.firstCell + row * width
      guard let column = freeColumn(component, cell) else { continue }
      enter(component, row: row, column: column, change: target - value, at: target)
    }
    recomputeBasics(component)
    row = 0
    while row < Int(component.rowCount) {
      findSegment(basics[Int(component.firstBasic) + row])
      row += 1
    }
  }

  /// The column of a row that nothing of its own holds and that is in the fewest other rows.
  private mutating func freeColumn(
    _ component: Component, _ cell: UnsafeMutablePointer<Double>
  ) -> Int? {
    var best: Int?
    var fewest = Int.max
    var largest = 0.0
    var candidates = 0
    var column = 0
    while column < Int(component.columnCount), candidates < 4 {
      defer { column += 1 }
      largest = max(largest, abs(cell[column]))
      guard cell[column] != 0 else { continue }
      let place = Int(component.firstColumn) + column
      if holds[place] < 0 { holds[place] = ownHold(columns[place]) }
      // A small pivot would make large numbers of everything.
      guard holds[place] == 0, numbers[columns[place]].firstBreakpoint < 0,
        abs(cell[column]) >= 1e-3 * largest
      else { continue }
      candidates += 1
      var count = 0
      var row = 0
      while row < Int(component.rowCount) {
        if cells[component.firstCell + row * component.width + column] != 0 { count += 1 }
        row += 1
      }
      if count < fewest {
        fewest = count
        best = column
      }
    }
    return best
  }

  /// Exchanges a row's number, which stops at a value, with a column's.
  private mutating func enter(
    _ component: Component, row: Int, column: Int, change: Double, at target: Double
  ) {
    let width = component.width
    let step = change / cells[component.firstCell + row * width + column]
    let leaving = basics[Int(component.firstBasic) + row]
    let entering = columns[Int(component.firstColumn) + column]
    var other = 0
    while other < Int(component.rowCount) {
      let rate = cells[component.firstCell + other * width + column]
      if rate != 0 { numbers[basics[Int(component.firstBasic) + other]].value += rate * step }
      other += 1
    }
    numbers[entering].value += step
    numbers[leaving].value = target
    holds[Int(component.firstColumn) + column] = -1
    pivot(component, row, column)
  }
}
