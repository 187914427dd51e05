// An edited variable is a parameter: it takes the value that is wished for, and the components in
// which it occurs follow. That is right as long as none of them pulls at it as strongly as the wish.
extension Engine {
  /// Lists the parameters and gives each its value.
  mutating func makeParameters() {
    parameters.removeAll()
    var variable: Int32 = 0
    while variable < Int32(variables.count) {
      let role = roles[variable]
      if role.contains(.edited), !role.contains(.promoted), isRoot(variable) {
        parameters.append(
          Parameter(
            variable: variable, firstUse: 0, useCount: 0, calmLower: 0, calmUpper: 0, wish: -1,
            isDirty: false, isTight: false))
        refreshParameter(parameters.count - 1)
        numbers[variable].value = parameterValue(parameters.count - 1)
      }
      variable += 1
    }
  }

  /// Finds in which components each parameter occurs.
  mutating func indexParameterUses() {
    parameterUses.removeAll()
    guard parameters.count > 0 else { return }
    for index in 0..<parameters.count {
      numbers[parameters[index].variable].column = Int32(index)
      parameters[index].useCount = 0
    }
    // Merged components have left columns behind, so each component is asked for its own.
    for index in 0..<components.count {
      let component = components[index]
      var place = component.firstParameter
      while place < component.firstParameter + component.parameterCount {
        parameters[numbers[parameterColumns[place]].column].useCount += 1
        place += 1
      }
    }
    var first: Int32 = 0
    for index in 0..<parameters.count {
      parameters[index].firstUse = first
      first += parameters[index].useCount
      parameters[index].useCount = 0
    }
    parameterUses.extend(to: Int(first), with: ParameterUse(component: 0, column: 0))
    for index in 0..<components.count {
      let component = components[index]
      var column: Int32 = 0
      while column < component.parameterCount {
        let variable = parameterColumns[component.firstParameter + column]
        let parameter = numbers[variable].column
        let at = parameters[parameter].firstUse + parameters[parameter].useCount
        parameterUses[at] = ParameterUse(
          component: Int32(index), column: component.columnCount + column)
        parameters[parameter].useCount += 1
        column += 1
      }
    }
  }

  /// The parameter that a variable is, or -1.
  @inline(__always)
  func parameterIndex(_ number: Int32) -> Int32 {
    guard isVariable(number) else { return -1 }
    let role = roles[number]
    return role.contains(.edited) && !role.contains(.promoted) ? numbers[number].column : -1
  }

  /// Finds the wish of a parameter and between which values nothing as strong objects.
  mutating func refreshParameter(_ index: Int) {
    let variable = parameters[index].variable
    var wish: Int32 = -1
    var wishes = 0
    var at = numbers[variable].firstBreakpoint
    while at >= 0 {
      if records[breakpoints[at].constraint].isEdit {
        wish = at
        wishes += 1
      }
      at = breakpoints[at].next
    }
    parameters[index].wish = wishes == 1 ? wish : -1
    parameters[index].isTight = false
    numbers[variable].hold = -1
    guard wishes == 1 else { return }
    let strength = breakpoints[wish].strength
    var lower = -Double.infinity
    var upper = Double.infinity
    at = numbers[variable].firstBreakpoint
    while at >= 0 {
      let breakpoint = breakpoints[at]
      if at != wish, breakpoint.strength >= strength {
        if breakpoint.side <= 0 { lower = max(lower, breakpoint.at) }
        if breakpoint.side >= 0 { upper = min(upper, breakpoint.at) }
      }
      at = breakpoint.next
    }
    parameters[index].calmLower = lower
    parameters[index].calmUpper = upper
  }

  /// Whether a parameter's wish is what its own constraints leave it.
  @inline(__always)
  private func isCalm(_ parameter: Parameter, _ value: Double) -> Bool {
    value >= parameter.calmLower && value <= parameter.calmUpper
  }

