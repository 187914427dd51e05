// For people: every method here stages one change and solves at once, and a refused change is
// forgotten, so that the system is then exactly as it was before.
extension Solver {
  /// Adds a constraint and solves.
  ///
  /// - Throws: Whatever ``stage(_:)-(Constraint)`` or ``solve()`` throws; nothing changes then.
  @discardableResult
  public func add(
    _ constraint: Constraint, fileID: String = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint.ID {
    var constraint = constraint
    if constraint.location == nil {
      constraint.location = SourceLocation(fileID: fileID, line: line)
    }
    let id = try stage(constraint)
    try solveOrDiscard()
    return id
  }

  /// Adds a constraint with a strength and perhaps a name, and solves.
  ///
  /// - Throws: Whatever ``stage(_:)-(Constraint)`` or ``solve()`` throws; nothing changes then.
  @discardableResult
  public func add(
    _ constraint: Constraint, strength: Strength, identifier: String? = nil,
    fileID: String = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint.ID {
    var constraint = constraint
    constraint.strength = strength
    constraint.identifier = identifier ?? constraint.identifier
    return try add(constraint, fileID: fileID, line: line)
  }

  /// Removes a constraint and solves.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func remove(_ id: Constraint.ID) throws(SolverError) {
    try stageRemoval(of: id)
    try solveOrDiscard()
  }

  /// Sets the constant of a constraint's expression, which has everything on the left, and solves.
  ///
  /// - Throws: Whatever ``stage(constant:of:)`` or ``solve()`` throws; nothing changes then.
  public func set(constant: Double, of id: Constraint.ID) throws(SolverError) {
    try stage(constant: constant, of: id)
    try solveOrDiscard()
  }

  /// Sets the strength of a constraint and solves.
  ///
  /// - Throws: Whatever ``stage(strength:of:)`` or ``solve()`` throws; nothing changes then.
  public func set(strength: Strength, of id: Constraint.ID) throws(SolverError) {
    try stage(strength: strength, of: id)
    try solveOrDiscard()
  }

  /// Removes all constraints and edits; variables stay, all at 0.
  public func removeAll() {
    discardStaged()
    for place in 0..<engine.records.count where engine.records[place].isLive {
      engine.removeRecord(Int32(place))
    }
    for index in 0..<engine.variables.count where engine.variables[index].edit >= 0 {
      setEdit(-1, of: index)
    }
    // A system without constraints cannot be unsatisfiable.
    _ = try? solve()
  }

  /// Solves, and forgets all staged changes if that fails.
  func solveOrDiscard() throws(SolverError) {
    do {
      try solve()
    } catch {
      discardStaged()
      throw error
    }
  }
}
