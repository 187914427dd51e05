/// A set of constraints that could not hold together, and the one that was given up.
public struct ConflictRecord: Hashable, Sendable {
  /// The identifiers of the constraints of which any one had to go.
  public var members: [String]
  /// The identifier of the constraint that was broken.
  public var broken: String

  /// Creates a record.
  public init(members: [String], broken: String) {
    self.members = members
    self.broken = broken
  }
}
