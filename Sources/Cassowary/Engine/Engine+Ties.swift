// Where strengths leave values free, ranks and free orders settle them on a copy, so that the
// components themselves stay as the strengths alone have left them.
extension Engine {
  /// Settles what is free; costs nothing where nothing is.
  mutating func settleFree() {
    // A settled value may depend on any other, so all are settled anew as long as there are any.
    guard tiesAreDirty || hasSettled else { return }
    tiesAreDirty = false
    let (free, singles) = freeNumbers()
    let hadSettled = hasSettled
    if hadSettled {
      for index in 0..<settledRoots.count {
        settled[settledRoots[index]] = .nan
        changedRoots.append(settledRoots[index])
      }
      settledRoots.removeAll()
      hasSettled = false
    }
    guard !free.isEmpty || !singles.isEmpty else { return }
    var tie = makeTie(components: free, singles: singles)
    tie.breaker.breakTies()
    tie.breaker.settle(freeValues(of: tie))
    keep(tie)
  }

  /// Components and single numbers with free values, and the numbers of each in the copy.
  private struct Tie {
    var breaker: TieBreaker
    /// The numbers of each component of the copy: columns, then rows.
    var members: [[Int32]]
    var placeOfNumber: [Int32: (component: Int, number: Int)] = [:]
  }

  /// The components and numbers outside components that the strengths leave free, without those
  /// whose freedom concerns nothing but themselves.
  private mutating func freeNumbers() -> (components: [Int], singles: [Int32]) {
    var free: [Int] = []
    for index in 0..<components.count where components[index].isFree { free.append(index) }
    var singles: [Int32] = []
    var number: Int32 = 0
    while number < Int32(variables.count) {
      // A parameter is settled by what it occurs in, or it would be promoted.
      let parameter = parameterIndex(number)
      let isUsed = parameter >= 0 && parameters[parameter].useCount > 0
      if variables[number].isLive, isRoot(number), numbers[number].component < 0, !isUsed {
        if numbers[number].hold < 0 { numbers[number].hold = ownHold(number) }
        let start = readerStarts[number]
        let end = readerStarts[number + 1]
        let isRead = start.alias < end.alias || start.definition < end.definition
        if numbers[number].hold == 0, isRead || numbers[number].firstBreakpoint >= 0 {
          singles.append(number)
        }
      }
      number += 1
    }
    return (free, singles)
  }

  private mutating func makeTie(
    components free: [Int], singles: [Int32]
  ) -> Tie {
    var tie = Tie(breaker: TieBreaker([]), members: [])
    for index in free {
      let (tableau, members) = copyComponent(index)
      add(tableau, members, to: &tie)
    }
    for number in singles {
      let (lower, upper) = cheapest(number)
      let value = min(max(numbers[number].value, lower), upper)
      let tableau = PiecewiseTableau(columns: [(value, lower, upper)], basics: [], rows: [])
      add(tableau, [number], to: &tie)
    }
    return tie
  }

  private func add(
    _ tableau: PiecewiseTableau, _ members: [Int32], to tie: inout Tie
  ) {
    var component = TieBreaker.Component(tableau: tableau)
    for (local, number) in members.enumerated() {
      tie.placeOfNumber[number] = (tie.members.count, local)
      var index = numbers[number].firstBreakpoint
      while index >= 0 {
        let breakpoint = breakpoints[index]
        index = breakpoint.next
        guard let rank = orders.rank(Int(breakpoint.constraint)) else { continue }
        component.items.append(
          .init(
            number: local, point: breakpoint.at, weight: breakpoint.weight,
            costsBelow: breakpoint.side <= 0, costsAbove: breakpoint.side >= 0,
            strength: breakpoint.strength, rank: rank))
      }
    }
    tie.members.append(members)
    tie.breaker.components.append(component)
  }

