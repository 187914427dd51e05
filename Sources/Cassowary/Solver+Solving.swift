extension Solver {
  /// Applies all staged changes and solves the system.
  ///
  /// On failure nothing is applied: all values are as they were, bit for bit, and the changes stay
  /// staged, so that one of the conflict's members can be removed with ``stageRemoval(of:)`` before
  /// another try, or all forgotten with ``discardStaged()``.
  ///
  /// - Returns: Which values changed.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if the required constraints cannot all hold.
  /// - Complexity: A changed edit, or a change that adds or moves the cost of one number, costs what
  ///   it changes. Other changes build the system anew, in time linear in its size where nothing
  ///   conflicts.
  @discardableResult
  public func solve() throws(SolverError) -> SolveReport {
    guard engine.log.count > 0 else { return SolveReport(places: [], generations: []) }
    switch engine.solve() {
    case .solved: break
    case .unsatisfiable:
      if let conflict = findConflict() { throw .unsatisfiable(conflict) }
      try solveFromNothing()
    case .gaveUp: try solveFromNothing()
    }
    commit()
    undetermined = nil
    return report()
  }

  private func report() -> SolveReport {
    let count = engine.changed.count
    guard count > 0 else { return SolveReport(places: [], generations: []) }
    let changed = engine.changed.base
    let places = [Int32](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.baseAddress?.initialize(from: changed, count: count)
      initialized = count
    }
    return SolveReport(places: places, generations: generations)
  }

  /// Solves by the slow and simple method, for the rare system that noise keeps the fast one from
  /// finishing.
  private func solveFromNothing() throws(SolverError) {
    let (program, _) = makeProgram()
    var solution = LayeredSolution(program)
    if !solution.suspects.isEmpty, let conflict = findConflict() { throw .unsatisfiable(conflict) }
    solution.settle()
    engine.changed.removeAll()
    engine.changed.reserve(engine.variables.count + 1)
    for index in 0..<engine.variables.count
    where abs(solution.values[index] - engine.values[index]) > 1e-12 {
      engine.values[index] = solution.values[index]
      engine.changed.append(Int32(index))
    }
  }

  /// Makes all staged changes final.
  private func commit() {
    var index = 0
    while index < engine.log.count {
      let entry = engine.log[index]
      index += 1
      if entry.kind == .removal {
        engine.release(entry.place)
        engine.orders.set(nil, at: Int(entry.place))
      } else if entry.kind == .variableRemoval {
        remove(Int(entry.place))
      }
    }
    engine.log.removeAll()
    if !replacedDetails.isEmpty { replacedDetails.removeAll(keepingCapacity: true) }
    if !replacedFreeOrders.isEmpty { replacedFreeOrders.removeAll(keepingCapacity: true) }
  }

  private func remove(_ index: Int) {
    engine.variables[index].isLive = false
    engine.variables[index].isLeaving = false
    engine.values[index] = 0
    engine.variables[index].generation &+= 1
    generations[index] = engine.variables[index].generation
    names[index] = ""
    engine.orders.set(nil, of: index)
    freeVariables.append(Int32(index))
  }
}
