extension Solver {
  /// Stages an edit: a wish, 0 at first, that a variable equals a value which changes often.
  ///
  /// - Throws: ``SolverError/badStrength(_:)`` if the strength is required or bad,
  ///   ``SolverError/duplicateEdit(_:)`` or ``SolverError/unknownVariable(_:)``.
  /// - Complexity: O(1).
  public func stageEdit(of variable: Variable, strength: Strength) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable(variable.id) }
    guard strength.isValid, !strength.isRequired else { throw .badStrength(strength) }
    guard engine.variables[variable.index].edit < 0 else { throw .duplicateEdit(variable.id) }
    let constraint = Constraint(LinearExpression(variable), .equal, strength: strength)
    let id = append(constraint, isEdit: true)
    setEdit(id.place, of: variable.index)
  }

  /// Stages the end of an edit.
  ///
  /// - Throws: ``SolverError/unknownEdit(_:)`` or ``SolverError/unknownVariable(_:)``.
  /// - Complexity: O(1).
  public func stageRemovalOfEdit(of variable: Variable) throws(SolverError) {
    let place = try editPlace(of: variable)
    engine.removeRecord(place)
    setEdit(-1, of: variable.index)
  }

  /// Stages a new value that an edited variable should have.
  ///
  /// - Throws: ``SolverError/unknownEdit(_:)``, ``SolverError/unknownVariable(_:)`` or
  ///   ``SolverError/nonFiniteNumber(_:)``.
  /// - Complexity: O(1).
  public func stage(suggestion value: Double, for variable: Variable) throws(SolverError) {
    let place = try editPlace(of: variable)
    guard value.isFinite else { throw .nonFiniteNumber(value) }
    setConstant(-value, at: Int(place))
  }

  /// Begins an edit and solves.
  ///
  /// - Throws: Whatever ``stageEdit(of:strength:)`` throws; nothing changes then.
  public func addEdit(_ variable: Variable, strength: Strength) throws(SolverError) {
    try stageEdit(of: variable, strength: strength)
    try solveOrDiscard()
  }

  /// Ends an edit and solves.
  ///
  /// - Throws: Whatever ``stageRemovalOfEdit(of:)`` throws; nothing changes then.
  public func removeEdit(_ variable: Variable) throws(SolverError) {
    try stageRemovalOfEdit(of: variable)
    try solveOrDiscard()
  }

  /// Suggests a value for an edited variable and solves.
  ///
  /// - Throws: Whatever ``stage(suggestion:for:)`` throws; nothing changes then.
  public func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    try stage(suggestion: value, for: variable)
    try solveOrDiscard()
  }

  func setEdit(_ place: Int32, of index: Int) {
    engine.log.append(LogEntry(.edit, Int32(index), other: engine.variables[index].edit))
    engine.variables[index].edit = place
  }

  @inline(__always)
  private func editPlace(of variable: Variable) throws(SolverError) -> Int32 {
    guard isKnown(variable) else { throw .unknownVariable(variable.id) }
    let place = engine.variables[variable.index].edit
    guard place >= 0 else { throw .unknownEdit(variable.id) }
    return place
  }
}
