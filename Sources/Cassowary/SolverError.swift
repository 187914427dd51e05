/// Why a solver refused a request.
///
/// A refused request changes nothing.
public enum SolverError: Error, Sendable {
  /// The required constraints cannot all hold.
  case unsatisfiable(Conflict)

  /// A number in a constraint is not finite.
  case nonFinite(Constraint)

  /// A number on its own, such as a suggested value or a new constant, is not finite.
  case nonFiniteNumber(Double)

  /// A strength is not above zero, or an edit is required.
  case badStrength(Strength)

  /// The handle names no constraint of this solver, or one that was removed.
  case unknownConstraint(Constraint.ID)

  /// The handle names no variable of this solver, or one that was removed.
  case unknownVariable(Variable.ID)

  /// The variable is being edited already.
  case duplicateEdit(Variable.ID)

  /// The variable is not being edited.
  case unknownEdit(Variable.ID)
}

extension SolverError: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict): conflict.description
    case .nonFinite(let constraint):
      "a number in constraint \(constraint.identifier ?? "without a name") is not finite"
    case .nonFiniteNumber(let number): "\(number) is not a finite number"
    case .badStrength(let strength):
      "strength \(strength) cannot be used here; write a finite number above 0"
    case .unknownConstraint: "there is no such constraint in this solver; it may have been removed"
    case .unknownVariable: "there is no such variable in this solver; it may have been removed"
    case .duplicateEdit: "the variable is being edited already; remove that edit first"
    case .unknownEdit: "the variable is not being edited; add an edit first"
    }
  }
}