  private mutating func parameterValue(_ index: Int) -> Double {
    let parameter = parameters[index]
    if parameter.wish >= 0 {
      let value = breakpoints[parameter.wish].at
      if isCalm(parameter, value) { return value }
    }
    numbers[parameter.variable].hold = -1
    return cheapestValue(parameter.variable)
  }

  /// Moves all parameters whose wishes changed, and with them what they occur in.
  mutating func moveParameters() {
    guard parametersChanged else { return }
    parametersChanged = false
    for index in 0..<parameters.count where parameters[index].isDirty {
      parameters[index].isDirty = false
      let parameter = parameters[index]
      let old = numbers[parameter.variable].value
      if !isCalm(parameter, old) { numbers[parameter.variable].hold = -1 }
      let value = parameterValue(index)
      if parameter.isTight || numbers[parameter.variable].hold < 0 {
        // Other pulls than before may decide now, even where no value moves.
        for use in Int(parameter.firstUse)..<Int(parameter.firstUse + parameter.useCount) {
          markMoved(parameterUses[use].component)
        }
      }
      guard value != old else { continue }
      numbers[parameter.variable].value = value
      changedRoots.append(parameter.variable)
      var use = Int(parameter.firstUse)
      let end = use + Int(parameter.useCount)
      while use < end {
        shift(parameterUses[use], by: value - old)
        use += 1
      }
    }
  }

  /// Moves the basic numbers of a component with one of its parameters.
  @inline(__always)
  private mutating func shift(_ use: ParameterUse, by change: Double) {
    let component = components[use.component]
    // A large step and the way back would leave the noise of the large numbers.
    let isLarge = abs(change) > 1e4
    if isLarge { recomputeBasics(component) }
    let width = component.width
    var cell = component.firstCell + Int(use.column)
    var isOut = false
    var row = Int(component.firstBasic)
    let end = row + Int(component.rowCount)
    while row < end {
      let coefficient = cells[cell]
      if coefficient != 0 {
        let number = basics[row]
        if !isLarge { numbers[number].value += coefficient * change }
        if isVariable(number) { changedRoots.append(number) }
        if !isInSegment(number) {
          findSegment(number)
          isOut = true
        }
      }
      cell += width
      row += 1
    }
    finishShift(use.component, isOut: isOut)
  }

  /// Has a component, whose basic numbers were moved along a column, solved if one of them left its segment.
  @inline(__always)
  mutating func finishShift(_ index: Int32, isOut: Bool) {
    // Small steps leave noise behind too, so the values are computed afresh now and then.
    components[index].age &+= 1
    if components[index].age & 63 == 0 { recomputeBasics(components[index]) }
    if isOut { markDirty(index) }
  }

  /// Promotes each parameter at which components just solved pull too strongly.
  ///
  /// - Returns: Whether any was promoted, so that there is something to solve again.
  mutating func promotePulledParameters() -> Bool {
    guard parameterUses.count > 0 else { return false }
    var pulled: [Int32] = []
    var moved = 0
    while moved < movedComponents.count {
      let component = components[movedComponents[moved]]
      moved += 1
      guard component.parameterCount > 0 else { continue }
      var column: Int32 = 0
      while column < component.parameterCount {
        let variable = parameterColumns[component.firstParameter + column]
        column += 1
        if numbers[variable].hold < 0 { numbers[variable].hold = ownHold(variable) }
        let index = Int(numbers[variable].column)
        // A wish that nothing weaker holds is settled exactly or not at all.
        if component.pull >= numbers[variable].hold || parameters[index].isTight,
          !roles[variable].contains(.promoted)
        {
          if isParameterSettled(parameters[index]) {
            parameters[index].isTight = true
          } else {
            roles[variable].insert(.promoted)
            pulled.append(variable)
          }
        }
      }
    }
    guard !pulled.isEmpty else { return false }
    for variable in pulled { mergeComponents(around: variable) }
    var kept = 0
    for index in 0..<parameters.count where !roles[parameters[index].variable].contains(.promoted) {
      parameters[kept] = parameters[index]
      kept += 1
    }
    parameters.truncate(to: kept)
    indexParameterUses()
    return true
  }
}
