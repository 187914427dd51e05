/// How the two sides of a constraint are related.
public enum Relation: Sendable, Hashable, BitwiseCopyable {
  /// Both sides are equal.
  case equal

  /// The left side is at most the right side.
  case lessOrEqual

  /// The left side is at least the right side.
  case greaterOrEqual
}

extension Relation: CustomStringConvertible {
  /// The operator that makes this relation, such as `<=`.
  public var description: String {
    switch self {
    case .equal: "=="
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    }
  }
}
