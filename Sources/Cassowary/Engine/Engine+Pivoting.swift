// One step of the simplex: a nonbasic number moves, and perhaps changes places with a basic one.
extension Engine {
  /// The nearest breakpoint of a number beyond a value.
  @inline(__always)
  func nextBreakpoint(_ number: Int32, beyond value: Double, up: Bool) -> Double {
    var result = up ? Double.infinity : -.infinity
    var index = numbers[number].firstBreakpoint
    while index >= 0 {
      let at = breakpoints[index].at
      if up {
        if at > value, at < result { result = at }
      } else if at < value, at > result {
        result = at
      }
      index = breakpoints[index].next
    }
    return result
  }

  /// Adds to the slope the rise at one of a number's breakpoints.
  @inline(__always)
  private mutating func addRise(_ number: Int32, at point: Double, rate: Double) {
    var index = numbers[number].firstBreakpoint
    while index >= 0 {
      let breakpoint = breakpoints[index]
      if breakpoint.at == point {
        simplex.slope.add(breakpoint.strength, breakpoint.rise * rate)
      }
      index = breakpoint.next
    }
  }

  /// Moves the number of a column as far as that improves.
  ///
  /// With `single` it goes past its own breakpoints too; otherwise another candidate may do better
  /// from there on.
  ///
  /// - Returns: Whether anything changed that the other candidates' slopes depend on.
  mutating func move(
    _ component: Component, _ column: Int, up: Bool, single: Bool, firstFit: Bool
  ) -> Bool {
    let entering = columns[Int(component.firstColumn) + column]
    let direction = up ? 1.0 : -1.0
    let width = component.width
    let cell = cells.base + component.firstCell + column
    let basic = basics.base + Int(component.firstBasic)
    let rowCount = Int(component.rowCount)
    let start = numbers[entering].value
    var behind = start
    var ahead = nextBreakpoint(entering, beyond: start, up: up)
    var hasPassed = false
    var leaving = -1
    var step = 0.0
    var point = 0.0
    while true {
      // The nearest event: the number's own next breakpoint, or a basic one's.
      var best = -1
      var bestStep = abs(ahead - start)
      var bestRate = 0.0
      var row = 0
      while row < rowCount {
        let rate = cell[row * width] * direction
        if abs(rate) > 1e-11 {
          let number = numbers[basic[row]]
          let distance = (rate > 0 ? number.upper : number.lower) - number.value
          if distance.isFinite {
            let reach = max(0, distance / rate)
            let margin = 1e-12 * (1 + reach)
            if reach < bestStep - margin
              || (reach <= bestStep + margin && best >= 0
                && (firstFit ? basic[row] < basic[best] : abs(rate) > bestRate))
            {
              best = row
              bestStep = min(reach, bestStep)
              bestRate = abs(rate)
            }
          }
        }
        row += 1
      }
      // Costs never fall for ever; only noise can lead here, and the number then stays.
      guard bestStep.isFinite else {
        holds[Int(component.firstColumn) + column] = .infinity
        return hasPassed
      }
      step = bestStep
      if best < 0 {
        addRise(entering, at: ahead, rate: 1)
        point = ahead
        if !single || simplex.slope.sign >= 0 { break }
        behind = ahead
        ahead = nextBreakpoint(entering, beyond: behind, up: up)
      } else {
        let number = basic[best]
        let isRising = cell[best * width] * direction > 0
        point = isRising ? numbers[number].upper : numbers[number].lower
        addRise(number, at: point, rate: bestRate)
        if simplex.slope.sign >= 0 {
          leaving = best
          break
        }
        hasPassed = true
        let next = nextBreakpoint(number, beyond: point, up: isRising)
        numbers[number].lower = isRising ? point : next
        numbers[number].upper = isRising ? next : point
      }
    }
    if step > 1e4 { simplex.isNoisy = true }
    if isVariable(entering) { changedRoots.append(entering) }
    holds[Int(component.firstColumn) + column] = -1
    simplex.idle = step > 1e-11 * max(1, abs(start)) ? 0 : simplex.idle + 1
    var row = 0
    while row < rowCount {
      let coefficient = cell[row * width]
      if coefficient != 0 { numbers[basic[row]].value += coefficient * direction * step }
      row += 1
    }
    if leaving < 0 {
      flipCount += 1
      numbers[entering].value = point
      return hasPassed
    }
    let leaver = basic[leaving]
    numbers[leaver].value = point
    if isVariable(leaver) { changedRoots.append(leaver) }
    numbers[entering].value = start + direction * step
    // The neighbours of where the entering number now is; it may have passed some of its own.
    numbers[entering].lower =
      up ? lastBreakpoint(entering, notBeyond: behind, up: true) : ahead
    numbers[entering].upper =
      up ? ahead : lastBreakpoint(entering, notBeyond: behind, up: false)
    pivot(component, leaving, column)
    return true
  }

  /// The breakpoint of a number at a value, or the nearest behind it.
  private func lastBreakpoint(_ number: Int32, notBeyond value: Double, up: Bool) -> Double {
    var result = up ? -Double.infinity : .infinity
    var index = numbers[number].firstBreakpoint
    while index >= 0 {
      let at = breakpoints[index].at
      if up {
        if at <= value, at > result { result = at }
      } else if at >= value, at < result {
        result = at
      }
      index = breakpoints[index].next
    }
    return result
  }

  /// Exchanges a basic and a nonbasic number.
  mutating func pivot(_ component: Component, _ row: Int, _ column: Int) {
    pivotCount += 1
    simplex.isNoisy = true
    let width = component.width
    let first = cells.base + component.firstCell
    let pivotRow = first + row * width
    let inverse = 1 / pivotRow[column]
    pivotRow[column] = -1
    var index = 0
    while index < width {
      pivotRow[index] *= -inverse
      index += 1
    }
    var other = 0
    while other < Int(component.rowCount) {
      let target = first + other * width
      let factor = target[column]
      if other != row, factor != 0 {
        target[column] = 0
        index = 0
        while index < width {
          let change = factor * pivotRow[index]
          if change != 0 {
            let sum = target[index] + change
            // What cancels but for noise would be taken for a dependence later.
            target[index] = abs(sum) <= 1e-13 * abs(change) ? 0 : sum
          }
          index += 1
        }
      }
      other += 1
    }
    let leaving = basics[Int(component.firstBasic) + row]
    let entering = columns[Int(component.firstColumn) + column]
    basics[Int(component.firstBasic) + row] = entering
    columns[Int(component.firstColumn) + column] = leaving
    numbers[entering].row = Int32(row)
    numbers[entering].column = -1
    numbers[leaving].row = -1
    numbers[leaving].column = Int32(column)
  }

  /// Computes the basic numbers from the nonbasic ones, so that no noise of steps adds up.
  mutating func recomputeBasics(_ component: Component) {
    let width = component.width
    let columnCount = Int(component.columnCount)
    var row = 0
    while row < Int(component.rowCount) {
      let cell = cells.base + component.firstCell + row * width
      var sum = 0.0
      var column = 0
      while column < columnCount {
        let coefficient = cell[column]
        if coefficient != 0 {
          sum += coefficient * numbers[columns[Int(component.firstColumn) + column]].value
        }
        column += 1
      }
      while column < width {
        let coefficient = cell[column]
        if coefficient != 0 {
          let parameter = Int(component.firstParameter) + column - columnCount
          sum += coefficient * numbers[parameterColumns[parameter]].value
        }
        column += 1
      }
      numbers[basics[Int(component.firstBasic) + row]].value = sum
      row += 1
    }
  }
}
