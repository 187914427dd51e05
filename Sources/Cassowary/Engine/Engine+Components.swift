// Rows that share variables are put together, each set with a tableau of its own.
extension Engine {
  /// Groups rows into components and lays out their tableaus, all rows basic.
  mutating func makeComponents() {
    components.removeAll()
    cells.removeAll()
    basics.removeAll()
    columns.removeAll()
    holds.removeAll()
    parameterColumns.removeAll()
    dirtyComponents.removeAll()
    movedComponents.removeAll()
    groupRows()
    layOut()
  }

  private func root(_ variable: Int32) -> Int32 {
    var current = variable
    while true {
      let parent = readers[current]
      if parent == current { return current }
      let grand = readers[parent]
      readers[current] = grand
      current = grand
    }
  }

  private func isParameter(_ variable: Int32) -> Bool {
    let role = roles[variable]
    return role.contains(.edited) && !role.contains(.promoted)
  }

  /// Finds the component of each row; `readers` serves as the forest of the union-find meanwhile.
  private mutating func groupRows() {
    let count = rows.count
    guard count > 0 else { return }
    readers.refill(firstRow, with: 0)
    var variable = 0
    while variable < firstRow {
      readers[variable] = Int32(variable)
      variable += 1
    }
    for index in 0..<count {
      let record = rows[index]
      var first: Int32 = -1
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        let variable = rowTerms[term].variable
        guard !isParameter(variable) else { continue }
        let top = root(variable)
        if first < 0 { first = top } else if first != top { readers[top] = first }
      }
    }
    for index in 0..<count {
      let record = rows[index]
      var component: Int32 = -1
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
      where !isParameter(rowTerms[term].variable) {
        let top = root(rowTerms[term].variable)
        // The root's own entry is not final yet, so its component is kept in its column.
        if numbers[top].column < 0 {
          numbers[top].column = Int32(components.count)
          components.append(Component())
        }
        component = numbers[top].column
        break
      }
      numbers[firstRow + index].component = component
      components[component].rowCount += 1
    }
    // The temporary columns go before real ones are given.
    for index in 0..<count {
      let record = rows[index]
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        numbers[rowTerms[term].variable].column = -1
      }
    }
  }

  private mutating func layOut() {
    guard components.count > 0 else { return }
    var basic: Int32 = 0
    for index in 0..<components.count {
      components[index].firstBasic = basic
      basic += components[index].rowCount
      components[index].rowCount = 0
    }
    basics.refill(Int(basic), with: -1)
    for index in 0..<rows.count {
      let number = Int32(firstRow + index)
      let component = numbers[number].component
      basics[components[component].firstBasic + components[component].rowCount] = number
      numbers[number].row = components[component].rowCount
      components[component].rowCount += 1
    }
    for index in 0..<components.count { layOutColumns(index) }
  }

  private mutating func layOutColumns(_ index: Int) {
    var component = components[index]
    component.firstColumn = Int32(columns.count)
    component.firstParameter = Int32(parameterColumns.count)
    for basic in Int(component.firstBasic)..<Int(component.firstBasic + component.rowCount) {
      let record = rows[Int(basics[basic]) - firstRow]
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        let variable = rowTerms[term].variable
        if isParameter(variable) {
          if parameterColumn(of: variable, in: component) < 0 {
            parameterColumns.append(variable)
            component.parameterCount += 1
          }
        } else if numbers[variable].column < 0 {
          numbers[variable].column = component.columnCount
          numbers[variable].component = Int32(index)
          numbers[variable].row = -1
          columns.append(variable)
          holds.append(-1)
          component.columnCount += 1
        }
      }
    }
    component.firstCell = cells.count
    let width = component.width
    cells.extend(to: cells.count + Int(component.rowCount) * width, with: 0)
    for place in 0..<Int(component.rowCount) {
      let number = basics[Int(component.firstBasic) + place]
      let record = rows[Int(number) - firstRow]
      var sum = 0.0
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        let variable = rowTerms[term].variable
        let coefficient = rowTerms[term].coefficient
        let column =
          isParameter(variable)
          ? component.columnCount + parameterColumn(of: variable, in: component)
          : numbers[variable].column
        cells[component.firstCell + place * width + Int(column)] = coefficient
        sum += coefficient * numbers[variable].value
      }
      numbers[number].value = sum
      findSegment(number)
    }
    component.isDirty = true
    component.isMoved = true
    components[index] = component
    dirtyComponents.append(Int32(index))
    movedComponents.append(Int32(index))
  }

  func parameterColumn(of variable: Int32, in component: Component) -> Int32 {
    var index: Int32 = 0
    while index < component.parameterCount {
      if parameterColumns[component.firstParameter + index] == variable { return index }
      index += 1
    }
    return -1
  }

  /// Has a component solved again.
  @inline(__always)
  mutating func markDirty(_ index: Int32) {
    if !components[index].isDirty {
      components[index].isDirty = true
      dirtyComponents.append(index)
    }
    markMoved(index)
  }

  /// Has a component's values written out.
  @inline(__always)
  mutating func markMoved(_ index: Int32) {
    if !components[index].isMoved {
      components[index].isMoved = true
      movedComponents.append(index)
    }
  }
}
