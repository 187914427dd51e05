// Writes out the values that changed, and only those.
extension Engine {
  /// Writes the values of everything that was solved or moved, and of all that reads it.
  mutating func writeOut() {
    changed.reserve(variables.count + 1)
    if needsFullWrite {
      writeAll()
    } else {
      writeChanges()
    }
    needsFullWrite = false
    var index = 0
    while index < movedComponents.count {
      components[movedComponents[index]].isMoved = false
      components[movedComponents[index]].hasMovedColumns = false
      index += 1
    }
    movedComponents.removeAll()
    changedRoots.removeAll()
    changedSingles.removeAll()
  }

  /// Stores a value if it differs by more than the noise of another way to the same solution.
  @inline(__always)
  private mutating func store(_ variable: Int32, _ value: Double) -> Bool {
    let old = values[variable]
    guard abs(value - old) > 1e-12 * max(1, abs(value)) else { return false }
    values[variable] = value
    // No variable is written twice, so there is room for all.
    changed.appendWithinCapacity(variable)
    return true
  }

  /// The value of a root, ties and free values settled.
  @inline(__always)
  private func settledValue(_ root: Int32) -> Double {
    if hasSettled, settled[root] == settled[root] { return settled[root] }
    return numbers[root].value
  }

  @inline(__always)
  private mutating func writeRoot(_ root: Int32) {
    if store(root, settledValue(root)) { spread(root) }
  }

  /// Writes the aliases of a root that changed and marks the definitions that read it.
  @inline(__always)
  private mutating func spread(_ root: Int32) {
    let value = values[root]
    var index = Int(aliasStarts[root])
    let end = Int(aliasStarts[Int(root) + 1])
    let reader = aliasReaders.base
    while index < end {
      _ = store(reader[index].variable, reader[index].factor * value + reader[index].offset)
      index += 1
    }
    var place = Int(readerStarts[root])
    let last = Int(readerStarts[Int(root) + 1])
    while place < last {
      let definition = readers[place]
      dirtyDefinitions[Int(definition) >> 6] |= 1 << UInt64(definition & 63)
      place += 1
    }
    if place > Int(readerStarts[root]) { hasDirtyDefinitions = true }
  }

  private mutating func writeChanges() {
    var index = 0
    while index < changedRoots.count {
      writeRoot(changedRoots[index])
      index += 1
    }
    index = 0
    while index < movedComponents.count {
      let component = components[movedComponents[index]]
      index += 1
      var at = Int(component.firstBasic)
      var end = at + Int(component.rowCount)
      while at < end {
        let number = basics[at]
        if isVariable(number) { writeRoot(number) }
        at += 1
      }
      guard component.hasMovedColumns || component.isFree else { continue }
      at = Int(component.firstColumn)
      end = at + Int(component.columnCount)
      while at < end {
        let number = columns[at]
        if isVariable(number) { writeRoot(number) }
        at += 1
      }
    }
    if hasDirtyDefinitions { writeDefinitions() }
  }

  /// Computes the marked definitions, each after those it reads.
  private mutating func writeDefinitions() {
    hasDirtyDefinitions = false
    var word = 0
    while word < dirtyDefinitions.count {
      // Evaluating one may mark later ones, in the same word too.
      while dirtyDefinitions[word] != 0 {
        let bit = dirtyDefinitions[word].trailingZeroBitCount
        dirtyDefinitions[word] &= dirtyDefinitions[word] - 1
        let definition = definitions[word << 6 + bit]
        if store(definition.variable, evaluate(definition)) { spread(definition.variable) }
      }
      word += 1
    }
    hasDirtyDefinitions = false
  }

  @inline(__always)
  private mutating func evaluate(_ definition: Definition) -> Double {
    evaluationCount += 1
    var sum = definition.constant
    var term = Int(definition.firstTerm)
    let end = term + Int(definition.termCount)
    let base = definitionTerms.base
    while term < end {
      sum += base[term].coefficient * values[base[term].variable]
      term += 1
    }
    return sum
  }

  private mutating func writeAll() {
    let count = Int32(variables.count)
    var variable: Int32 = 0
    while variable < count {
      if variables[variable].isLive {
        let alias = aliases[variable]
        if alias.parent < 0 {
          _ = store(variable, alias.offset)
        } else if alias.parent == variable, definitionOf[variable] < 0 {
          _ = store(variable, settledValue(variable))
        }
      }
      variable += 1
    }
    for index in 0..<definitions.count {
      _ = store(definitions[index].variable, evaluate(definitions[index]))
    }
    variable = 0
    while variable < count {
      let alias = aliases[variable]
      if alias.parent >= 0, alias.parent != variable {
        _ = store(variable, alias.factor * values[alias.parent] + alias.offset)
      }
      variable += 1
    }
  }
}
