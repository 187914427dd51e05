// A primal simplex over piecewise-linear costs, compared strength by strength.
//
// A required constraint is a cost of infinite strength, so there is no first phase: a system is
// unsatisfiable if required costs remain at the optimum. An entering number passes the breakpoints of
// others as long as that still improves (Fourer 1985, part I; the long-step rule of Maros 2003).
extension Engine {
  /// Solves a component from its present basis.
  ///
  /// - Returns: Whether it came to an end; a limit keeps the noise of doubles from turning it in
  ///   circles.
  mutating func solveComponent(_ index: Int) -> Bool {
    let component = components[index]
    let rowCount = Int(component.rowCount)
    let columnCount = Int(component.columnCount)
    simplex.idle = 0
    var remaining = 100 * (rowCount + columnCount) + 2000
    var hasMoved = false
    while remaining > 0 {
      remaining -= 1
      findPulls(component)
      price(component)
      if simplex.candidates.count == 0 {
        guard hasMoved, !settleBasics(component) else { break }
        continue
      }
      hasMoved = true
      improve(component, firstFit: simplex.idle > 2 * (rowCount + columnCount) + 20)
    }
    if remaining == 0 { return false }
    if hasMoved { components[index].hasMovedColumns = true }
    components[index].isDirty = false
    components[index].isFree = simplex.foundFree
    if component.parameterCount > 0 { components[index].pull = pullOnParameters(component) }
    return true
  }

  /// Computes the basic numbers afresh after steps.
  ///
  /// - Returns: Whether all of them still lie between the neighbours they were thought to have.
  private mutating func settleBasics(_ component: Component) -> Bool {
    recomputeBasics(component)
    var isSettled = true
    var index = Int(component.firstBasic)
    while index < Int(component.firstBasic + component.rowCount) {
      if !isInSegment(basics[index]) {
        findSegment(basics[index])
        isSettled = false
      }
      index += 1
    }
    return isSettled
  }

  /// Whether all required costs of a component are zero.
  func isFeasible(_ component: Component) -> Bool {
    var index = Int(component.firstBasic)
    while index < Int(component.firstBasic + component.rowCount) {
      if isForbidden(basics[index]) { return false }
      index += 1
    }
    index = Int(component.firstColumn)
    while index < Int(component.firstColumn + component.columnCount) {
      if isForbidden(columns[index]) { return false }
      index += 1
    }
    return true
  }

  /// Collects how the costs of basic numbers change as they move.
  @inline(__always)
  private mutating func findPulls(_ component: Component) {
    simplex.pulls.removeAll()
    simplex.activeRows.removeAll()
    var strongest = 0.0
    let basic = basics.base + Int(component.firstBasic)
    var row = 0
    while row < Int(component.rowCount) {
      let number = numbers[basic[row]]
      let start = simplex.pulls.count
      var strongestHere = 0.0
      var index = number.firstBreakpoint
      while index >= 0 {
        let breakpoint = breakpoints[index]
        index = breakpoint.next
        var weight = 0.0
        if breakpoint.at >= number.upper {
          if breakpoint.side <= 0 { weight = -breakpoint.weight }
        } else if breakpoint.side >= 0 {
          weight = breakpoint.weight
        }
        if weight != 0 {
          simplex.pulls.append(.init(strength: breakpoint.strength, weight: weight))
          if breakpoint.strength > strongestHere { strongestHere = breakpoint.strength }
        }
      }
      if simplex.pulls.count > start {
        simplex.activeRows.append(
          .init(
            strength: strongestHere, row: Int32(row), firstPull: Int32(start),
            endPull: Int32(simplex.pulls.count)))
        if strongestHere > strongest { strongest = strongestHere }
      }
      row += 1
    }
    simplex.strongestPull = strongest
  }

  /// Adds the slopes of a nonbasic number's own cost to both sides.
  @inline(__always)
  private mutating func addOwnSlopes(_ number: Int32) {
    let value = numbers[number].value
    var index = numbers[number].firstBreakpoint
    while index >= 0 {
      let breakpoint = breakpoints[index]
      index = breakpoint.next
      let strength = breakpoint.strength
      let weight = breakpoint.weight
      if breakpoint.at < value {
        if breakpoint.side >= 0 {
          simplex.up.add(strength, weight)
          simplex.down.add(strength, weight)
        }
      } else if breakpoint.at > value {
        if breakpoint.side <= 0 {
          simplex.up.add(strength, -weight)
          simplex.down.add(strength, -weight)
        }
      } else {
        if breakpoint.side >= 0 { simplex.up.add(strength, weight) }
        if breakpoint.side <= 0 { simplex.down.add(strength, -weight) }
      }
    }
  }

