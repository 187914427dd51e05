extension Engine {
  /// Walks all that must hold between solves, when the compile flag `AUTOLAYOUT_CHECKS` is set.
  func checkInvariants() {
    #if AUTOLAYOUT_CHECKS
    checkHomes()
    checkComponents()
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
