/// Settles what strengths leave open: ties within a strength by rank, then free values by order.
///
/// It works on copies of the components that still have free numbers, each confined to the stretch in
/// which all strengths are best satisfied. Nothing is done where nothing is free.
struct TieBreaker {
  /// The cost of one constraint: a bend of one number's cost.
  struct Item {
    var number: Int
    var point: Double
    var weight: Double
    var costsBelow: Bool
    var costsAbove: Bool
    var strength: Double
    var rank: Int64?
  }

  /// Numbers that share rows, and the costs they carry.
  struct Component {
    var tableau: PiecewiseTableau
    var items: [Item] = []
  }

  /// A number times a factor.
  struct Term {
    var component: Int
    var number: Int
    var coefficient: Double
  }

  /// One value that is settled when its turn comes.
  struct FreeValue {
    /// A listed order, or nothing for the variables that come last, by their places.
    var order: FreeOrder?
    var terms: [Term]
    var constant: Double
    /// Whether values below and above zero cost.
    var costsBelow = true
    var costsAbove = true
  }

  var components: [Component]

  init(_ components: [Component]) {
    self.components = components
  }

  /// Minimises in each component, from the strongest level down, the violations times the places of
  /// their ranks among those that can still trade with each other.
  mutating func breakTies() {
    for index in components.indices
    where components[index].items.contains(where: { $0.rank != nil }) {
      if components[index].tableau.hasFreeColumns { breakTies(in: index) }
    }
  }

  private mutating func breakTies(in index: Int) {
    var itemsOfStrength: [Double: [Item]] = [:]
    for item in components[index].items where item.rank != nil && item.strength.isFinite {
      itemsOfStrength[item.strength, default: []].append(item)
    }
    for strength in itemsOfStrength.keys.sorted(by: >) {
      let items = itemsOfStrength[strength] ?? []
      let tableau = components[index].tableau
      let groups = tableau.groupsOfNumbers()
      let tied = items.filter { groups[$0.number] >= 0 && tableau.canMove($0.number) }
      var objective: [Int: PiecewiseCost] = [:]
      for group in Dictionary(grouping: tied, by: { groups[$0.number] }).values {
        let keys = Set(group.compactMap(\.rank)).sorted()
        let places = Dictionary(uniqueKeysWithValues: zip(keys, 1...))
        for item in group {
          guard let rank = item.rank, let place = places[rank] else { continue }
          let slope = item.weight * Double(place)
          objective[item.number, default: PiecewiseCost()].add(
            at: item.point, left: item.costsBelow ? slope : 0, right: item.costsAbove ? slope : 0)
        }
      }
      if !objective.isEmpty { components[index].tableau.minimise(objective) }
    }
  }

  /// Settles free values one after another: listed orders first, ascending, then the rest as given.
  mutating func settle(_ values: [FreeValue]) {
    let isFree = components.map { $0.tableau.hasFreeColumns }
    guard isFree.contains(true) else { return }
    let queue = Self.sorted(values)

    // Values that are sums over several components tie these together.
    var parents = Array(components.indices)
    func leader(_ start: Int) -> Int {
      var component = start
      while parents[component] != component {
        parents[component] = parents[parents[component]]
        component = parents[component]
      }
      return component
    }
    var firstTouched = Array(repeating: -1, count: queue.count)
    for (index, value) in queue.enumerated() {
      for component in freeComponents(of: value, isFree: isFree) {
        if firstTouched[index] < 0 {
          firstTouched[index] = component
        } else {
          let first = leader(firstTouched[index])
          let other = leader(component)
          parents[max(first, other)] = min(first, other)
        }
      }
    }
    var queueOfLeader: [Int: [FreeValue]] = [:]
    for index in queue.indices where firstTouched[index] >= 0 {
      queueOfLeader[leader(firstTouched[index]), default: []].append(queue[index])
    }
    let members = Dictionary(grouping: components.indices.filter { isFree[$0] }, by: leader)
    for leader in queueOfLeader.keys.sorted() {
      settle(queueOfLeader[leader] ?? [], over: members[leader] ?? [])
    }
  }

  /// The components with numbers on which a value still depends.
  private func freeComponents(of value: FreeValue, isFree: [Bool]) -> [Int] {
    var result: [Int] = []
    var start = 0
    // Terms of one component stand together nearly always; where they do not, it only comes twice.
    while start < value.terms.count {
      let component = value.terms[start].component
      var end = start + 1
      while end < value.terms.count, value.terms[end].component == component { end += 1 }
      let numbers = value.terms[start..<end].map { ($0.number, $0.coefficient) }
      if isFree[component], components[component].tableau.canChange(numbers) {
        result.append(component)
      }
      start = end
    }
    return result
  }

  private static func sorted(_ values: [FreeValue]) -> [FreeValue] {
    let listed = values.filter { $0.order != nil }.sorted { left, right in
      guard let first = left.order, let second = right.order else { return false }
      return first < second
    }
    return listed + values.filter { $0.order == nil }
  }

  private mutating func settle(_ queue: [FreeValue], over members: [Int]) {
    var (tableau, firsts) = PiecewiseTableau.merging(members.map { components[$0].tableau })
    var firstOfComponent: [Int: Int] = [:]
    for (member, first) in zip(members, firsts) { firstOfComponent[member] = first }
    var index = 0
    while index < queue.count, tableau.stillHasFreeColumns() {
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
    var constant = value.constant
    for term in value.terms {
      if let first = firstOfComponent[term.component] {
        terms.append((first + term.number, term.coefficient))
      } else {
        constant += term.coefficient * components[term.component].tableau.values[term.number]
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
