/// How the two sides of a constraint compare.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = "<="
  /// The sides are equal.
  case equal = "=="
  /// The first side is at least the second.
  case greaterThanOrEqual = ">="
}
