extension Solver {
  /// Stages the addition of a constraint.
  ///
  /// The constraint is checked at once and takes effect at the next ``solve()``.
  ///
  /// - Throws: ``SolverError/nonFinite(_:)``, ``SolverError/badStrength(_:)`` or
  ///   ``SolverError/unknownVariable(_:)``; nothing is staged then.
  /// - Complexity: O(*n*) in the number of terms.
  @discardableResult
  public func stage(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
    guard constraint.expression.isFinite else { throw .nonFinite(constraint) }
    guard constraint.strength.isValid else { throw .badStrength(constraint.strength) }
    try constraint.expression.forEachTerm { (term: LinearExpression.Term) throws(SolverError) in
      guard isKnown(term.variable) else { throw .unknownVariable(term.variable.id) }
    }
    return append(constraint, isEdit: false)
  }

  /// Stages the addition of a constraint given by its parts, which saves making a ``Constraint``.
  ///
  /// The sum of the terms and the constant is compared to zero. Systems of thousands of constraints are built a
  /// good deal faster so, because nothing is allocated however many terms there are.
  ///
  /// - Throws: ``SolverError/nonFinite(_:)``, ``SolverError/badStrength(_:)`` or
  ///   ``SolverError/unknownVariable(_:)``; nothing is staged then.
  /// - Complexity: O(*n*) in the number of terms.
  @discardableResult
  public func stage(
    _ terms: Span<LinearExpression.Term>, plus constant: Double = 0, _ relation: Relation,
    strength: Strength = .required
  ) throws(SolverError) -> Constraint.ID {
    var isFinite = constant.isFinite
    for index in terms.indices {
      isFinite = isFinite && terms[index].coefficient.isFinite
      guard isKnown(terms[index].variable) else {
        throw .unknownVariable(terms[index].variable.id)
      }
    }
    guard isFinite else {
      throw .nonFinite(Constraint(expression(terms, constant), relation, strength: strength))
    }
    guard strength.isValid else { throw .badStrength(strength) }
    let place = engine.addRecord(
      terms, constant: constant, relation: relation.sign, strength: strength.value)
    engine.orders.set(nil, at: Int(place))
    return id(Int(place))
  }

  private func expression(
    _ terms: Span<LinearExpression.Term>, _ constant: Double
  ) -> LinearExpression {
    var expression = LinearExpression(constant)
    for index in terms.indices { expression.append(terms[index]) }
    return expression
  }

  @inline(__always)
  func append(_ constraint: Constraint, isEdit: Bool) -> Constraint.ID {
    let place = engine.addRecord(
      constraint.expression, relation: constraint.relation.sign,
      strength: constraint.strength.value, isEdit: isEdit)
    engine.orders.set(constraint.extras, at: Int(place))
    return id(Int(place))
  }

  @inline(__always)
  func id(_ place: Int) -> Constraint.ID {
    Constraint.ID(place: Int32(place), generation: engine.records[place].generation)
  }

  /// Stages the removal of a constraint, which may itself be only staged.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(*n*) in the number of terms.
  public func stageRemoval(of id: Constraint.ID) throws(SolverError) {
    engine.removeRecord(Int32(try place(of: id)))
  }

  /// Stages a new constant of a constraint's expression, which has everything on the left side.
  ///
  /// For a constraint written `x + 2 * y == 30` that constant is -30.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/nonFiniteNumber(_:)``.
  /// - Complexity: O(1).
  public func stage(constant: Double, of id: Constraint.ID) throws(SolverError) {
    let place = try place(of: id)
    guard constant.isFinite else { throw .nonFiniteNumber(constant) }
    setConstant(constant, at: place)
  }

  @inline(__always)
  func setConstant(_ constant: Double, at place: Int) {
    engine.log.append(LogEntry(.constant, Int32(place), old: engine.records[place].constant))
    engine.records[place].constant = constant
  }

