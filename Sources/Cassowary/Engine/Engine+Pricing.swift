// How the cost changes when a nonbasic number moves.
extension Engine {
  /// Collects how the costs of basic numbers change as they move.
  @inline(__always)
  mutating func findPulls(_ component: Component) {
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
  mutating func findSlopes(_ component: Component, _ column: Int) {
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
  mutating func price(_ component: Component) {
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

  /// The strongest level at which a component pulls on any of its parameters.
  func pullOnParameters(_ component: Component) -> Double {
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
