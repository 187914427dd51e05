// Small changes are worked into the solved system; larger ones have it built anew.
extension Engine {
  /// Works all changes of the log into the solved system, or marks it to be built anew.
  mutating func applyLog() {
    isUnsatisfiable = false
    var index = 0
    while index < log.count, !needsBuild, !isUnsatisfiable {
      let entry = log[index]
      index += 1
      switch entry.kind {
      case .constant: applyConstant(Int(entry.place))
      case .addition: applyAddition(Int(entry.place))
      case .removal: applyRemoval(Int(entry.place))
      case .strength: applyStrength(Int(entry.place))
      case .details, .freeOrder: tiesAreDirty = true
      case .edit: needsBuild = true
      case .variableRemoval: break
      }
    }
    if variables.count > firstRow { needsBuild = true }
  }

  private mutating func applyAddition(_ place: Int) {
    let record = records[place]
    guard record.isLive, record.home == .none else { return }
    guard variables.count <= firstRow else {
      needsBuild = true
      return
    }
    if record.relation == 0, record.isRequired {
      gather(place)
      if rowHasDefinitions { expand() }
      if row.count == 0 {
        if row.isFalse(0) { isUnsatisfiable = true }
        records[place].home = .shadow
      } else {
        needsBuild = true
      }
      return
    }
    guard self.place(place, mayAddRow: false) else {
      needsBuild = true
      return
    }
    if records[place].home == .breakpoint { touch(records[place].number) }
  }

  private mutating func applyRemoval(_ place: Int) {
    switch records[place].home {
    case .none, .shadow: break
    case .definition: needsBuild = true
    case .breakpoint:
      let number = records[place].number
      removeBreakpoint(of: place)
      if !isVariable(number), numbers[number].firstBreakpoint < 0 {
        // A row without a cost would only make its sum a free number.
        needsBuild = true
      } else {
        touch(number)
      }
    }
    records[place].home = .none
  }

  private mutating func applyStrength(_ place: Int) {
    let record = records[place]
    guard record.isLive else { return }
    switch record.home {
    case .none: break
    case .definition: needsBuild = true
    case .shadow:
      gather(place)
      if rowHasDefinitions { expand() }
      if record.isRequired, row.isFalse(record.relation) { isUnsatisfiable = true }
    case .breakpoint:
      if record.isRequired, record.relation == 0 {
        needsBuild = true
        return
      }
      let index = findBreakpoint(of: place).index
      breakpoints[index].strength = record.strength
      computeAllowed(record.number)
      touch(record.number)
    }
  }

  private mutating func applyConstant(_ place: Int) {
    let record = records[place]
    guard record.isLive else { return }
    switch record.home {
    case .none: break
    case .definition: needsBuild = true
    case .shadow:
      gather(place)
      if rowHasDefinitions { expand() }
      if record.isRequired, row.isFalse(record.relation) { isUnsatisfiable = true }
    case .breakpoint: moveBreakpoint(place, record)
    }
  }

  private mutating func moveBreakpoint(_ place: Int, _ record: ConstraintRecord) {
    let number = record.number
    let parameter = parameterIndex(number)
    var index: Int32 = -1
    if parameter >= 0, parameters[parameter].wish >= 0,
      breakpoints[parameters[parameter].wish].constraint == Int32(place)
    {
      index = parameters[parameter].wish
    } else {
      index = findBreakpoint(of: place).index
    }
    let at = breakpointValue(place, record, weight: breakpoints[index].weight)
    let old = breakpoints[index].at
    guard at != old else { return }
    breakpoints[index].at = at
    if breakpoints[index].strength == .infinity { computeAllowed(number) }
    if parameter >= 0, index == parameters[parameter].wish {
      parameters[parameter].isDirty = true
      parametersChanged = true
      return
    }
    if numbers[number].row < 0, numbers[number].component >= 0, numbers[number].value == old,
      !components[numbers[number].component].isDirty,
      isOnlyBreakpoint(index, of: number, between: old, at)
    {
      carry(number, to: at)
    } else {
      touch(number)
    }
  }