  /// Finds the strength below which no pull moves a nonbasic number.
  @inline(never)
  mutating func findHold(_ number: Int32) {
    simplex.up.clear()
    simplex.down.clear()
    addOwnSlopes(number)
    let up = simplex.up.leading
    let down = simplex.down.leading
    numbers[number].hold =
      up.weight > 0 && down.weight < 0 ? min(up.strength, down.strength) : 0
  }

  /// Computes the slopes of the whole cost as a column's number moves up and down.
  @inline(__always)
  private mutating func findSlopes(_ component: Component, _ column: Int) {
    simplex.up.clear()
    simplex.down.clear()
    addOwnSlopes(columns[Int(component.firstColumn) + column])
    let cell = cells.base + component.firstCell + column
    let width = component.width
    var active = 0
    while active < simplex.activeRows.count {
      let coefficient = cell[Int(simplex.activeRows[active].row) * width]
      if coefficient != 0 {
        var pull = Int(simplex.activeRows[active].firstPull)
        let end = Int(simplex.activeRows[active].endPull)
        while pull < end {
          let strength = simplex.pulls[pull].strength
          let weight = simplex.pulls[pull].weight * coefficient
          simplex.up.add(strength, weight)
          simplex.down.add(strength, weight)
          pull += 1
        }
      }
      active += 1
    }
  }

  /// The strongest pull of any basic number that moves with a column.
  @inline(__always)
  private func pullOn(_ component: Component, _ column: Int) -> Double {
    let cell = cells.base + component.firstCell + column
    let width = component.width
    var strongest = 0.0
    var active = 0
    while active < simplex.activeRows.count {
      let row = simplex.activeRows[active]
      if cell[Int(row.row) * width] != 0, row.strength > strongest { strongest = row.strength }
      active += 1
    }
    return strongest
  }

  /// Lists all columns that would improve the solution.
  private mutating func price(_ component: Component) {
    simplex.candidates.removeAll()
    simplex.foundFree = false
    let strongest = simplex.strongestPull
    var column = 0
    while column < Int(component.columnCount) {
      let number = columns[Int(component.firstColumn) + column]
      var hold = numbers[number].hold
      if hold < 0 {
        findHold(number)
        hold = numbers[number].hold
      }
      if strongest < hold || (hold > 0 && pullOn(component, column) < hold) {
        column += 1
        continue
      }
      findSlopes(component, column)
      let up = simplex.up.leading
      if up.weight < 0 {
        let next = simplex.up.next(below: up.strength)
        simplex.candidates.append(
          .init(
            column: Int32(column), isUp: true, strength: up.strength, weight: up.weight,
            nextStrength: next.strength, nextWeight: next.weight))
      } else {
        let down = simplex.down.leading
        if down.weight > 0 {
          let next = simplex.down.next(below: down.strength)
          simplex.candidates.append(
            .init(
              column: Int32(column), isUp: false, strength: down.strength, weight: -down.weight,
              nextStrength: next.strength, nextWeight: -next.weight))
        } else if up.weight == 0 || down.weight == 0 {
          simplex.foundFree = true
        }
      }
      column += 1
    }
  }

  /// Moves candidates, the best first, until one pivots or changes the pulls.
  private mutating func improve(_ component: Component, firstFit: Bool) {
    if firstFit {
      // The lowest number first, both to enter and to leave, cannot cycle (Bland 1977).
      var lowest = 0
      for index in 1..<max(1, simplex.candidates.count)
      where columnNumber(component, index) < columnNumber(component, lowest) {
        lowest = index
      }
      let candidate = simplex.candidates[lowest]
      findSlopes(component, Int(candidate.column))
      _ = move(component, Int(candidate.column), up: candidate.isUp, single: true, firstFit: true)
      return
    }
    let single = simplex.candidates.count == 1
    makeHeap()
    var isFirst = true
    while simplex.candidates.count > 0 {
      let candidate = popCandidate()
      findSlopes(component, Int(candidate.column))
      if !isFirst {
        let weight = candidate.isUp ? simplex.up.sign : -simplex.down.sign
        if weight >= 0 { continue }
      }
      isFirst = false
      let changedPulls = move(
        component, Int(candidate.column), up: candidate.isUp, single: single, firstFit: false)
      if changedPulls { return }
    }
  }

