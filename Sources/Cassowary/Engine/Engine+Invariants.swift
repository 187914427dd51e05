extension Engine {
  /// Walks all that must hold between solves, when the compile flag `AUTOLAYOUT_CHECKS` is set.
  mutating func checkInvariants() {
    #if AUTOLAYOUT_CHECKS
    checkHomes()
    checkAliases()
    checkDefinitions()
    checkMembership()
    checkComponents()
    checkParameters()
    checkHolds()
    checkRequired()
    #endif
  }

  #if AUTOLAYOUT_CHECKS
  /// Every live constraint has exactly one home, and nobody else has any.
  private func checkHomes() {
    var seen = Array(repeating: 0, count: records.count)
    for number in 0..<numbers.count {
      var index = numbers[number].firstBreakpoint
      while index >= 0 {
        let place = Int(breakpoints[index].constraint)
        seen[place] += 1
        precondition(records[place].home == .breakpoint && records[place].isLive)
        precondition(Int(records[place].number) == number)
        index = breakpoints[index].next
      }
    }
    for place in 0..<records.count {
      precondition(!records[place].isLive || records[place].home != .none, "no home")
      precondition(seen[place] == (records[place].home == .breakpoint ? 1 : 0), "two homes")
    }
  }

  /// Chains of aliases end, at a root or a number, and the values written out agree with them.
  private func checkAliases() {
    for variable in 0..<variables.count where variables[variable].isLive {
      var current = Int32(variable)
      var steps = 0
      while aliases[current].parent >= 0, aliases[current].parent != current {
        current = aliases[current].parent
        steps += 1
        precondition(steps <= firstRow, "aliases in a circle")
      }
      let alias = aliases[variable]
      guard alias.parent != variable else { continue }
      let part = alias.parent < 0 ? 0 : alias.factor * values[alias.parent]
      let scale = max(1, abs(part), abs(alias.offset))
      precondition(
        abs(values[variable] - part - alias.offset) <= 1e-7 * scale,
        "an alias is \(values[variable]), not \(part + alias.offset)")
      precondition(definitionOf[variable] < 0, "an alias that is defined as well")
    }
  }

  /// Definitions read only roots and what was defined before, and the values written out agree.
  private func checkDefinitions() {
    for index in 0..<definitions.count {
      let definition = definitions[index]
      precondition(Int(definitionOf[definition.variable]) == index)
      precondition(aliases[definition.variable].parent == definition.variable)
      var sum = definition.constant
      var scale = max(1, abs(sum))
      for term in Int(definition.firstTerm)..<Int(definition.firstTerm + definition.termCount) {
        let read = definitionTerms[term].variable
        precondition(aliases[read].parent == read, "a definition reads an alias")
        precondition(
          definitionOf[read] < Int32(index), "a definition reads one that comes after it")
        let part = definitionTerms[term].coefficient * values[read]
        sum += part
        scale = max(scale, abs(part))
      }
      let value = values[definition.variable]
      precondition(
        abs(sum - value) <= 1e-7 * max(scale, abs(value)), "a definition is \(value), not \(sum)")
    }
  }

  /// Every number of a component is a row or a column of it, and of no other.
  private func checkMembership() {
    var homes = Array(repeating: 0, count: numbers.count)
    for index in 0..<components.count {
      let component = components[index]
      for row in 0..<Int(component.rowCount) {
        let number = basics[Int(component.firstBasic) + row]
        homes[Int(number)] += 1
        precondition(Int(numbers[number].component) == index)
      }
      for column in 0..<Int(component.columnCount) {
        let number = columns[Int(component.firstColumn) + column]
        homes[Int(number)] += 1
        precondition(Int(numbers[number].component) == index)
        precondition(numbers[number].row < 0 && Int(numbers[number].column) == column)
      }
    }
    for number in 0..<numbers.count {
      let expected = numbers[number].component >= 0 ? 1 : 0
      precondition(homes[number] == expected, "a number in \(homes[number]) components")
    }
  }

  /// Basic numbers are the sums their rows say, and lie in their segments.
  private func checkComponents() {
    for index in 0..<components.count {
      let component = components[index]
      precondition(!component.isDirty && !component.isMoved)
      for row in 0..<Int(component.rowCount) {
        let number = basics[Int(component.firstBasic) + row]
        precondition(Int(numbers[number].row) == row)
        precondition(isInSegment(number), "a basic number left its segment")
        var sum = 0.0
        var scale = 1.0
        for column in 0..<component.width {
          let other =
            column < Int(component.columnCount)
            ? columns[Int(component.firstColumn) + column]
            : parameterColumns[Int(component.firstParameter) + column - Int(component.columnCount)]
          let part =
            cells[component.firstCell + row * component.width + column]
            * numbers[other].value
          sum += part
          scale = max(scale, abs(part))
        }
        precondition(
          abs(sum - numbers[number].value) <= 1e-9 * scale,
          "a row adds up to \(sum), not \(numbers[number].value)")
      }
    }
  }

  /// Parameters and the components they occur in know one another.
  private func checkParameters() {
    var useCount = 0
    for index in 0..<parameters.count {
      let parameter = parameters[index]
      let role = roles[parameter.variable]
      precondition(role.contains(.edited) && !role.contains(.promoted), "no parameter")
      precondition(Int(numbers[parameter.variable].column) == index)
      precondition(numbers[parameter.variable].component < 0, "a parameter that is a column too")
      precondition(!parameter.isDirty, "a wish that nobody has seen")
      precondition(Int(parameter.firstUse) == useCount, "uses overlap")
      useCount += Int(parameter.useCount)
      for use in Int(parameter.firstUse)..<useCount {
        let component = components[parameterUses[use].component]
        let place = parameterUses[use].column - component.columnCount
        precondition(place >= 0 && place < component.parameterCount, "a use outside parameters")
        precondition(parameterColumns[component.firstParameter + place] == parameter.variable)
      }
    }
    // A column of a parameter is somebody's use: the numbers are the same, and no use is a column's twice.
    var columnCount = 0
    for index in 0..<components.count { columnCount += Int(components[index].parameterCount) }
    precondition(columnCount == useCount, "\(columnCount) columns of \(useCount) uses")
    precondition(parameterUses.count == useCount)
  }

  /// What is known of how firmly costs hold numbers is what their costs say.
  private mutating func checkHolds() {
    for index in 0..<components.count {
      let component = components[index]
      for column in 0..<Int(component.columnCount) {
        let place = Int(component.firstColumn) + column
        // Infinite where only noise wanted to move the number.
        guard holds[place] >= 0, holds[place] < .infinity else { continue }
        precondition(holds[place] == ownHold(columns[place]), "a column is held differently")
      }
    }
    for number in 0..<Int32(variables.count)
    where numbers[number].component < 0 && isRoot(number) && numbers[number].hold >= 0 {
      precondition(
        numbers[number].hold == ownHold(number), "a number alone is held differently")
    }
  }

  /// Required constraints hold in the values that were written out.
  private func checkRequired() {
    for place in 0..<records.count where records[place].isLive && records[place].isRequired {
      let record = records[place]
      var sum = record.constant
      var scale = max(1, abs(sum))
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        let part = terms[term].coefficient * values[terms[term].variable]
        sum += part
        scale = max(scale, abs(part))
      }
      let holds =
        switch record.relation {
        case 0: abs(sum) <= 1e-7 * scale
        case -1: sum <= 1e-7 * scale
        default: sum >= -1e-7 * scale
        }
      precondition(holds, "a required constraint misses by \(sum)")
    }
  }
  #endif
}
