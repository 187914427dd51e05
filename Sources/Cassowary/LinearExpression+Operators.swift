// Every pair of operand types is spelled out: a protocol over `Double` would offer these operators
// to all arithmetic of a client and slow its type checking.

/// Returns the sum of two expressions.
public func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
  var result = left
  result.add(right)
  return result
}

/// Returns the sum of two expressions.
public func + (left: LinearExpression, right: Variable) -> LinearExpression {
  var result = left
  result.append(.init(right))
  return result
}

/// Returns the sum of two expressions.
public func + (left: Variable, right: LinearExpression) -> LinearExpression {
  var result = LinearExpression(left)
  result.add(right)
  return result
}

/// Returns the sum of two expressions.
public func + (left: Variable, right: Variable) -> LinearExpression {
  LinearExpression(.init(left), .init(right))
}

/// Returns the sum of two expressions.
public func + (left: LinearExpression, right: Double) -> LinearExpression {
  var result = left
  result.constant += right
  return result
}

/// Returns the sum of two expressions.
public func + (left: Double, right: LinearExpression) -> LinearExpression {
  var result = LinearExpression(left)
  result.add(right)
  return result
}

/// Returns the sum of two expressions.
public func + (left: Variable, right: Double) -> LinearExpression {
  LinearExpression(left, plus: right)
}

/// Returns the sum of two expressions.
public func + (left: Double, right: Variable) -> LinearExpression {
  LinearExpression(right, plus: left)
}

/// Returns the difference of two expressions.
public func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
  var result = left
  result.add(right, times: -1)
  return result
}

/// Returns the difference of two expressions.
public func - (left: LinearExpression, right: Variable) -> LinearExpression {
  var result = left
  result.append(.init(right, times: -1))
  return result
}

/// Returns the difference of two expressions.
public func - (left: Variable, right: LinearExpression) -> LinearExpression {
  var result = LinearExpression(left)
  result.add(right, times: -1)
  return result
}

/// Returns the difference of two expressions.
public func - (left: Variable, right: Variable) -> LinearExpression {
  LinearExpression(.init(left), .init(right, times: -1))
}

/// Returns the difference of two expressions.
public func - (left: LinearExpression, right: Double) -> LinearExpression {
  var result = left
  result.constant -= right
  return result
}

/// Returns the difference of two expressions.
public func - (left: Double, right: LinearExpression) -> LinearExpression {
  var result = LinearExpression(left)
  result.add(right, times: -1)
  return result
}

/// Returns the difference of two expressions.
public func - (left: Variable, right: Double) -> LinearExpression {
  LinearExpression(left, plus: -right)
}

/// Returns the difference of two expressions.
public func - (left: Double, right: Variable) -> LinearExpression {
  LinearExpression(right, times: -1, plus: left)
}

/// Returns a variable times a number.
public func * (left: Double, right: Variable) -> LinearExpression {
  LinearExpression(right, times: left)
}

/// Returns a variable times a number.
public func * (left: Variable, right: Double) -> LinearExpression {
  LinearExpression(left, times: right)
}

/// Returns an expression times a number.
public func * (left: Double, right: LinearExpression) -> LinearExpression {
  var result = right
  result.multiply(by: left)
  return result
}

/// Returns an expression times a number.
public func * (left: LinearExpression, right: Double) -> LinearExpression {
  right * left
}

/// Returns a variable divided by a number.
public func / (left: Variable, right: Double) -> LinearExpression {
  LinearExpression(left, times: 1 / right)
}

/// Returns an expression divided by a number.
public func / (left: LinearExpression, right: Double) -> LinearExpression {
  (1 / right) * left
}

/// Returns the negative of a variable.
public prefix func - (operand: Variable) -> LinearExpression {
  LinearExpression(operand, times: -1)
}

/// Returns the negative of an expression.
public prefix func - (operand: LinearExpression) -> LinearExpression {
  -1 * operand
}
