extension Solver {
  /// Returns the value of a variable as of the last successful solve, or 0 if it is newer.
  ///
  /// - Precondition: The variable is of this solver and was not removed.
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double { engine.values[place(of: variable)] }

  /// Copies the values of all variables as of the last successful solve into an array.
  ///
  /// A variable's value is at its ``Variable/index``; places of removed variables hold 0. An array that
  /// already has as many elements is written over without allocating; any other is replaced.
  ///
  /// - Complexity: O(*n*) in the number of variables, as fast as memory is copied.
  public func copyValues(into target: inout [Double]) {
    let count = engine.values.count
    let values = engine.values.base
    if target.count == count {
      target.withUnsafeMutableBufferPointer { $0.baseAddress?.update(from: values, count: count) }
    } else {
      target = Array(UnsafeBufferPointer(start: values, count: count))
    }
  }

  /// Returns the value of an expression as of the last successful solve.
  ///
  /// - Precondition: All variables are of this solver and none was removed.
  /// - Complexity: O(*n*) in the number of terms.
  public func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    expression.forEachTerm { sum += $0.coefficient * value(of: $0.variable) }
    return sum
  }

  /// Returns by how much a constraint does not hold: left side minus right side, or 0 if it holds.
  ///
  /// - Precondition: The constraint is of this solver and was not removed.
  /// - Complexity: O(*n*) in the number of terms.
  public func violation(of id: Constraint.ID) -> Double {
    let constraint = constraint(id)
    let value = value(of: constraint.expression)
    // Sums of doubles miss zero by a hair even where a constraint holds.
    var scale = abs(constraint.expression.constant)
    constraint.expression.forEachTerm {
      scale = max(scale, abs($0.coefficient * self.value(of: $0.variable)))
    }
    guard abs(value) > 1e-9 * max(1, scale) else { return 0 }
    return switch constraint.relation {
    case .equal: value
    case .lessOrEqual: max(0, value)
    case .greaterOrEqual: min(0, value)
    }
  }

  /// Returns the description of a constraint, with all changes that are staged.
  ///
  /// - Precondition: The constraint is of this solver and was not removed.
  /// - Complexity: O(1).
  public func constraint(_ id: Constraint.ID) -> Constraint {
    guard let place = try? place(of: id) else {
      fatalError("this constraint is not of this solver, or was removed from it")
    }
    return description(at: place)
  }

  /// Returns whether a handle names a constraint of this solver that was not removed.
  ///
  /// - Complexity: O(1).
  public func contains(_ id: Constraint.ID) -> Bool { (try? place(of: id)) != nil }

  /// The constraints in the order they were added, without edits and without those whose removal is
  /// staged.
  ///
  /// - Complexity: O(*n* log *n*) in the number of constraints.
  public var constraintIDs: [Constraint.ID] {
    (0..<engine.records.count).filter { engine.records[$0].isLive && !engine.records[$0].isEdit }
      .sorted { engine.records[$0].serial < engine.records[$1].serial }
      .map { id($0) }
  }

  /// Puts a constraint together again from what is kept of it.
  func description(at place: Int) -> Constraint {
    let record = engine.records[place]
    var expression = LinearExpression(record.constant)
    for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      expression.append(
        .init(handle(Int(engine.terms[term].variable)), times: engine.terms[term].coefficient))
    }
    var result = Constraint(
      expression, Relation(sign: record.relation), strength: Strength(record.strength))
    result.extras = engine.orders.extras(at: place)
    return result
  }

  /// Returns whether the constraints, by their strengths alone, leave a variable only one value.
  ///
  /// Ranks and free orders do not count: they choose among solutions that are equally good. The
  /// answer is about the system as it was last solved.
  ///
  /// - Precondition: The variable is of this solver and was not removed.
  /// - Complexity: That of a solve for the first question after a solve, then O(1).
  public func isDetermined(_ variable: Variable) -> Bool {
    !findUndetermined(place(of: variable))
  }

  /// Returns the variables that have more than one value among equally good solutions, in the order
  /// of their places.
  ///
  /// - Complexity: That of a solve, then O(*n*) in the number of variables.
  public func undeterminedVariables() -> [Variable] {
    (0..<engine.variables.count).filter {
      engine.variables[$0].isLive && !engine.variables[$0].isLeaving && findUndetermined($0)
    }.map { handle($0) }
  }

  private func findUndetermined(_ index: Int) -> Bool {
    let known =
      inside.pointee.undetermined ?? LayeredSolution(makeSolvedProgram().0).undeterminedVariables()
    inside.pointee.undetermined = known
    // A variable made after the last solve is in no solved constraint.
    return index < known.count ? known[index] : true
  }
}
