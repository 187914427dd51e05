/// What a solve changed.
public struct SolveReport: Sendable {
  /// The variables that have another value now than before, in no particular order.
  public let changedVariables: [Variable]

  /// Whether no variable has another value than before.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { changedVariables.isEmpty }
}
