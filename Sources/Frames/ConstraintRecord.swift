/// A constraint in words, as a dump prints it.
public struct ConstraintRecord: Hashable, Sendable {
  /// The identifier, or a name made from the constraint's place.
  public var id: String
  /// The relation in words, for example `row/call.trailing == row.trailing - 16`.
  public var equation: String
  /// The priority from 0 (exclusive) to 1000 (required).
  public var priority: Double
  /// What kind of constraint it is where it is not the user's own, for example `intrinsic`.
  public var kind: String?
  /// How far the constraint is from holding: negative where the left side falls short.
  public var violation: Double

  /// Creates a record.
  public init(
    id: String, equation: String, priority: Double = 1000, kind: String? = nil,
    violation: Double = 0
  ) {
    self.id = id
    self.equation = equation
    self.priority = priority
    self.kind = kind
    self.violation = violation
  }
}
