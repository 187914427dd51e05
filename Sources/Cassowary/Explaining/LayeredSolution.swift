/// A system solved level by level from nothing: simple, and a function of the system alone.
struct LayeredSolution {
  /// A row of the program over the variables that were not eliminated.
  struct Item {
    var row: Int32
    /// The component's number that carries the row's cost: the row is `factor * number + constant`.
    var number: Int
    var factor: Double
    var constant: Double
    var scale: Double
  }

  /// Core variables that share rows, and those rows.
  struct Component {
    var tableau: PiecewiseTableau
    var items: [Item] = []
  }

  /// A sum over core variables.
  struct CoreSum {
    var terms: [(variable: Int32, coefficient: Double)]
    var constant: Double
  }

  let program: Program
  var elimination: Elimination
  var components: [Component] = []
  var componentOfVariable: [Int32]
  var numberOfVariable: [Int]
  var values: [Double]
  private(set) var pivotCount = 0

  /// The rows among which those are that cannot hold together; empty when all required ones do.
  private(set) var suspects: Set<Int32> = []

  /// What was done, in order, if it is to be recorded.
  enum Event {
    case eliminated(row: Int32, variable: Int32)
    case redundant(row: Int32)
    case contradicted(row: Int32)
    case placed(row: Int32, component: Int, number: Int)
    case minimised(level: Int32, component: Int)
    case moved(component: Int, PiecewiseTableau.Move)
  }

  private(set) var events: [Event]?

  /// Solves a program for its required rows and all strengths.
  init(_ program: Program, isRecording: Bool = false) {
    self.program = program
    events = isRecording ? [] : nil
    elimination = Elimination(variableCount: program.variableCount)
    componentOfVariable = Array(repeating: -1, count: program.variableCount)
    numberOfVariable = Array(repeating: 0, count: program.variableCount)
    values = Array(repeating: 0, count: program.variableCount)
    guard eliminateEqualities() else { return }
    guard makeComponents() else { return }
    for index in components.indices {
      guard minimiseViolations(in: index) else { return }
    }
  }

  /// Solves the required equalities; returns whether none contradicts the others.
  private mutating func eliminateEqualities() -> Bool {
    var occurrences = Array(repeating: Int32(0), count: program.variableCount)
    for variable in program.termVariables { occurrences[Int(variable)] += 1 }
    var long: [Int] = []
    for (index, row) in program.rows.enumerated()
    where row.level == 0 && row.relation == .equal {
      guard row.endTerm - row.firstTerm <= 2 else {
        long.append(index)
        continue
      }
      guard eliminate(index, occurrences) else { return false }
    }
    return long.allSatisfy { eliminate($0, occurrences) }
  }

  private mutating func eliminate(_ index: Int, _ occurrences: [Int32]) -> Bool {
    elimination.reduce(program.rows[index], of: program)
    guard !elimination.eliminate(row: Int32(index), occurrences: occurrences) else {
      events?.append(
        .eliminated(
          row: Int32(index), variable: elimination.steps[elimination.steps.count - 1].variable))
      return true
    }
    guard elimination.isFalse(.equal) else {
      events?.append(.redundant(row: Int32(index)))
      return true
    }
    events?.append(.contradicted(row: Int32(index)))
    suspect(index)
    return false
  }

  /// Counts a row and all that reducing it used among the suspects.
  private mutating func suspect(_ index: Int) {
    suspects.insert(Int32(index))
    elimination.insertSources(into: &suspects)
  }

  /// Places all other rows; returns whether none that is required is a false statement of numbers.
  private mutating func makeComponents() -> Bool {
    var sums: [(row: Int32, sum: CoreSum, scale: Double)] = []
    var roots = (0..<program.variableCount).map { Int32($0) }
    func root(_ start: Int32) -> Int32 {
      var variable = start
      while roots[Int(variable)] != variable {
        roots[Int(variable)] = roots[Int(roots[Int(variable)])]
        variable = roots[Int(variable)]
      }
      return variable
    }
    for (index, row) in program.rows.enumerated()
    where row.level > 0 || row.relation != .equal {
      elimination.reduce(row, of: program)
      if elimination.support.isEmpty {
        events?.append(.redundant(row: Int32(index)))
        if row.level == 0, elimination.isFalse(row.relation) {
          events?.append(.contradicted(row: Int32(index)))
          suspect(index)
          return false
        }
        continue
      }
      let sum = coreSum()
      sums.append((Int32(index), sum, elimination.constantScale))
      for term in sum.terms.dropFirst() {
        let first = root(sum.terms[0].variable)
        roots[Int(root(term.variable))] = first
      }
    }
    // The lowest variable comes first in its component, so that nothing depends on the roots taken.
    var members: [[Int32]] = []
    for variable in 0..<Int32(program.variableCount)
    where elimination.stepOfVariable[Int(variable)] < 0 {
      let top = Int(root(variable))
      if componentOfVariable[top] < 0 {
        componentOfVariable[top] = Int32(members.count)
        members.append([])
      }
      let component = componentOfVariable[top]
      componentOfVariable[Int(variable)] = component
      numberOfVariable[Int(variable)] = members[Int(component)].count
      members[Int(component)].append(variable)
    }
    components = members.map { Component(tableau: PiecewiseTableau(width: $0.count)) }
    for (row, sum, scale) in sums { place(row, sum, scale) }
    return true
  }