  /// Stages a new strength of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/badStrength(_:)``.
  /// - Complexity: O(1).
  public func stage(strength: Strength, of id: Constraint.ID) throws(SolverError) {
    let place = try place(of: id)
    guard strength.isValid else { throw .badStrength(strength) }
    engine.log.append(LogEntry(.strength, Int32(place), old: engine.records[place].strength))
    engine.records[place].strength = strength.value
  }

  /// Stages a new rank of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(1).
  public func stage(rank: Int64?, of id: Constraint.ID) throws(SolverError) {
    changeDetails(try place(of: id)) { $0.rank = rank }
  }

  /// Stages a new place of a constraint's slack among the free values.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(1).
  public func stage(slackOrder: FreeOrder?, of id: Constraint.ID) throws(SolverError) {
    changeDetails(try place(of: id)) { $0.slackOrder = slackOrder }
  }

  /// Stages a new place of a variable among the free values.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``.
  /// - Complexity: O(1).
  public func stage(freeOrder: FreeOrder?, of variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable(variable.id) }
    setFreeOrder(freeOrder, of: variable)
  }

  /// Stages a new place of a variable among the free values.
  ///
  /// - Precondition: The variable is of this solver and was not removed.
  /// - Complexity: O(1).
  public func setFreeOrder(_ freeOrder: FreeOrder?, of variable: Variable) {
    let index = place(of: variable)
    guard engine.orders.freeOrder(index) != freeOrder else { return }
    engine.log.append(
      LogEntry(.freeOrder, Int32(index), other: Int32(inside.pointee.replacedFreeOrders.count)))
    inside.pointee.replacedFreeOrders.append(engine.orders.freeOrder(index))
    engine.orders.set(freeOrder, of: index)
  }

  private func changeDetails(_ place: Int, _ body: (inout Constraint) -> Void) {
    engine.log.append(
      LogEntry(.details, Int32(place), other: Int32(inside.pointee.replacedDetails.count)))
    var constraint = Constraint(LinearExpression(), .equal)
    constraint.extras = engine.orders.extras(at: place)
    inside.pointee.replacedDetails.append(constraint.extras)
    body(&constraint)
    engine.orders.set(constraint.extras, at: place)
  }

  /// Returns the place of a constraint.
  @inline(__always)
  func place(of id: Constraint.ID) throws(SolverError) -> Int {
    let index = id.index
    guard index < engine.records.count else { throw .unknownConstraint(id) }
    let record = engine.records[index]
    guard record.isLive, !record.isEdit, record.generation == id.generation else {
      throw .unknownConstraint(id)
    }
    return index
  }

  /// Whether any change waits for the next ``solve()``.
  public var hasStagedChanges: Bool { engine.log.count > 0 }

  /// Forgets all changes since the last successful ``solve()``.
  ///
  /// Handles of constraints that were only staged become unknown. Variables made meanwhile stay.
  ///
  /// - Complexity: O(*n*) in the number of staged changes.
  public func discardStaged() {
    while engine.log.count > 0 {
      let entry = engine.log.removeLast()
      switch entry.kind {
      case .details:
        engine.orders.set(inside.pointee.replacedDetails[Int(entry.other)], at: Int(entry.place))
      case .freeOrder:
        engine.orders.set(inside.pointee.replacedFreeOrders[Int(entry.other)], of: Int(entry.place))
      default: engine.undo(entry)
      }
    }
    inside.pointee.replacedDetails.removeAll()
    inside.pointee.replacedFreeOrders.removeAll()
  }
}

extension Relation {
  /// -1 for at most, 0 for equal, 1 for at least.
  @inline(__always)
  var sign: Int8 {
    switch self {
    case .equal: 0
    case .lessOrEqual: -1
    case .greaterOrEqual: 1
    }
  }

  init(sign: Int8) {
    self = sign == 0 ? .equal : sign < 0 ? .lessOrEqual : .greaterOrEqual
  }
}
