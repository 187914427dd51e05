// The solved system is built anew after changes that go beyond costs and constants of costs.
extension Engine {
  /// Builds the solved system from the records, unsolved but for numbers outside components.
  mutating func build() {
    repeat {
      buildCount += 1
      isUnsatisfiable = false
      mayHaveCrossedBounds = false
      reset()
      eliminateEqualities()
      if isUnsatisfiable { return }
      sortAndFoldDefinitions()
      layOutNumbers()
      placeCosts()
      if isUnsatisfiable { return }
    } while promoteParametersOfBareRows()
    makeParameters()
    settleSingles()
    makeComponents()
    indexParameterUses()
    indexReaders()
    needsBuild = false
  }

  private mutating func reset() {
    let count = variables.count
    aliases.removeAll()
    aliases.extend(to: count, with: Alias(parent: -1))
    definitionOf.refill(count, with: -1)
    row.cover(count)
    definitions.removeAll()
    definitionTerms.removeAll()
    breakpoints.removeAll()
    freeBreakpoint = -1
    rows.removeAll()
    rowTerms.removeAll()
    rowTable.refill(rowTable.count, with: -1)
    roles.extend(to: count, with: [])
    breakpoints.reserve(records.count)
    rowTerms.reserve(terms.count)
    definitionTerms.reserve(terms.count)
    var index = 0
    while index < count {
      aliases[index].parent = Int32(index)
      // A promotion lasts as long as the edit.
      roles[index] =
        variables[index].edit >= 0 ? [.edited, roles[index].intersection(.promoted)] : []
      index += 1
    }
  }

  /// Makes aliases of required equalities with at most two variables, then definitions of longer
  /// ones; what remains is placed with the costs.
  private mutating func eliminateEqualities() {
    var long = Buffer<Int32>(capacity: 64)
    var place = 0
    let count = records.count
    while place < count {
      let record = records[place]
      if record.isLive, record.termCount == 1, record.relation != 0 || !record.isRequired {
        roles[terms[Int(record.firstTerm)].variable].insert(.bounded)
      }
      place += 1
    }
    place = 0
    while place < count {
      let record = records[place]
      records[place].home = .none
      if record.isLive, record.relation == 0, record.isRequired {
        if record.termCount > 2 {
          long.append(Int32(place))
        } else {
          gather(place)
          _ = eliminate(place)
        }
      }
      place += 1
    }
    var index = 0
    while index < long.count {
      gather(Int(long[index]))
      _ = eliminate(Int(long[index]))
      index += 1
    }
  }

  private mutating func layOutNumbers() {
    // Room for variables made later, so that they need no new build.
    firstRow = variables.count + variables.count / 8 + 16
    numbers.removeAll()
    numbers.extend(to: firstRow, with: Number())
    roles.extend(to: firstRow, with: [])
    row.cover(firstRow)
    aliases.extend(to: firstRow, with: Alias(parent: -1))
    definitionOf.extend(to: firstRow, with: -1)
    var index = variables.count
    while index < firstRow {
      aliases[index].parent = Int32(index)
      index += 1
    }
  }

  private mutating func placeCosts() {
    var place = 0
    let count = records.count
    while place < count {
      let record = records[place]
      if record.isLive, record.home == .none { self.place(place, mayAddRow: true) }
      place += 1
    }
  }

  /// A row that only parameters are in has nothing to solve; its parameters become columns.
  ///
  /// - Returns: Whether there was such a row, so that the system must be built again.
  private mutating func promoteParametersOfBareRows() -> Bool {
    var isAny = false
    for index in 0..<rows.count {
      let range = Int(rows[index].firstTerm)..<Int(rows[index].firstTerm + rows[index].termCount)
      let isBare = range.allSatisfy {
        let role = roles[rowTerms[$0].variable]
        return role.contains(.edited) && !role.contains(.promoted)
      }
      guard isBare else { continue }
      for term in range { roles[rowTerms[term].variable].insert(.promoted) }
      isAny = true
    }
    return isAny
  }

  /// Gives every number that is in no row the value its own cost asks for.
  private mutating func settleSingles() {
    var index: Int32 = 0
    let count = Int32(variables.count)
    while index < count {
      if isRoot(index), numbers[index].firstBreakpoint >= 0 {
        let role = roles[index]
        if !role.contains(.edited) || role.contains(.promoted) {
          numbers[index].value = cheapestValue(index)
        }
      }
      index += 1
    }
  }

  /// Whether a variable stands for itself: no alias and no definition.
  @inline(__always)
  func isRoot(_ variable: Int32) -> Bool {
    aliases[variable].parent == variable && definitionOf[variable] < 0
  }
}