  /// The row that the elimination last reduced.
  private func coreSum() -> CoreSum {
    CoreSum(
      terms: elimination.support.map { ($0, elimination.sums[Int($0)]) },
      constant: elimination.constant)
  }

  private mutating func place(_ row: Int32, _ sum: CoreSum, _ scale: Double) {
    let component = Int(componentOfVariable[Int(sum.terms[0].variable)])
    if sum.terms.count == 1 {
      components[component].items.append(
        Item(
          row: row, number: numberOfVariable[Int(sum.terms[0].variable)],
          factor: sum.terms[0].coefficient, constant: sum.constant, scale: scale))
      events?.append(
        .placed(
          row: row, component: component, number: numberOfVariable[Int(sum.terms[0].variable)]))
    } else {
      let number = components[component].tableau.appendRow(
        sum.terms.map { (numberOfVariable[Int($0.variable)], $0.coefficient) },
        constant: sum.constant)
      components[component].items.append(
        Item(row: row, number: number, factor: 1, constant: 0, scale: scale))
      events?.append(.placed(row: row, component: component, number: number))
    }
  }

  /// Minimises what each level gives up, from the required one down; returns whether that one holds.
  private mutating func minimiseViolations(in index: Int) -> Bool {
    var itemsOfLevel: [Int32: [Item]] = [:]
    for item in components[index].items {
      itemsOfLevel[program.rows[Int(item.row)].level, default: []].append(item)
    }
    for level in itemsOfLevel.keys.sorted() {
      let items = itemsOfLevel[level] ?? []
      var objective: [Int: PiecewiseCost] = [:]
      for item in items { addViolation(of: item, times: 1, to: &objective) }
      if events != nil {
        events?.append(.minimised(level: level, component: index))
        components[index].tableau.moves = []
      }
      components[index].tableau.minimise(objective)
      for move in components[index].tableau.moves ?? [] {
        events?.append(.moved(component: index, move))
      }
      components[index].tableau.moves = nil
      guard level == 0 else { continue }
      let values = components[index].tableau.values
      let broken = items.filter { item in
        let scale = max(1, item.scale, abs(item.factor * values[item.number]))
        return violation(of: item, in: values) > 1e-8 * scale
      }
      guard !broken.isEmpty else { continue }
      let supports = Set(components[index].tableau.supports + broken.map(\.number))
      for item in items where supports.contains(item.number) {
        elimination.reduce(program.rows[Int(item.row)], of: program)
        suspect(Int(item.row))
      }
      return false
    }
    return true
  }

  private func violation(of item: Item, in values: [Double]) -> Double {
    let value = item.factor * values[item.number] + item.constant
    return switch program.rows[Int(item.row)].relation {
    case .equal: abs(value)
    case .lessOrEqual: max(0, value)
    case .greaterOrEqual: max(0, -value)
    }
  }

  private func addViolation(
    of item: Item, times weight: Double, to objective: inout [Int: PiecewiseCost]
  ) {
    let slope = abs(item.factor) * weight
    let relation = program.rows[Int(item.row)].relation
    let costsRight = relation == .equal || (relation == .lessOrEqual) == (item.factor > 0)
    let costsLeft = relation == .equal || !costsRight
    objective[item.number, default: PiecewiseCost()].add(
      at: -item.constant / item.factor, left: costsLeft ? slope : 0, right: costsRight ? slope : 0)
  }

  /// Computes the values of all variables as the tableaus stand.
  mutating func readValues() {
    for variable in values.indices where componentOfVariable[variable] >= 0 {
      let component = components[Int(componentOfVariable[variable])]
      values[variable] = component.tableau.values[numberOfVariable[variable]]
    }
    elimination.evaluate(into: &values)
    for variable in values.indices where values[variable] == 0 { values[variable] = 0 }
  }
}
