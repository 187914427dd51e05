// A constraint keeps everything on its left side: `left == right` becomes `left - right == 0`.

/// Returns the constraint that two expressions are equal.
public func == (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left - right, .equal)
}

/// Returns the constraint that two expressions are equal.
public func == (left: LinearExpression, right: Variable) -> Constraint {
  Constraint(left - right, .equal)
}

/// Returns the constraint that two expressions are equal.
public func == (left: Variable, right: LinearExpression) -> Constraint {
  Constraint(left - right, .equal)
}

/// Returns the constraint that two expressions are equal.
public func == (left: Variable, right: Variable) -> Constraint {
  Constraint(left - right, .equal)
}

/// Returns the constraint that two expressions are equal.
public func == (left: LinearExpression, right: Double) -> Constraint {
  Constraint(left - right, .equal)
}

/// Returns the constraint that two expressions are equal.
public func == (left: Double, right: LinearExpression) -> Constraint {
  Constraint(left - right, .equal)
}

/// Returns the constraint that two expressions are equal.
public func == (left: Variable, right: Double) -> Constraint {
  Constraint(left - right, .equal)
}

/// Returns the constraint that two expressions are equal.
public func == (left: Double, right: Variable) -> Constraint {
  Constraint(left - right, .equal)
}

/// Returns the constraint that the left expression is at most the right one.
public func <= (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left - right, .lessOrEqual)
}

/// Returns the constraint that the left expression is at most the right one.
public func <= (left: LinearExpression, right: Variable) -> Constraint {
  Constraint(left - right, .lessOrEqual)
}

/// Returns the constraint that the left expression is at most the right one.
public func <= (left: Variable, right: LinearExpression) -> Constraint {
  Constraint(left - right, .lessOrEqual)
}

/// Returns the constraint that the left expression is at most the right one.
public func <= (left: Variable, right: Variable) -> Constraint {
  Constraint(left - right, .lessOrEqual)
}

/// Returns the constraint that the left expression is at most the right one.
public func <= (left: LinearExpression, right: Double) -> Constraint {
  Constraint(left - right, .lessOrEqual)
}

/// Returns the constraint that the left expression is at most the right one.
public func <= (left: Double, right: LinearExpression) -> Constraint {
  Constraint(left - right, .lessOrEqual)
}

/// Returns the constraint that the left expression is at most the right one.
public func <= (left: Variable, right: Double) -> Constraint {
  Constraint(left - right, .lessOrEqual)
}

/// Returns the constraint that the left expression is at most the right one.
public func <= (left: Double, right: Variable) -> Constraint {
  Constraint(left - right, .lessOrEqual)
}

/// Returns the constraint that the left expression is at least the right one.
public func >= (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left - right, .greaterOrEqual)
}

/// Returns the constraint that the left expression is at least the right one.
public func >= (left: LinearExpression, right: Variable) -> Constraint {
  Constraint(left - right, .greaterOrEqual)
}

/// Returns the constraint that the left expression is at least the right one.
public func >= (left: Variable, right: LinearExpression) -> Constraint {
  Constraint(left - right, .greaterOrEqual)
}

/// Returns the constraint that the left expression is at least the right one.
public func >= (left: Variable, right: Variable) -> Constraint {
  Constraint(left - right, .greaterOrEqual)
}

/// Returns the constraint that the left expression is at least the right one.
public func >= (left: LinearExpression, right: Double) -> Constraint {
  Constraint(left - right, .greaterOrEqual)
}

/// Returns the constraint that the left expression is at least the right one.
public func >= (left: Double, right: LinearExpression) -> Constraint {
  Constraint(left - right, .greaterOrEqual)
}

/// Returns the constraint that the left expression is at least the right one.
public func >= (left: Variable, right: Double) -> Constraint {
  Constraint(left - right, .greaterOrEqual)
}

/// Returns the constraint that the left expression is at least the right one.
public func >= (left: Double, right: Variable) -> Constraint {
  Constraint(left - right, .greaterOrEqual)
}