  /// Copies a component, every number confined to where all strengths are best satisfied.
  private mutating func copyComponent(_ index: Int) -> (PiecewiseTableau, [Int32]) {
    let component = components[index]
    var members: [Int32] = []
    var columnBounds: [(value: Double, lower: Double, upper: Double)] = []
    var rowBounds: [(value: Double, lower: Double, upper: Double)] = []
    findPulls(component)
    for column in 0..<Int(component.columnCount) {
      let number = columns[Int(component.firstColumn) + column]
      members.append(number)
      let (lower, upper) = freeRange(component, column)
      columnBounds.append((numbers[number].value, lower, upper))
    }
    for row in 0..<Int(component.rowCount) {
      let number = basics[Int(component.firstBasic) + row]
      members.append(number)
      let record = numbers[number]
      rowBounds.append(
        (record.value, min(record.lower, record.value), max(record.upper, record.value)))
    }
    let width = component.width
    let rows = (0..<Int(component.rowCount)).map { row in
      let first = cells.base + component.firstCell + row * width
      return SparseRow(
        dense: UnsafeBufferPointer(start: first, count: Int(component.columnCount)))
    }
    return (PiecewiseTableau(columns: columnBounds, basics: rowBounds, rows: rows), members)
  }

  /// The values whose turn may come: variables and slacks that depend on what is free.
  private mutating func freeValues(
    of tie: Tie
  ) -> [TieBreaker.FreeValue] {
    var result: [TieBreaker.FreeValue] = []
    for variable in variablesDepending(on: tie) {
      row.begin(constant: 0)
      addResolved(variable, 1)
      row.finish()
      if rowHasDefinitions { expand() }
      let value = freeValue(of: tie)
      guard !value.terms.isEmpty else { continue }
      if let order = orders.freeOrder(Int(variable)) {
        var ordered = value
        ordered.order = order
        result.append(ordered)
      }
      result.append(value)
    }
    for members in tie.members {
      for (local, number) in members.enumerated() {
        var index = numbers[number].firstBreakpoint
        while index >= 0 {
          let breakpoint = breakpoints[index]
          index = breakpoint.next
          guard breakpoint.side != 0,
            let order = orders.slackOrder(Int(breakpoint.constraint)),
            let component = tie.placeOfNumber[number]?.component
          else { continue }
          // The slack is what lies on the side that costs nothing.
          let term = TieBreaker.Term(
            component: component, number: local, coefficient: breakpoint.weight)
          result.append(
            .init(
              order: order, terms: [term], constant: -breakpoint.at * breakpoint.weight,
              costsBelow: breakpoint.side > 0, costsAbove: breakpoint.side < 0))
        }
      }
    }
    return result
  }

  /// The row just reduced, over the numbers of the copy.
  private func freeValue(of tie: Tie) -> TieBreaker.FreeValue {
    var terms: [TieBreaker.Term] = []
    var constant = row.constant
    for index in 0..<row.count {
      let number = row.variables[index]
      let coefficient = row.coefficients[index]
      if let place = tie.placeOfNumber[number] {
        terms.append(
          .init(component: place.component, number: place.number, coefficient: coefficient))
      } else {
        constant += coefficient * numbers[number].value
      }
    }
    return TieBreaker.FreeValue(order: nil, terms: terms, constant: constant)
  }

  /// The variables whose values depend on the numbers of the copy, by place.
  private func variablesDepending(on tie: Tie) -> [Int32] {
    var reached = Set<Int32>()
    var pending: [Int32] = []
    for members in tie.members {
      for number in members where isVariable(number) && reached.insert(number).inserted {
        pending.append(number)
      }
    }
    while let root = pending.popLast() {
      let start = readerStarts[root]
      let end = readerStarts[root + 1]
      for index in Int(start.alias)..<Int(end.alias) {
        reached.insert(aliasReaders[index])
      }
      for index in Int(start.definition)..<Int(end.definition) {
        let variable = definitions[readers[index]].variable
        if reached.insert(variable).inserted { pending.append(variable) }
      }
    }
    return reached.sorted()
  }

  private mutating func keep(_ tie: Tie) {
    settled.extend(to: firstRow, with: .nan)
    for (component, members) in tie.members.enumerated() {
      for (local, number) in members.enumerated() where isVariable(number) {
        settled[number] = tie.breaker.components[component].tableau.values[local]
        settledRoots.append(number)
        changedRoots.append(number)
      }
    }
    hasSettled = true
  }
}