  /// Where the breakpoint of a constraint is by its present constant.
  @inline(__always)
  private mutating func breakpointValue(
    _ place: Int, _ record: ConstraintRecord, weight: Double
  ) -> Double {
    if record.termCount == 1 {
      let term = terms[record.firstTerm]
      let alias = resolve(term.variable)
      if alias.parent >= 0, definitionOf[alias.parent] < 0 {
        return -(record.constant + term.coefficient * alias.offset)
          / (term.coefficient * alias.factor)
      }
    }
    gather(place)
    if rowHasDefinitions { expand() }
    // All terms but a factor are those the number was made of.
    var factor = weight
    if row.count > 0, firstCoefficient < 0 { factor = -factor }
    return -row.constant / factor
  }

  /// The coefficient of the row's lowest variable, by which it would be normalised.
  private var firstCoefficient: Double {
    var lowest = 0
    var index = 1
    while index < row.count {
      if row.variables[index] < row.variables[lowest] { lowest = index }
      index += 1
    }
    return row.coefficients[lowest]
  }

  /// Whether a number has no other breakpoint between two values.
  private func isOnlyBreakpoint(
    _ own: Int32, of number: Int32, between first: Double, _ second: Double
  ) -> Bool {
    let lower = min(first, second)
    let upper = max(first, second)
    var index = numbers[number].firstBreakpoint
    while index >= 0 {
      let at = breakpoints[index].at
      if index != own, at >= lower, at <= upper { return false }
      index = breakpoints[index].next
    }
    return true
  }

  /// Moves a nonbasic number together with the breakpoint it sits on.
  private mutating func carry(_ number: Int32, to value: Double) {
    let change = value - numbers[number].value
    numbers[number].value = value
    let index = numbers[number].component
    let component = components[index]
    let isLarge = abs(change) > 1e4
    if isLarge { recomputeBasics(component) }
    let width = component.width
    var isOut = false
    var row = 0
    while row < Int(component.rowCount) {
      let cell = component.firstCell + row * width + Int(numbers[number].column)
      if cells[cell] != 0 {
        let basic = basics[Int(component.firstBasic) + row]
        if !isLarge { numbers[basic].value += cells[cell] * change }
        if isVariable(basic) { changedRoots.append(basic) }
        if !isInSegment(basic) {
          findSegment(basic)
          isOut = true
        }
      }
      row += 1
    }
    if isVariable(number) { changedRoots.append(number) }
    if components[index].isFree { tiesAreDirty = true }
    finishShift(index, isOut: isOut)
  }

  /// Has everything that depends on a number's breakpoints looked at again.
  private mutating func touch(_ number: Int32) {
    forgetHold(number)
    let component = numbers[number].component
    if component >= 0 {
      if numbers[number].row >= 0 { findSegment(number) }
      markDirty(component)
      return
    }
    let parameter = parameterIndex(number)
    if parameter >= 0 {
      refreshParameter(Int(parameter))
      parameters[parameter].isDirty = true
      parametersChanged = true
      // The components it occurs in may pull differently at what holds it now.
      var use = parameters[parameter].firstUse
      while use < parameters[parameter].firstUse + parameters[parameter].useCount {
        markMoved(parameterUses[use].component)
        use += 1
      }
      changedSingles.append(number)
      return
    }
    numbers[number].value = cheapestValue(number)
    changedSingles.append(number)
    changedRoots.append(number)
  }

  /// Whether the numbers outside components that were touched are allowed their values.
  mutating func areTouchedSinglesFeasible() -> Bool {
    var index = 0
    while index < changedSingles.count {
      let number = changedSingles[index]
      index += 1
      if isForbidden(number) { return false }
      if numbers[number].hold < 0 { numbers[number].hold = ownHold(number) }
      if numbers[number].hold == 0 { tiesAreDirty = true }
    }
    changedSingles.removeAll()
    return true
  }
}
