extension LayeredSolution {
  /// Settles ties and free values, and computes all values.
  mutating func settle() {
    defer { readValues() }
    guard components.contains(where: { $0.tableau.hasFreeColumns }) else { return }
    var breaker = TieBreaker(
      components.map { component in
        .init(tableau: component.tableau, items: component.items.map { tieItem($0) })
      })
    breaker.breakTies()
    breaker.settle(freeValues())
    for index in components.indices {
      components[index].tableau = breaker.components[index].tableau
    }
  }

  private func tieItem(_ item: Item) -> TieBreaker.Item {
    let row = program.rows[Int(item.row)]
    let costsAbove = row.relation == .equal || (row.relation == .lessOrEqual) == (item.factor > 0)
    return TieBreaker.Item(
      number: item.number, point: -item.constant / item.factor, weight: abs(item.factor),
      costsBelow: row.relation == .equal || !costsAbove, costsAbove: costsAbove,
      strength: row.level == 0 ? .infinity : -Double(row.level), rank: row.rank)
  }

  /// All values that may have to be settled.
  private mutating func freeValues() -> [TieBreaker.FreeValue] {
    var values: [TieBreaker.FreeValue] = []
    for variable in 0..<program.variableCount {
      elimination.reduce(variable: Int32(variable))
      if let order = program.freeOrders[variable] { values.append(reducedValue(order)) }
      values.append(reducedValue(nil))
    }
    for row in program.rows {
      guard let order = row.slackOrder, row.relation != .equal else { continue }
      elimination.reduce(row, of: program)
      var value = reducedValue(order)
      value.costsBelow = row.relation == .lessOrEqual
      value.costsAbove = row.relation == .greaterOrEqual
      values.append(value)
    }
    return values
  }

  private func reducedValue(_ order: FreeOrder?) -> TieBreaker.FreeValue {
    TieBreaker.FreeValue(
      order: order,
      terms: elimination.support.map {
        TieBreaker.Term(
          component: Int(componentOfVariable[Int($0)]), number: numberOfVariable[Int($0)],
          coefficient: elimination.sums[Int($0)])
      },
      constant: elimination.constant)
  }
}
