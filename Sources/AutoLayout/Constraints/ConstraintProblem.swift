/// What is wrong with a constraint that cannot take part in any layout.
///
/// The shell stops the program with the sentence; a document reports it as bad data.
public struct ConstraintProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A multiplier, constant or priority is NaN or infinite.
    case nonFinite
    /// A leading or trailing edge is set against a left or right one.
    case leftLeadingMix
    /// The two items stand in no common hierarchy.
    case noCommonAncestor
    /// A place on an axis is related to nothing, or to nothing because the multiplier is 0.
    case locationNeedsPair
    /// A length is set against a place.
    case attributeMismatch
    /// A horizontal place is set against a vertical one.
    case axisMismatch
    /// The priority is not above 0 and at most 1000.
    case badPriority
  }

  /// The kind of fault.
  public let kind: Kind
  /// What is wrong and what to write instead.
  public let description: String

  /// Creates a problem with a sentence about a constraint, or about two attributes of it.
  init(
    _ kind: Kind, of constraint: LayoutConstraint, _ first: LayoutAttribute? = nil,
    _ second: LayoutAttribute? = nil
  ) {
    self.kind = kind
    let subject = constraint.identifier.map { "Constraint '\($0)' (\(constraint.equation))" }
    let sentence = Self.sentence(
      kind, first: first ?? constraint.firstAttribute,
      second: second ?? constraint.secondAttribute,
      subject: subject ?? "Constraint \(constraint.equation)", priority: constraint.priority)
    self.description = constraint.location.map { "\(sentence) [\($0.brief)]" } ?? sentence
  }

  private static func sentence(
    _ kind: Kind, first: LayoutAttribute, second: LayoutAttribute?, subject: String,
    priority: LayoutPriority
  ) -> String {
    let other = second?.rawValue ?? "nothing"
    switch kind {
    case .nonFinite:
      return "\(subject) has a multiplier, constant or priority that is not a finite number; "
        + "check what it was computed from."
    case .leftLeadingMix:
      return "\(subject) sets \(first.rawValue) against \(other): one follows the language and the "
        + "other does not. Use leading and trailing on both sides, or left and right on both."
    case .noCommonAncestor:
      return "\(subject) relates items that have no common ancestor. Add both to the same view "
        + "hierarchy (addSubview or addLayoutGuide) before you activate it."
    case .locationNeedsPair:
      return "\(subject) places \(first.rawValue) against no second item. Give a second item and "
        + "a multiplier other than 0; only width and height may be set against a bare constant."
    case .attributeMismatch:
      return "\(subject) sets \(first.rawValue) against \(other): a length cannot equal a place. "
        + "Pair width and height with each other, and edges with edges."
    case .axisMismatch:
      return "\(subject) sets \(first.rawValue) against \(other): one lies on the horizontal axis "
        + "and the other on the vertical one. Pair attributes of the same axis."
    case .badPriority:
      return "\(subject) has priority \(decimal(priority.value)); a priority must be above 0 and "
        + "at most 1000 (required)."
    }
  }
}
