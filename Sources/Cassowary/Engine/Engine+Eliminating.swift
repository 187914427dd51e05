// Required equalities become aliases and definitions.
extension Engine {
  /// The root of a variable and the affine map from it; root -1 if the variable is a number.
  @inline(__always)
  mutating func resolve(_ variable: Int32) -> Alias {
    let alias = aliases[variable]
    if alias.parent == variable { return Alias(parent: variable) }
    if alias.parent < 0 || aliases[alias.parent].parent == alias.parent { return alias }
    return compress(variable)
  }

  /// Follows a chain of aliases and shortens it for all that are on it.
  @inline(never)
  private mutating func compress(_ variable: Int32) -> Alias {
    var chain: [Int32] = []
    var current = variable
    while true {
      let parent = aliases[current].parent
      if parent < 0 || parent == current { break }
      chain.append(current)
      current = parent
    }
    var result = aliases[current]
    if result.parent == current { result = Alias(parent: current) }
    while let member = chain.popLast() {
      let own = aliases[member]
      result = Alias(
        parent: result.parent, factor: own.factor * result.factor,
        offset: own.factor * result.offset + own.offset)
      aliases[member] = result
    }
    return result
  }

  /// Adds a variable to the open row by way of its root.
  @inline(__always)
  mutating func addResolved(_ variable: Int32, _ coefficient: Double) {
    let alias = resolve(variable)
    if alias.offset != 0 { row.add(constant: coefficient * alias.offset) }
    if alias.parent >= 0 { row.add(alias.parent, coefficient * alias.factor) }
  }

  /// Reads a constraint into the row, over roots.
  @inline(__always)
  mutating func gather(_ place: Int) {
    let record = records[place]
    row.begin(constant: record.constant)
    var term = Int(record.firstTerm)
    let end = term + Int(record.termCount)
    while term < end {
      addResolved(terms[term].variable, terms[term].coefficient)
      term += 1
    }
    row.finish()
  }

  var rowHasDefinitions: Bool {
    mutating get {
      var index = 0
      while index < row.count {
        if roles[row.variables[index]].contains(.defined) { return true }
        index += 1
      }
      return false
    }
  }

  /// Replaces all definitions in the row by what they read, until none is left.
  mutating func expand() {
    row.reopen()
    // Definitions made later usually read those made earlier, so the latest first meets each once.
    var budget = 64
    while budget > 0 {
      var latest: Int32 = -1
      var at = 0
      var index = 0
      while index < row.count {
        let definition = definitionOf[row.variables[index]]
        if definition > latest, row.coefficients[index] != 0 {
          latest = definition
          at = index
        }
        index += 1
      }
      guard latest >= 0 else {
        row.finish()
        return
      }
      substitute(definitions[latest], at: at)
      budget -= 1
    }
    expandInOrder()
    row.finish()
  }

  private mutating func substitute(_ definition: Definition, at index: Int) {
    let factor = row.take(at: index)
    guard factor != 0 else { return }
    row.add(constant: factor * definition.constant)
    var term = Int(definition.firstTerm)
    let end = term + Int(definition.termCount)
    while term < end {
      addResolved(
        definitionTerms[term].variable, factor * definitionTerms[term].coefficient)
      term += 1
    }
  }

  /// Expands by an order in which every definition comes before those it reads, so that each is
  /// expanded once however often it is read.
  @inline(never)
  private mutating func expandInOrder() {
    var starts: [Int32] = []
    var index = 0
    while index < row.count {
      starts.append(row.variables[index])
      index += 1
    }
    let order = definitionsReached(from: starts)
    for variable in order.reversed() {
      // It is missing if all that read it cancelled before they were expanded.
      let position = row.position(of: variable)
      if position >= 0 { substitute(definitions[definitionOf[variable]], at: position) }
    }
  }

