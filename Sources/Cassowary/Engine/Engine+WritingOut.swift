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
    guard abs(value - old) > 1e-12 * (1 + abs(value)) else { return false }
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
    let start = readerStarts[root]
    let end = readerStarts[root + 1]
    if start.alias < end.alias {
      writeAliases(Int(start.alias), Int(end.alias), of: values[root])
    }
    guard start.definition < end.definition else { return }
    hasDirtyDefinitions = true
    var place = start.definition
    while place < end.definition {
      let definition = readers[place]
      dirtyDefinitions[Int(definition) >> 6] |= 1 << UInt64(definition & 63)
      place += 1
    }
  }

  /// Writes the aliases of a root that changed.
  @inline(__always)
  private mutating func writeAliases(_ first: Int, _ end: Int, of value: Double) {
    if end - first > 4 { return writeManyAliases(first, end, of: value) }
    var index = first
    while index < end {
      writeAlias(index, of: value)
      index &+= 1
    }
  }

  @inline(__always)
  private mutating func writeAlias(_ index: Int, of value: Double) {
    let variable = aliasReaders.base[index]
    let new = aliasFactors.base[index] * value + aliasOffsets.base[index]
    if abs(new - values.base[Int(variable)]) > 1e-12 * (1 + abs(new)) {
      values.base[Int(variable)] = new
      changed.appendWithinCapacity(variable)
    }
  }

  /// Writes two aliases at a time, as long as both change.
  @inline(never)
  private mutating func writeManyAliases(_ first: Int, _ end: Int, of value: Double) {
    let readers = aliasReaders.base
    let values = self.values.base
    let changed = self.changed.base
    var count = self.changed.count
    let pair = SIMD2(repeating: value)
    var index = first
    while index < end {
      while index &+ 1 < end {
        let factors = UnsafeRawPointer(aliasFactors.base + index).loadUnaligned(
          as: SIMD2<Double>.self)
        let offsets = UnsafeRawPointer(aliasOffsets.base + index).loadUnaligned(
          as: SIMD2<Double>.self)
        let variables = (Int(readers[index]), Int(readers[index &+ 1]))
        let new = factors * pair + offsets
        let old = SIMD2(values[variables.0], values[variables.1])
        let noise = 1e-12 * (1 + new.magnitudes)
        guard all((new - old).magnitudes .> noise) else { break }
        values[variables.0] = new.x
        values[variables.1] = new.y
        changed[count] = readers[index]
        changed[count &+ 1] = readers[index &+ 1]
        count &+= 2
        index &+= 2
      }
      guard index < end else { break }
      let variable = readers[index]
      let new = aliasFactors.base[index] * value + aliasOffsets.base[index]
      if abs(new - values[Int(variable)]) > 1e-12 * (1 + abs(new)) {
        values[Int(variable)] = new
        changed[count] = variable
        count &+= 1
      }
      index &+= 1
    }
    self.changed.setCount(count)
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
      let end = at + Int(component.rowCount)
      while at < end {
        let number = basics[at]
        if isVariable(number) { writeRoot(number) }
        at += 1
      }
    }
    if hasDirtyDefinitions { writeDefinitions() }
  }

  /// Computes the marked definitions, each after those it reads.
  private mutating func writeDefinitions() {
    hasDirtyDefinitions = false
    let values = self.values.base
    let dirty = dirtyDefinitions.base
    let readers = self.readers.base
    var evaluated = 0
    var word = 0
    while word < dirtyDefinitions.count {
      var bits = dirty[word]
      dirty[word] = 0
      while bits != 0 {
        let definition = evaluations.base + (word << 6 + bits.trailingZeroBitCount)
        bits &= bits - 1
        evaluated += 1
        let variable = definition.pointee.variable
        let new = evaluate(definition)
        guard abs(new - values[Int(variable)]) > 1e-12 * (1 + abs(new)) else { continue }
        values[Int(variable)] = new
        changed.appendWithinCapacity(variable)
        if definition.pointee.firstAlias < definition.pointee.endAlias {
          writeAliases(
            Int(definition.pointee.firstAlias), Int(definition.pointee.endAlias), of: new)
        }
        // What reads a definition comes after it, perhaps in the same word.
        var place = Int(definition.pointee.firstReader)
        let end = Int(definition.pointee.endReader)
        while place < end {
          let reader = Int(readers[place])
          let bit: UInt64 = 1 << UInt64(reader & 63)
          if reader >> 6 == word { bits |= bit } else { dirty[reader >> 6] |= bit }
          place += 1
        }
      }
      word += 1
    }
    evaluationCount += evaluated
  }

  @inline(__always)
  private func evaluate(_ definition: UnsafePointer<Evaluation>) -> Double {
    let values = self.values.base
    var sum =
      definition.pointee.constant
      + definition.pointee.firstCoefficient * values[Int(definition.pointee.first)]
      + definition.pointee.secondCoefficient * values[Int(definition.pointee.second)]
    var term = Int(definition.pointee.firstTerm)
    let end = Int(definition.pointee.endTerm)
    while term < end {
      sum += definitionTerms[term].coefficient * values[Int(definitionTerms[term].variable)]
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
    var index = 0
    while index < evaluations.count {
      _ = store(evaluations[index].variable, evaluate(evaluations.base + index))
      index += 1
    }
    evaluationCount += evaluations.count
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

extension SIMD2<Double> {
  /// The absolute values.
  @inline(__always)
  fileprivate var magnitudes: Self {
    let bits = unsafeBitCast(self, to: SIMD2<UInt64>.self) & 0x7FFF_FFFF_FFFF_FFFF
    return unsafeBitCast(bits, to: Self.self)
  }
}
