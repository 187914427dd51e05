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
    for index in components.indices where components[index].tableau.hasFreeColumns {
      breakTies(in: index)
    }
  }

  private mutating func breakTies(in index: Int) {
    var itemsOfStrength: [Double: [Item]] = [:]
    for item in components[index].items where item.rank != nil && item.strength.isFinite {
      itemsOfStrength[item.strength, default: []].append(item)
    }
    for strength in itemsOfStrength.keys.sorted(by: >) {
      let items = itemsOfStrength[strength] ?? []
      var objective: [Int: PiecewiseCost] = [:]
      components[index].tableau.forEachBlock { block in
        let block = Set(block)
        let tableau = components[index].tableau
        let tied = items.filter { block.contains($0.number) && tableau.canMove($0.number) }
        let keys = Set(tied.compactMap(\.rank)).sorted()
        for item in tied {
          guard let rank = item.rank, let place = keys.firstIndex(of: rank) else { continue }
          let slope = item.weight * Double(place + 1)
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
    var groups = Array(components.indices)
    func group(_ start: Int) -> Int {
      var component = start
      while groups[component] != component { component = groups[component] }
      return component
    }
    var touched: [Set<Int>] = []
    for value in queue {
      var free: Set<Int> = []
      for (component, terms) in Dictionary(grouping: value.terms, by: \.component)
      where isFree[component] {
        let numbers = terms.map { ($0.number, $0.coefficient) }
        if components[component].tableau.canChange(numbers) { free.insert(component) }
      }
      touched.append(free)
      guard let first = free.min() else { continue }
      for other in free.sorted().dropFirst() { groups[group(other)] = group(first) }
    }
    var queueOfLeader: [Int: [FreeValue]] = [:]
    for index in queue.indices {
      guard let first = touched[index].min() else { continue }
      queueOfLeader[group(first), default: []].append(queue[index])
    }
    for leader in queueOfLeader.keys.sorted() {
      let members = components.indices.filter { isFree[$0] && group($0) == leader }
      settle(queueOfLeader[leader] ?? [], over: members)
    }
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
