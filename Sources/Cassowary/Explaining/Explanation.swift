/// Why a value is what it is: a sum over the constraints that bind it.
///
/// Each constraint listed holds exactly, left side equal to right. Added up, each times its
/// coefficient, they leave the explained expression on one side and ``value`` on the other. Where
/// more constraints hold exactly than are needed, this is one chain of several; it takes the stronger
/// ones first.
public struct Explanation: Sendable {
  /// One summand.
  public struct Part: Sendable {
    /// What a summand comes from.
    public enum Source: Sendable {
      /// A constraint that holds exactly.
      case constraint(Constraint.ID)
      /// An edit whose wish is granted.
      case edit(Variable)
      /// A value that no strength decides, or 0 where nothing speaks of the variable.
      case free(Variable)
    }

    /// What the summand comes from.
    public let source: Source

    /// How often the constraint is counted: by how much the value moves when the number on the
    /// constraint's right side grows by 1 and all of these constraints stay exact.
    public let coefficient: Double

    /// The number on the constraint's right side once all variables are on the left, or the value
    /// of the free variable.
    public let constant: Double

    /// The summand itself.
    public var contribution: Double { coefficient * constant }
  }

  /// The summands, stronger constraints first.
  public let parts: [Part]

  /// The constant of the explained expression; 0 for a variable.
  public let constant: Double

  /// The explained value: the sum of all contributions and ``constant``.
  public let value: Double
}

/// By how much one strength gave way.
public struct Concession: Sendable {
  /// The strength.
  public let strength: Strength

  /// The constraints of this strength that do not hold, in the order they were added.
  public let members: [Constraint.ID]

  /// By how much each member does not hold: left side minus right side.
  public let violations: [Double]

  /// The sum of all absolute violations of this strength, which is as small as stronger constraints
  /// let it be.
  public let total: Double
}
