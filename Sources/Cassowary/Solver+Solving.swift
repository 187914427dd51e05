/// What a solve changed.
public struct SolveReport: Sendable {
  /// The variables that have another value now than before, in the order of their places.
  public let changedVariables: [Variable]

  /// Whether no variable has another value than before.
  public var isEmpty: Bool { changedVariables.isEmpty }
}

extension Solver {
  /// Applies all staged changes and solves the system.
  ///
  /// On failure nothing is applied: all values are as they were, bit for bit, and the changes stay
  /// staged, so that one of the conflict's members can be removed with ``stageRemoval(of:)`` before
  /// another try, or all forgotten with ``discardStaged()``.
  ///
  /// - Returns: Which values changed.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if the required constraints cannot all hold.
  @discardableResult
  public func solve() throws(SolverError) -> SolveReport {
    guard !undo.isEmpty else { return SolveReport(changedVariables: []) }
    let (program, places) = makeProgram()
    var solution = LayeredSolution(program)
    guard solution.suspects.isEmpty else {
      throw .unsatisfiable(conflict(in: program, among: solution.suspects, places: places))
    }
    solution.settle()
    solved = program
    undetermined = nil
    commit()
    return apply(solution.values)
  }

  private func apply(_ values: [Double]) -> SolveReport {
    var changed: [Variable] = []
    for index in values.indices where variables[index].isLive {
      // A value that differs by the noise of another way to the same solution has not changed.
      let difference = abs(values[index] - variables[index].value)
      guard difference > 1e-12 * max(1, abs(values[index])) else { continue }
      variables[index].value = values[index]
      changed.append(handle(index))
    }
    return SolveReport(changedVariables: changed)
  }

  /// Makes all staged changes final.
  private func commit() {
    for step in undo {
      switch step {
      case .removal(let place): release(place)
      case .variableRemoval(let index):
        variables[Int(index)].isLive = false
        variables[Int(index)].isLeaving = false
        variables[Int(index)].generation &+= 1
        variables[Int(index)].value = 0
        freeVariables.append(index)
      default: break
      }
    }
    undo.removeAll(keepingCapacity: true)
  }

  /// The system with all staged changes, and the place of each of its rows.
  func makeProgram() -> (Program, places: [Int]) {
    var program = Program()
    program.variableCount = variables.count
    program.freeOrders = variables.map { $0.isLive && !$0.isLeaving ? $0.freeOrder : nil }
    var places: [Int] = []
    var strengths: Set<Strength> = []
    for record in constraints where record.isLive && !record.constraint.strength.isRequired {
      strengths.insert(record.constraint.strength)
    }
    var levels: [Strength: Int32] = [.required: 0]
    for (index, strength) in strengths.sorted(by: >).enumerated() {
      levels[strength] = Int32(index + 1)
    }
    for (place, record) in constraints.enumerated() where record.isLive {
      let constraint = record.constraint
      program.append(
        constraint.expression, constraint.relation, level: levels[constraint.strength] ?? 0,
        rank: constraint.rank, slackOrder: constraint.slackOrder)
      places.append(place)
    }
    program.levelCount = strengths.count
    return (program, places)
  }
}
