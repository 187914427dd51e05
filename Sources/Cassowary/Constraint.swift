/// The description of a relation between variables: an expression, how it compares to zero, and how
/// much that matters.
///
/// A constraint is a value and belongs to no solver; adding one twice adds two. Constraints are
/// usually written with operators: `x + width <= 100`.
public struct Constraint: Sendable {
  /// The handle of a constraint that was added to a solver.
  public struct ID: Hashable, BitwiseCopyable, Sendable {
    /// The place of the constraint in its solver.
    let place: Int32

    /// The number that tells successive users of one place apart.
    let generation: UInt32

    /// The place of the constraint in its solver, dense and reused.
    package var index: Int { Int(place) }
  }

  /// The expression that is compared to zero.
  public var expression: LinearExpression

  /// How the expression compares to zero.
  public var relation: Relation

  /// How much the constraint matters.
  public var strength: Strength

  // What most constraints used in bulk do without lives elsewhere, so that a constraint stays small
  // enough to be passed about.
  var extras: Extras?

  /// The key that breaks ties within a strength; the lower key yields first.
  ///
  /// Where several solutions violate a strength equally, the one is taken whose violations lie with
  /// the lower keys. Only the order of keys counts. Without a key the constraint has no say.
  public var rank: Int64? {
    get { extras?.details.rank }
    set { change { $0.rank = newValue } }
  }

  /// Whether the constraint states a fact, such as the size of a screen, and so is never named as a
  /// member of a conflict.
  public var isGiven: Bool {
    get { extras?.details.isGiven ?? false }
    set { change { $0.isGiven = newValue } }
  }

  /// The name by which people know the constraint.
  public var identifier: String? {
    get { extras?.details.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// Where the constraint was written.
  public var location: SourceLocation? {
    get { extras?.details.location }
    set { change { $0.location = newValue } }
  }

  /// The place of an inequality's slack among the values that nothing else decides; its slack is
  /// then as small as possible.
  public var slackOrder: FreeOrder? {
    get { extras?.details.slackOrder }
    set { change { $0.slackOrder = newValue } }
  }

  /// Creates a constraint that an expression compares to zero in a given way.
  public init(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength = .required,
    rank: Int64? = nil, isGiven: Bool = false, identifier: String? = nil,
    location: SourceLocation? = nil, slackOrder: FreeOrder? = nil
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
    let details = Details(
      identifier: identifier, location: location, rank: rank, slackOrder: slackOrder,
      isGiven: isGiven)
    extras = details.isPlain ? nil : Extras(details)
  }

  /// What a constraint has beyond its terms and strength.
  struct Details: Sendable {
    var identifier: String?
    var location: SourceLocation?
    var rank: Int64?
    var slackOrder: FreeOrder?
    var isGiven = false

    var isPlain: Bool {
      identifier == nil && location == nil && rank == nil && slackOrder == nil && !isGiven
    }
  }

  /// Details that copies of a constraint share.
  final class Extras: Sendable {
    let details: Details

    init(_ details: Details) {
      self.details = details
    }
  }

  private mutating func change(_ body: (inout Details) -> Void) {
    var details = extras?.details ?? Details()
    body(&details)
    extras = details.isPlain ? nil : Extras(details)
  }
}

extension Constraint {
  /// Returns whether another constraint differs in nothing but what can be changed in place: its
  /// constant, strength, rank, slack order and names.
  ///
  /// - Complexity: O(*n*) in the number of terms, which must be in the same order.
  package func hasSameTerms(as other: Constraint) -> Bool {
    relation == other.relation && isGiven == other.isGiven
      && expression.hasSameTerms(as: other.expression)
  }
}
