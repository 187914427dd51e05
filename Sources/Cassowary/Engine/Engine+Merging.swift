// A promoted parameter makes one component of all those in which it occurs.
extension Engine {
  /// Puts the components in which a parameter occurs together, with the parameter as one more column.
  ///
  /// Every basis stays what it was, so that what has been solved already need not be solved again.
  ///
  /// - Complexity: The number of cells of the new component, and the number of all components.
  mutating func mergeComponents(around variable: Int32) {
    var members: [Int32] = []
    for index in 0..<Int32(components.count) {
      let component = components[index]
      let range = component.firstParameter..<component.firstParameter + component.parameterCount
      if range.contains(where: { parameterColumns[$0] == variable }) { members.append(index) }
    }
    guard !members.isEmpty else { return }
    let merged = Int32(components.count)
    components.append(emptyMerger(of: members, without: variable))
    var row: Int32 = 0
    var column: Int32 = 0
    for member in members {
      copyCells(of: member, to: merged, row: row, column: column, promoted: variable)
      row += components[member].rowCount
      column += components[member].columnCount
      components[member] = Component()
    }
    let record = components[merged]
    for row in 0..<record.rowCount {
      let number = basics[record.firstBasic + row]
      numbers[number].component = merged
      numbers[number].row = row
    }
    for column in 0..<record.columnCount {
      let number = columns[record.firstColumn + column]
      numbers[number].component = merged
      numbers[number].column = column
      numbers[number].row = -1
    }
    tiesAreDirty = true
    markDirty(merged)
  }

  /// Makes room for a component with the rows, columns and parameters of others, all cells 0.
  private mutating func emptyMerger(of members: [Int32], without promoted: Int32) -> Component {
    var merged = Component()
    merged.firstBasic = Int32(basics.count)
    merged.firstColumn = Int32(columns.count)
    merged.firstParameter = Int32(parameterColumns.count)
    merged.firstCell = cells.count
    for member in members {
      let component = components[member]
      for row in 0..<component.rowCount { basics.append(basics[component.firstBasic + row]) }
      for column in 0..<component.columnCount {
        columns.append(columns[component.firstColumn + column])
        holds.append(holds[component.firstColumn + column])
      }
      for place in 0..<component.parameterCount {
        let parameter = parameterColumns[component.firstParameter + place]
        if parameter != promoted, parameterColumn(of: parameter, in: merged) < 0 {
          parameterColumns.append(parameter)
          merged.parameterCount += 1
        }
      }
      merged.rowCount += component.rowCount
      merged.columnCount += component.columnCount
    }
    columns.append(promoted)
    holds.append(-1)
    merged.columnCount += 1
    cells.extend(to: cells.count + Int(merged.rowCount) * merged.width, with: 0)
    return merged
  }

  private mutating func copyCells(
    of member: Int32, to merged: Int32, row firstRow: Int32, column firstColumn: Int32,
    promoted: Int32
  ) {
    let old = components[member]
    let new = components[merged]
    // Where each of its columns and parameters is now.
    var targets: [Int] = (0..<Int(old.columnCount)).map { Int(firstColumn) + $0 }
    for place in 0..<old.parameterCount {
      let parameter = parameterColumns[old.firstParameter + place]
      targets.append(
        parameter == promoted
          ? Int(new.columnCount) - 1
          : Int(new.columnCount + parameterColumn(of: parameter, in: new)))
    }
    for row in 0..<Int(old.rowCount) {
      let from = old.firstCell + row * old.width
      let to = new.firstCell + (Int(firstRow) + row) * new.width
      for (column, target) in targets.enumerated() { cells[to + target] = cells[from + column] }
    }
  }
}
