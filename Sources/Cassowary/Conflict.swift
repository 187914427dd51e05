/// A set of required constraints that cannot hold together, with the sum that proves it.
///
/// Each of ``members`` and ``given``, with everything on its left side and times its multiplier, adds
/// up to an expression in which all variables cancel and a number remains that cannot be what the
/// relations demand. That number is ``excess``.
public struct Conflict: Sendable {
  /// The conflicting constraints in the order they were added; removing any one is enough.
  public let members: [Constraint.ID]

  /// The constraints that state facts and take part in the conflict.
  public let given: [Constraint.ID]

  /// The factor of each constraint in the sum, first of ``members`` and then of ``given``.
  ///
  /// The last member's factor is 1 or -1, so that ``excess`` counts in its units.
  public let multipliers: [Double]

  /// How far the constraints miss each other, in the units of the last member; above zero.
  public let excess: Double

  /// The conflict in words, one constraint a line.
  public let description: String
}

extension Conflict: CustomStringConvertible {}
