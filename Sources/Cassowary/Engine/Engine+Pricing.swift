// How the cost changes when a nonbasic number moves.
extension Engine {
  /// Collects how the costs of basic numbers change as they move, the strongest first, those of
  /// equal strength by row.
  @inline(__always)
  mutating func findPulls(_ component: Component) {
    simplex.pulls.removeAll()
    let basic = basics.base + Int(component.firstBasic)
    var row = 0
    while row < Int(component.rowCount) {
      let number = numbers[basic[row]]
      let firstCell = component.firstCell + row * component.width
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
          simplex.pulls.append(
            .init(strength: breakpoint.strength, weight: weight, firstCell: firstCell))
        }
      }
      row += 1
    }
    sortPulls()
  }

  @inline(__always)
  private mutating func sortPulls() {
    guard simplex.pulls.count > 1 else { return }
    if simplex.pulls.count > 24 {
      sortManyPulls()
      return
    }
    let base = simplex.pulls.base
    var index = 1
    while index < simplex.pulls.count {
      let pull = base[index]
      var place = index
      while place > 0, base[place - 1].strength < pull.strength {
        base[place] = base[place - 1]
        place -= 1
      }
      base[place] = pull
      index += 1
    }
  }

  @inline(never)
  private mutating func sortManyPulls() {
    var all = UnsafeMutableBufferPointer(
      start: simplex.pulls.base, count: simplex.pulls.count)
    all.sort {
      $0.strength != $1.strength ? $0.strength > $1.strength : $0.firstCell < $1.firstCell
    }
  }

  /// Collects the slopes of a nonbasic number's own cost, strongest first.
  @inline(__always)
  private mutating func collectOwnSlopes(_ number: Int32) {
    simplex.ownSlopes.removeAll()
    let value = numbers[number].value
    var index = numbers[number].firstBreakpoint
    while index >= 0 {
      let breakpoint = breakpoints[index]
      index = breakpoint.next
      var up = 0.0
      var down = 0.0
      if breakpoint.at <= value, breakpoint.side >= 0 { up = breakpoint.weight }
      if breakpoint.at > value, breakpoint.side <= 0 { up = -breakpoint.weight }
      if breakpoint.at < value, breakpoint.side >= 0 { down = breakpoint.weight }
      if breakpoint.at >= value, breakpoint.side <= 0 { down = -breakpoint.weight }
      if up == 0, down == 0 { continue }
      addOwnSlope(breakpoint.strength, up: up, down: down, scale: breakpoint.weight)
    }
  }

  @inline(__always)
  private mutating func addOwnSlope(
    _ strength: Double, up: Double, down: Double, scale: Double
  ) {
    let count = simplex.ownSlopes.count
    var base = simplex.ownSlopes.base
    var place = 0
    while place < count {
      if base[place].strength == strength {
        base[place].up += up
        base[place].down += down
        base[place].scale += scale
        return
      }
      place += 1
    }
    simplex.ownSlopes.append(.init(strength: strength))
    base = simplex.ownSlopes.base
    while place > 0, base[place - 1].strength < strength {
      base[place] = base[place - 1]
      place -= 1
    }
    base[place] = .init(strength: strength, up: up, down: down, scale: scale)
  }

  /// The strength below which no pull moves a nonbasic number; 0 if the number is free to move.
  @inline(never)
  mutating func ownHold(_ number: Int32) -> Double {
    collectOwnSlopes(number)
    return holdOfOwnSlopes
  }

  @inline(__always)
  private var holdOfOwnSlopes: Double {
    var up = 0.0
    var down = 0.0
    var hold = 0.0
    var index = 0
    while index < simplex.ownSlopes.count, up == 0 || down == 0 {
      let slope = simplex.ownSlopes[index]
      if up == 0, abs(slope.up) > 1e-9 * slope.scale { up = slope.up }
      if down == 0, abs(slope.down) > 1e-9 * slope.scale { down = slope.down }
      hold = slope.strength
      index += 1
    }
    return up > 0 && down < 0 ? hold : 0
  }

  /// Lists all columns that would improve the solution.
  mutating func price(_ component: Component) {
    simplex.candidates.removeAll()
    simplex.foundFree = false
    let strongest = simplex.strongestPull
    let hold = holds.base + Int(component.firstColumn)
    var column = 0
    while column < Int(component.columnCount) {
      if strongest >= hold[column] { price(component, column) }
      column += 1
    }
  }

  /// Whether moving a column's number further would improve the solution.
  mutating func improves(_ component: Component, _ column: Int) -> Bool {
    let count = simplex.candidates.count
    price(component, column)
    guard simplex.candidates.count > count else { return false }
    _ = simplex.candidates.removeLast()
    return true
  }

  /// Makes a column a candidate if moving its number improves the solution.
  ///
  /// Levels are added up from the strongest down and only until the outcome is certain, which seldom
  /// takes more than one: own slopes and pulls are both in that order.
  @inline(__always)
  private mutating func price(_ component: Component, _ column: Int) {
    let place = Int(component.firstColumn) + column
    collectOwnSlopes(columns[place])
    if holds[place] < 0 {
      holds[place] = holdOfOwnSlopes
      if simplex.strongestPull < holds[place] { return }
    }
    let cell = cells.base + column
    let own = simplex.ownSlopes.base
    let ownCount = simplex.ownSlopes.count
    let ranked = simplex.pulls.base
    let rankedCount = simplex.pulls.count
    var nextOwn = 0
    var nextPull = 0
    var up = 0.0
    var down = 0.0
    var candidate = SimplexScratch.Candidate(
      column: Int32(column), isUp: true, strength: 0, weight: 0, nextStrength: 0, nextWeight: 0)
    while true {
      while nextPull < rankedCount, cell[ranked[nextPull].firstCell] == 0 { nextPull += 1 }
      var strength = nextOwn < ownCount ? own[nextOwn].strength : 0
      if nextPull < rankedCount { strength = max(strength, ranked[nextPull].strength) }
      if strength == 0 { break }
      var pull = 0.0
      var scale = 0.0
      while nextPull < rankedCount, ranked[nextPull].strength == strength {
        let change = ranked[nextPull].weight * cell[ranked[nextPull].firstCell]
        pull += change
        scale += abs(change)
        nextPull += 1
      }
      var upHere = pull
      var downHere = pull
      if nextOwn < ownCount, own[nextOwn].strength == strength {
        upHere += own[nextOwn].up
        downHere += own[nextOwn].down
        scale += own[nextOwn].scale
        nextOwn += 1
      }
      if abs(upHere) <= 1e-9 * scale { upHere = 0 }
      if abs(downHere) <= 1e-9 * scale { downHere = 0 }
      if candidate.strength > 0 {
        let weight = candidate.isUp ? upHere : -downHere
        if weight == 0 { continue }
        candidate.nextStrength = strength
        candidate.nextWeight = weight
        break
      }
      if up == 0 { up = upHere }
      if down == 0 { down = downHere }
      if up < 0 || down > 0 {
        candidate.isUp = up < 0
        candidate.strength = strength
        candidate.weight = up < 0 ? up : -down
      } else if up > 0, down < 0 {
        return
      }
    }
    if candidate.strength > 0 {
      simplex.candidates.append(candidate)
    } else {
      simplex.foundFree = true
    }
  }

  /// Computes the slope of the whole cost as a column's number moves in one direction, and returns the weight of
  /// its strongest level.
  @inline(__always)
  mutating func findSlope(_ component: Component, _ column: Int, up: Bool) -> Double {
    simplex.slope.clear()
    collectOwnSlopes(columns[Int(component.firstColumn) + column])
    let direction = up ? 1.0 : -1.0
    var index = 0
    while index < simplex.ownSlopes.count {
      let own = simplex.ownSlopes[index]
      simplex.slope.add(own.strength, direction * (up ? own.up : own.down), scale: own.scale)
      index += 1
    }
    let cell = cells.base + column
    let ranked = simplex.pulls.base
    index = 0
    while index < simplex.pulls.count {
      let coefficient = cell[ranked[index].firstCell]
      if coefficient != 0 {
        let weight = direction * ranked[index].weight * coefficient
        simplex.slope.add(ranked[index].strength, weight, scale: abs(weight))
      }
      index += 1
    }
    return simplex.slope.sign
  }

  /// The strongest level at which a component pulls on any of its parameters.
  func pullOnParameters(_ component: Component) -> Double {
    var index = 0
    while index < simplex.pulls.count {
      let pull = simplex.pulls[index]
      let cell = cells.base + pull.firstCell
      var column = Int(component.columnCount)
      while column < component.width {
        if cell[column] != 0 { return pull.strength }
        column += 1
      }
      index += 1
    }
    return 0
  }

  /// The values that a nonbasic number can take without any strength's sum changing.
  mutating func freeRange(_ component: Component, _ column: Int) -> (lower: Double, upper: Double) {
    let number = columns[Int(component.firstColumn) + column]
    let value = numbers[number].value
    let isFreeDown = findSlope(component, column, up: false) == 0
    let isFreeUp = findSlope(component, column, up: true) == 0
    return (
      isFreeDown ? nextBreakpoint(number, beyond: value, up: false) : value,
      isFreeUp ? nextBreakpoint(number, beyond: value, up: true) : value
    )
  }

  /// Whether a parameter's value is strictly the best, all components considered.
  mutating func isParameterSettled(_ parameter: Parameter) -> Bool {
    simplex.up.clear()
    simplex.down.clear()
    collectOwnSlopes(parameter.variable)
    for index in 0..<simplex.ownSlopes.count {
      let own = simplex.ownSlopes[index]
      simplex.up.add(own.strength, own.up, scale: own.scale)
      simplex.down.add(own.strength, own.down, scale: own.scale)
    }
    var use = Int(parameter.firstUse)
    while use < Int(parameter.firstUse + parameter.useCount) {
      let component = components[parameterUses[use].component]
      let column = Int(parameterUses[use].column)
      use += 1
      guard component.pull > 0 else { continue }
      findPulls(component)
      for index in 0..<simplex.pulls.count {
        let pull = simplex.pulls[index]
        let weight = pull.weight * cells[pull.firstCell + column]
        guard weight != 0 else { continue }
        simplex.up.add(pull.strength, weight, scale: abs(weight))
        simplex.down.add(pull.strength, weight, scale: abs(weight))
      }
    }
    return simplex.up.sign > 0 && simplex.down.sign < 0
  }
}
