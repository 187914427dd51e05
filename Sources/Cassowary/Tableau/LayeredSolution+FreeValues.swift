extension LayeredSolution {
  /// One number that is settled when its turn comes.
  private struct FreeValue {
    /// A listed order, or nothing for the variables that come last, by their indices.
    var order: FreeOrder?
    var sum: CoreSum
    /// Whether values above and below zero cost.
    var costsAbove = true
    var costsBelow = true
  }

  /// Settles the values that no strength and no rank decides, one after another.
  mutating func settleFreeValues() {
    var isFree = components.map { $0.tableau.hasFreeColumns }
    guard isFree.contains(true) else { return }
    let queue = freeValues()

    // Values that are sums over several components tie these together.
    var groups = Array(components.indices)
    func group(_ start: Int) -> Int {
      var component = start
      while groups[component] != component { component = groups[component] }
      return component
    }
    var touched: [Set<Int>] = []
    for value in queue {
      let parts = Dictionary(grouping: value.sum.terms) {
        Int(componentOfVariable[Int($0.variable)])
      }
      var free: Set<Int> = []
      for (component, terms) in parts where isFree[component] {
        let numbers = terms.map { (numberOfVariable[Int($0.variable)], $0.coefficient) }
        if components[component].tableau.canChange(numbers) { free.insert(component) }
      }
      touched.append(free)
      guard let first = free.min() else { continue }
      for other in free.sorted().dropFirst() { groups[group(other)] = group(first) }
    }

    for leader in components.indices where isFree[leader] && group(leader) == leader {
      let members = components.indices.filter { isFree[$0] && group($0) == leader }
      let own = queue.indices.filter { !touched[$0].isDisjoint(with: members) }
      settle(own.map { queue[$0] }, over: members)
      for member in members { isFree[member] = false }
    }
  }

  /// All values that may have to be settled, in the order of their turns.
  private mutating func freeValues() -> [FreeValue] {
    var queue: [FreeValue] = []
    for variable in 0..<program.variableCount {
      guard let order = program.freeOrders[variable] else { continue }
      elimination.reduce(variable: Int32(variable))
      queue.append(FreeValue(order: order, sum: reducedSum()))
    }
    for row in program.rows {
      guard let order = row.slackOrder, row.relation != .equal else { continue }
      elimination.reduce(row, of: program)
      queue.append(
        FreeValue(
          order: order, sum: reducedSum(), costsAbove: row.relation == .greaterOrEqual,
          costsBelow: row.relation == .lessOrEqual))
    }
    queue.sort { left, right in
      guard let first = left.order, let second = right.order else { return false }
      return first < second
    }
    for variable in 0..<program.variableCount {
      elimination.reduce(variable: Int32(variable))
      queue.append(FreeValue(order: nil, sum: reducedSum()))
    }
    return queue
  }

  private func reducedSum() -> CoreSum {
    CoreSum(
      terms: elimination.support.map { ($0, elimination.sums[Int($0)]) },
      constant: elimination.constant)
  }

  private mutating func settle(_ queue: [FreeValue], over members: [Int]) {
    var (tableau, firsts) = PiecewiseTableau.merging(members.map { components[$0].tableau })
    var firstOfComponent: [Int: Int] = [:]
    for (member, first) in zip(members, firsts) { firstOfComponent[member] = first }
    var index = 0
    while index < queue.count, tableau.hasFreeColumns {
      var objective: [Int: PiecewiseCost] = [:]
      let order = queue[index].order
      repeat {
        add(queue[index], to: &objective, of: &tableau, firstOfComponent)
        index += 1
      } while index < queue.count && order != nil && queue[index].order == order
      if !objective.isEmpty { tableau.minimise(objective) }
    }
    for (member, first) in zip(members, firsts) {
      let count = components[member].tableau.values.count
      components[member].tableau.values = Array(tableau.values[first..<first + count])
    }
  }

  private func add(
    _ value: FreeValue, to objective: inout [Int: PiecewiseCost],
    of tableau: inout PiecewiseTableau, _ firstOfComponent: [Int: Int]
  ) {
    var terms: [(number: Int, coefficient: Double)] = []
    var constant = value.sum.constant
    for (variable, coefficient) in value.sum.terms {
      let component = Int(componentOfVariable[Int(variable)])
      let number = numberOfVariable[Int(variable)]
      if let first = firstOfComponent[component] {
        terms.append((first + number, coefficient))
      } else {
        constant += coefficient * components[component].tableau.values[number]
      }
    }
    guard tableau.canChange(terms) else { return }
    var number = terms[0].number
    var factor = terms[0].coefficient
    if terms.count > 1 {
      number = tableau.appendRow(terms, constant: constant)
      factor = 1
      constant = 0
    }
    let slope = abs(factor)
    objective[number, default: PiecewiseCost()].add(
      at: -constant / factor,
      left: (factor > 0 ? value.costsBelow : value.costsAbove) ? slope : 0,
      right: (factor > 0 ? value.costsAbove : value.costsBelow) ? slope : 0)
  }
}
