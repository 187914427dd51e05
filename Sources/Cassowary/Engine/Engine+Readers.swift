// Who reads whom, so that a value that changes finds what depends on it.
extension Engine {
  /// Lists for each root the aliases and definitions that read it.
  mutating func indexReaders() {
    readerStarts.refill(firstRow + 1, with: ReaderStart())
    countReaders()
    var place = 0
    while place < firstRow {
      readerStarts[place + 1].alias += readerStarts[place].alias
      readerStarts[place + 1].definition += readerStarts[place].definition
      place += 1
    }
    aliasReaders.refill(Int(readerStarts[firstRow].alias), with: 0)
    aliasFactors.refill(aliasReaders.count, with: 0)
    aliasOffsets.refill(aliasReaders.count, with: 0)
    readers.refill(Int(readerStarts[firstRow].definition), with: 0)
    fillReaders()
    // Filling moved every start to the next one's place.
    place = firstRow
    while place > 0 {
      readerStarts[place] = readerStarts[place - 1]
      place -= 1
    }
    readerStarts[0] = ReaderStart()
    prepareEvaluations()
    dirtyDefinitions.refill((definitions.count + 63) / 64, with: 0)
    hasDirtyDefinitions = false
    changedRoots.removeAll()
    changedSingles.removeAll()
    settled.removeAll()
    settledRoots.removeAll()
    hasSettled = false
  }

  private mutating func countReaders() {
    let count = Int32(variables.count)
    var variable: Int32 = 0
    while variable < count {
      let root = resolve(variable).parent
      if root >= 0, root != variable { readerStarts[root + 1].alias += 1 }
      variable += 1
    }
    var index = 0
    while index < definitions.count {
      var term = Int(definitions[index].firstTerm)
      let end = term + Int(definitions[index].termCount)
      while term < end {
        readerStarts[definitionTerms[term].variable + 1].definition += 1
        term += 1
      }
      index += 1
    }
  }

  private mutating func fillReaders() {
    let count = Int32(variables.count)
    var variable: Int32 = 0
    while variable < count {
      let alias = aliases[variable]
      if alias.parent >= 0, alias.parent != variable {
        let at = readerStarts[alias.parent].alias
        aliasReaders[at] = variable
        aliasFactors[at] = alias.factor
        aliasOffsets[at] = alias.offset
        readerStarts[alias.parent].alias = at + 1
      }
      variable += 1
    }
    var index = 0
    while index < definitions.count {
      var term = Int(definitions[index].firstTerm)
      let end = term + Int(definitions[index].termCount)
      while term < end {
        let variable = definitionTerms[term].variable
        let at = readerStarts[variable].definition
        readers[at] = Int32(index)
        readerStarts[variable].definition = at + 1
        term += 1
      }
      index += 1
    }
  }

  private mutating func prepareEvaluations() {
    evaluations.removeAll()
    evaluations.reserve(definitions.count)
    var index = 0
    while index < definitions.count {
      let definition = definitions[index]
      let start = readerStarts[definition.variable]
      let end = readerStarts[definition.variable + 1]
      // Definitions with fewer terms have become aliases.
      var first = definitionTerms[definition.firstTerm]
      var second = definitionTerms[definition.firstTerm + 1]
      // What is computed last is added last, so that the rest need not wait for it.
      if definitionOf[first.variable] > definitionOf[second.variable] { swap(&first, &second) }
      evaluations.append(
        Evaluation(
          constant: definition.constant, firstCoefficient: first.coefficient,
          secondCoefficient: second.coefficient, variable: definition.variable,
          first: first.variable, second: second.variable, firstTerm: definition.firstTerm + 2,
          endTerm: definition.firstTerm + definition.termCount, firstAlias: start.alias,
          endAlias: end.alias, firstReader: start.definition, endReader: end.definition))
      index += 1
    }
  }
}
