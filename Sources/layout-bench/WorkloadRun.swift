import Cassowary

/// One run of a workload in a solver of its own.
struct WorkloadRun {
  let workload: Workload
  let solver = Solver()
  private let variables: [Variable]
  private var ids: [Constraint.ID?]
  /// The terms of the constraint that is being made.
  private var terms: [LinearExpression.Term] = []

  /// The values as the updates wrote them out.
  private(set) var values: [Double]

  init(_ workload: Workload) {
    self.workload = workload
    let solver = self.solver
    variables = (0..<workload.variableCount).map { _ in solver.makeVariable() }
    ids = Array(repeating: nil, count: workload.rows.count)
    values = Array(repeating: 0, count: workload.variableCount)
  }

  /// The number of values that solves reported as changed and an update wrote out one by one.
  private(set) var changedValues = 0

  /// Runs a phase, the making of its constraints included.
  mutating func run(_ phase: Workload.Phase) throws(SolverError) {
    for operation in workload.operations[phase.operations] {
      switch operation {
      case .add(let row):
        ids[row] = try stage(workload.rows[row])
        if phase.solvesEachChange { try solver.solve() }
      case .remove(let row):
        guard let id = ids[row] else { fatalError("\(workload.name) removes a row twice") }
        try solver.stageRemoval(of: id)
        ids[row] = nil
        if phase.solvesEachChange { try solver.solve() }
      case .edit(let variable, let weight):
        try solver.stageEdit(of: variables[variable], strength: Strength(weight))
      case .suggest(let variable, let value):
        try solver.stage(suggestion: value, for: variables[variable])
      case .setConstant(let row, let constant):
        guard let id = ids[row] else { fatalError("\(workload.name) changes a row it has not") }
        try solver.stage(constant: constant, of: id)
      case .update:
        try solver.solve()
        writeAllValues()
      case .updateChanged:
        writeValues(try solver.solve().changedVariables)
      }
    }
  }

  /// Makes the constraint of a row and stages it.
  private mutating func stage(_ row: Workload.Row) throws(SolverError) -> Constraint.ID {
    terms.removeAll(keepingCapacity: true)
    for index in row.terms {
      let term = workload.terms[index]
      terms.append(LinearExpression.Term(variables[term.variable], times: term.coefficient))
    }
    return try solver.stage(
      terms.span, plus: row.constant, row.relation, strength: Strength(row.weight))
  }

  private mutating func writeAllValues() {
    // All variables of the solver are the workload's, made in order, so places are numbers.
    solver.copyValues(into: &values)
  }

  private mutating func writeValues(_ changed: [Variable]) {
    for variable in changed { values[variable.index] = solver.value(of: variable) }
    changedValues += changed.count
  }
}