  @inline(__always)
  private func columnNumber(_ component: Component, _ candidate: Int) -> Int32 {
    columns[component.firstColumn + simplex.candidates[candidate].column]
  }

  private mutating func makeHeap() {
    var index = simplex.candidates.count / 2 - 1
    while index >= 0 {
      siftDown(index)
      index -= 1
    }
  }

  private mutating func popCandidate() -> SimplexScratch.Candidate {
    let result = simplex.candidates[0]
    let last = simplex.candidates.removeLast()
    if simplex.candidates.count > 0 {
      simplex.candidates[0] = last
      siftDown(0)
    }
    return result
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    let base = simplex.candidates.base
    let count = simplex.candidates.count
    while true {
      var child = 2 * index + 1
      guard child < count else { return }
      if child + 1 < count, base[child + 1].isBetter(than: base[child]) { child += 1 }
      guard base[child].isBetter(than: base[index]) else { return }
      let other = base[child]
      base[child] = base[index]
      base[index] = other
      index = child
    }
  }

  /// The nearest breakpoint of a number beyond a value.
  @inline(__always)
  private func nextBreakpoint(_ number: Int32, beyond value: Double, up: Bool) -> Double {
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
  private mutating func move(
    _ component: Component, _ column: Int, up: Bool, single: Bool, firstFit: Bool
  ) -> Bool {
    let entering = columns[Int(component.firstColumn) + column]
    let direction = up ? 1.0 : -1.0
    if up {
      simplex.slope.assign(simplex.up, times: 1)
    } else {
      simplex.slope.assign(simplex.down, times: -1)
    }
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
        numbers[entering].hold = .infinity
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
      numbers[entering].hold = -1
      return hasPassed
    }
    let leaver = basic[leaving]
    numbers[leaver].value = point
    numbers[leaver].hold = -1
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
  private mutating func pivot(_ component: Component, _ row: Int, _ column: Int) {
    pivotCount += 1
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

  /// The strongest level at which a component pulls on any of its parameters.
  private func pullOnParameters(_ component: Component) -> Double {
    var strongest = 0.0
    let width = component.width
    var active = 0
    while active < simplex.activeRows.count {
      let cell = cells.base + component.firstCell + Int(simplex.activeRows[active].row) * width
      var column = Int(component.columnCount)
      var isConcerned = false
      while column < width {
        if cell[column] != 0 { isConcerned = true }
        column += 1
      }
      if isConcerned {
        var pull = Int(simplex.activeRows[active].firstPull)
        while pull < Int(simplex.activeRows[active].endPull) {
          strongest = max(strongest, simplex.pulls[pull].strength)
          pull += 1
        }
      }
      active += 1
    }
    return strongest
  }

  /// Readies the pulls for questions about single columns.
  mutating func prepareSlopes(_ component: Component) { findPulls(component) }

  /// The values that a nonbasic number can take without any strength's sum changing.
  mutating func freeRange(_ component: Component, _ column: Int) -> (lower: Double, upper: Double) {
    let number = columns[Int(component.firstColumn) + column]
    let value = numbers[number].value
    findSlopes(component, column)
    return (
      simplex.down.sign == 0 ? nextBreakpoint(number, beyond: value, up: false) : value,
      simplex.up.sign == 0 ? nextBreakpoint(number, beyond: value, up: true) : value
    )
  }

  /// Whether a parameter's value is strictly the best, all components considered.
  mutating func isParameterSettled(_ parameter: Parameter) -> Bool {
    simplex.up.clear()
    simplex.down.clear()
    addOwnSlopes(parameter.variable)
    var use = Int(parameter.firstUse)
    while use < Int(parameter.firstUse + parameter.useCount) {
      let component = components[parameterUses[use].component]
      let column = Int(parameterUses[use].column)
      use += 1
      guard component.pull > 0 else { continue }
      findPulls(component)
      var active = 0
      while active < simplex.activeRows.count {
        let row = Int(simplex.activeRows[active].row)
        let coefficient = cells[component.firstCell + row * component.width + column]
        if coefficient != 0 {
          var pull = Int(simplex.activeRows[active].firstPull)
          while pull < Int(simplex.activeRows[active].endPull) {
            let weight = simplex.pulls[pull].weight * coefficient
            simplex.up.add(simplex.pulls[pull].strength, weight)
            simplex.down.add(simplex.pulls[pull].strength, weight)
            pull += 1
          }
        }
        active += 1
      }
    }
    return simplex.up.sign > 0 && simplex.down.sign < 0
  }
}