  /// All definitions that some variables depend on, those read before those that read them.
  private mutating func definitionsReached(from starts: [Int32]) -> [Int32] {
    var order: [Int32] = []
    var stack: [(variable: Int32, next: Int32)] = []
    for start in starts where definitionOf[start] >= 0 && !roles[start].contains(.visited) {
      roles[start].insert(.visited)
      stack.append((start, 0))
      while let (variable, next) = stack.last {
        let definition = definitions[definitionOf[variable]]
        guard next < definition.termCount else {
          order.append(variable)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let root = resolve(definitionTerms[definition.firstTerm + next].variable).parent
        if root >= 0, definitionOf[root] >= 0, !roles[root].contains(.visited) {
          roles[root].insert(.visited)
          stack.append((root, 0))
        }
      }
    }
    for variable in order { roles[variable].remove(.visited) }
    return order
  }

  /// Uses the row, a required equality to zero, to eliminate a variable.
  ///
  /// - Returns: Whether that was possible; otherwise the equality must be solved as a row.
  mutating func eliminate(_ place: Int) -> Bool {
    var isExpanded = false
    while true {
      if row.count == 0 {
        if row.isFalse(0) { isUnsatisfiable = true }
        records[place].home = .shadow
        return true
      }
      let hasDefinitions = rowHasDefinitions
      if let chosen = choosePivot(hasDefinitions: hasDefinitions) {
        define(at: chosen, by: place)
        return true
      }
      if !hasDefinitions || isExpanded { return false }
      isExpanded = true
      expand()
    }
  }

  /// Chooses the variable of the row that is best eliminated, or nothing.
  private mutating func choosePivot(hasDefinitions: Bool) -> Int? {
    let count = row.count
    var largest = 0.0
    var index = 0
    while index < count {
      largest = max(largest, abs(row.coefficients[index]))
      index += 1
    }
    var best: Int?
    var bestCost = Int.max
    index = 0
    while index < count {
      let variable = row.variables[index]
      let role = roles[variable]
      let size = abs(row.coefficients[index])
      var isFit = !role.contains(.defined) && size >= 1e-3 * largest
      if role.contains(.edited) && count > 1 {
        // An edited variable stays, except for another edited one.
        isFit = isFit && count == 2 && roles[row.variables[1 - index]].contains(.edited)
      }
      if count > 2 {
        if role.contains(.bounded) { isFit = false }
        // What a definition reads may be defined only by what is no definition, or they could read
        // each other in a circle.
        if role.contains(.used) && hasDefinitions { isFit = false }
      } else if count == 2 && hasDefinitions && role.contains(.used) {
        isFit = false
      }
      if isFit {
        let cost =
          (role.contains(.bounded) ? 4 : 0) + (role.contains(.used) ? 2 : 0)
          + (size == 1 ? 0 : 1)
        if cost < bestCost {
          bestCost = cost
          best = index
        }
      }
      index += 1
    }
    return best
  }

  /// Makes a variable of the row an alias or a definition.
  private mutating func define(at chosen: Int, by place: Int) {
    let variable = row.variables[chosen]
    let factor = -1 / row.coefficients[chosen]
    records[place].home = .definition
    let count = row.count
    if count <= 2 {
      let other = count == 1 ? -1 : row.variables[1 - chosen]
      aliases[variable] = Alias(
        parent: other, factor: count == 1 ? 0 : row.coefficients[1 - chosen] * factor,
        offset: row.constant * factor)
      if other >= 0 {
        let inherited = roles[variable].intersection([.bounded, .used])
        roles[other].formUnion(inherited)
      }
      return
    }
    definitionOf[variable] = Int32(definitions.count)
    roles[variable].insert(.defined)
    definitions.append(
      Definition(
        variable: variable, firstTerm: Int32(definitionTerms.count),
        termCount: Int32(count - 1), constant: row.constant * factor))
    var index = 0
    while index < count {
      if index != chosen {
        definitionTerms.append(
          TermRecord(
            variable: row.variables[index], coefficient: row.coefficients[index] * factor))
        roles[row.variables[index]].insert(.used)
      }
      index += 1
    }
  }

  /// Brings the definitions into an order in which none reads a later one, rewrites each over roots,
  /// and turns those with at most one root left into aliases.
  mutating func sortAndFoldDefinitions() {
    guard definitions.count > 0 else { return }
    var all: [Int32] = []
    all.reserveCapacity(definitions.count)
    var index = 0
    while index < definitions.count {
      all.append(definitions[index].variable)
      index += 1
    }
    let order = definitionsReached(from: all)
    var sorted = Buffer<Definition>(capacity: max(16, order.count))
    for variable in order {
      let definition = definitions[definitionOf[variable]]
      row.begin(constant: definition.constant)
      var term = Int(definition.firstTerm)
      let end = term + Int(definition.termCount)
      while term < end {
        addResolved(definitionTerms[term].variable, definitionTerms[term].coefficient)
        term += 1
      }
      row.finish()
      if row.count <= 1 {
        roles[variable].remove(.defined)
        definitionOf[variable] = -1
        aliases[variable] = Alias(
          parent: row.count == 0 ? -1 : row.variables[0],
          factor: row.count == 0 ? 0 : row.coefficients[0], offset: row.constant)
        continue
      }
      let first = Int32(definitionTerms.count)
      var position = 0
      while position < row.count {
        definitionTerms.append(
          TermRecord(
            variable: row.variables[position], coefficient: row.coefficients[position]))
        position += 1
      }
      sorted.append(
        Definition(
          variable: variable, firstTerm: first, termCount: Int32(row.count),
          constant: row.constant))
    }
    swap(&definitions, &sorted)
    index = 0
    while index < definitions.count {
      definitionOf[definitions[index].variable] = Int32(index)
      index += 1
    }
  }
}
