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

  func append(_ constraint: Constraint, isEdit: Bool) -> Constraint.ID {
    count(constraint, 1)
    let place: Int32
    if let free = freeConstraints.popLast() {
      place = free
    } else {
      place = Int32(constraints.count)
      constraints.append(ConstraintRecord(constraint: constraint))
    }
    constraints[Int(place)].constraint = constraint
    constraints[Int(place)].serial = nextSerial
    constraints[Int(place)].isLive = true
    constraints[Int(place)].isEdit = isEdit
    nextSerial += 1
    undo.append(.addition(place))
    return Constraint.ID(place: place, generation: constraints[Int(place)].generation)
  }

  /// Counts the uses of a constraint's variables.
  func count(_ constraint: Constraint, _ change: Int32) {
    constraint.expression.forEachTerm { variables[$0.variable.index].uses += change }
  }

  /// Stages the removal of a constraint, which may itself be only staged.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(*n*) in the number of terms.
  public func stageRemoval(of id: Constraint.ID) throws(SolverError) {
    remove(at: Int32(try place(of: id)))
  }

  func remove(at place: Int32) {
    constraints[Int(place)].isLive = false
    count(constraints[Int(place)].constraint, -1)
    undo.append(.removal(place))
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
    change(place) { $0.expression.constant = constant }
  }

  /// Stages a new strength of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/badStrength(_:)``.
  /// - Complexity: O(1).
  public func stage(strength: Strength, of id: Constraint.ID) throws(SolverError) {
    let place = try place(of: id)
    guard strength.isValid else { throw .badStrength(strength) }
    change(place) { $0.strength = strength }
  }

  /// Stages a new rank of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(1).
  public func stage(rank: Int64?, of id: Constraint.ID) throws(SolverError) {
    change(try place(of: id)) { $0.rank = rank }
  }

  /// Stages a new place of a constraint's slack among the free values.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(1).
  public func stage(slackOrder: FreeOrder?, of id: Constraint.ID) throws(SolverError) {
    change(try place(of: id)) { $0.slackOrder = slackOrder }
  }

  /// Stages a new place of a variable among the free values.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``.
  /// - Complexity: O(1).
  public func stage(freeOrder: FreeOrder?, of variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable(variable.id) }
    undo.append(.freeOrder(variable.id.index, variables[variable.index].freeOrder))
    variables[variable.index].freeOrder = freeOrder
  }

  /// Changes a constraint and remembers how it was.
  func change(_ place: Int, _ body: (inout Constraint) -> Void) {
    undo.append(.constraint(Int32(place), constraints[place].constraint))
    body(&constraints[place].constraint)
  }

  /// Returns the place of a constraint.
  func place(of id: Constraint.ID) throws(SolverError) -> Int {
    let index = id.index
    guard index < constraints.count, constraints[index].isLive, !constraints[index].isEdit,
      constraints[index].generation == id.generation
    else { throw .unknownConstraint(id) }
    return index
  }

  /// Whether any change waits for the next ``solve()``.
  public var hasStagedChanges: Bool { !undo.isEmpty }

  /// Forgets all changes since the last successful ``solve()``.
  ///
  /// Handles of constraints that were only staged become unknown. Variables made meanwhile stay.
  ///
  /// - Complexity: O(*n*) in the number of staged changes.
  public func discardStaged() {
    while let step = undo.popLast() {
      switch step {
      case .addition(let place):
        if constraints[Int(place)].isLive { count(constraints[Int(place)].constraint, -1) }
        release(place)
      case .removal(let place):
        constraints[Int(place)].isLive = true
        count(constraints[Int(place)].constraint, 1)
      case .constraint(let place, let old): constraints[Int(place)].constraint = old
      case .freeOrder(let index, let old): variables[Int(index)].freeOrder = old
      case .edit(let variable, let old): variables[Int(variable)].edit = old
      case .variableRemoval(let index): variables[Int(index)].isLeaving = false
      }
    }
  }

  /// Makes the place of a constraint free for another.
  func release(_ place: Int32) {
    constraints[Int(place)].isLive = false
    constraints[Int(place)].generation &+= 1
    freeConstraints.append(place)
  }
}
