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
    guard engine.log.count > 0 else { return SolveReport(nil) }
    switch engine.solve() {
    case .solved: break
    case .unsatisfiable:
      if let conflict = findConflict() { throw .unsatisfiable(conflict) }
      try solveFromNothing()
    case .gaveUp: try solveFromNothing()
    }
    commit()
    inside.pointee.undetermined = nil
    return report()
  }

  private func report() -> SolveReport {
    let count = engine.changed.count
    guard count > 0 else { return SolveReport(nil) }
    // Nothing is allocated unless somebody still has the last report.
    if inside.pointee.changes?.isFit(for: engine.variables.count) != true
      || !isKnownUniquelyReferenced(&inside.pointee.changes)
    {
      inside.pointee.changes = SolveReport.Changes(
        capacity: engine.variables.count, generations: inside.pointee.generations)
    }
    inside.pointee.changes?.set(engine.changed.base, count: count)
    return SolveReport(inside.pointee.changes)
  }

  /// Solves by the slow and simple method, for the rare system that noise keeps the fast one from
  /// finishing, or makes it refuse.
  private func solveFromNothing() throws(SolverError) {
    let (program, places) = makeProgram()
    var solution = LayeredSolution(program)
    guard solution.suspects.isEmpty else {
      throw .unsatisfiable(conflict(in: program, among: solution.suspects, places: places))
    }
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
    if !inside.pointee.replacedDetails.isEmpty {
      inside.pointee.replacedDetails.removeAll(keepingCapacity: true)
    }
    if !inside.pointee.replacedFreeOrders.isEmpty {
      inside.pointee.replacedFreeOrders.removeAll(keepingCapacity: true)
    }
  }

  private func remove(_ index: Int) {
    engine.variables[index].isLive = false
    engine.variables[index].isLeaving = false
    engine.values[index] = 0
    engine.variables[index].generation &+= 1
    inside.pointee.generations[index] = engine.variables[index].generation
    inside.pointee.names[index] = ""
    // The last report's memory has the old generation.
    inside.pointee.changes = nil
    engine.orders.set(nil, of: index)
    inside.pointee.freeVariables.append(Int32(index))
  }
}
