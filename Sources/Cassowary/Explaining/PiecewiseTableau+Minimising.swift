// The simplex over the costs of one objective.
extension PiecewiseTableau {
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
    let numbers = costs.keys.sorted()
    for number in numbers where places[number] >= 0 {
      guard let cost = costs[number] else { continue }
      segments[number] = segment(of: values[number], in: cost, up: true)
    }
    var movedRows: Set<Int> = []
    var idle = 0
    let patience = 4 * (width + rowOwners.count) + 50
    var remaining = 200 * (width + rowOwners.count) + 5000
    while remaining > 0 {
      remaining -= 1
      computeGradient(numbers)
      guard let (column, up) = entering(firstFit: idle > patience) else { break }
      movedRows.formUnion(columnRows[column])
      let moved = move(column, up: up, firstFit: idle > patience)
      idle = moved ? 0 : idle + 1
    }
    computeGradient(numbers)
    confine()
    for row in movedRows { values[rowOwners[row]] = rowValue(row) }
  }

  private mutating func computeGradient(_ numbers: [Int]) {
    for column in touchedColumns {
      gradient[column] = 0
      gradientScale[column] = 0
      isTouched[column] = false
    }
    touchedColumns.removeAll(keepingCapacity: true)
    for number in numbers {
      guard places[number] >= 0 else {
        touch(~places[number])
        continue
      }
      let slope = slope(number, segments[number])
      guard slope != 0 else { continue }
      for entry in rows[places[number]].entries {
        gradient[entry.column] += slope * entry.coefficient
        gradientScale[entry.column] += abs(slope * entry.coefficient)
        touch(entry.column)
      }
    }
  }

  private mutating func touch(_ column: Int) {
    guard !isTouched[column] else { return }
    isTouched[column] = true
    touchedColumns.append(column)
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
    for column in touchedColumns {
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
    for row in columnRows[column] {
      let rate = rows[row][column] * (up ? 1 : -1)
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
        let left = abs(rows[$0.row][column])
        let right = abs(rows[$1.row][column])
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
    for row in columnRows[column] {
      let rate = rows[row][column]
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
    var pivotRow = rows[row]
    let inverse = 1 / pivotRow[column]
    pivotRow.multiply(by: -inverse)
    pivotRow.set(inverse, at: column)
    rows[row] = pivotRow
    constants[row] *= -inverse
    for target in columnRows[column] where target != row {
      let factor = rows[target][column]
      rows[target].set(0, at: column)
      rows[target].add(pivotRow, times: factor) { added in
        // The pivot's own column stays in all rows it was in.
        if added != column { columnRows[added].append(target) }
      } removed: { removed in
        if let place = columnRows[removed].firstIndex(of: target) {
          columnRows[removed].remove(at: place)
        }
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
    for column in touchedColumns {
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
    for column in touchedColumns.sorted()
    where abs(gradient[column]) > 1e-9 * gradientScale[column] {
      result.append(columnOwners[column])
    }
    return result
  }
}
