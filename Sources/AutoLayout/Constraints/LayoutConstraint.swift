import Cassowary

/// A linear relation between attributes of one or two items, as written by the user.
///
/// `first.attribute relation multiplier × second.attribute + constant`, where a side may also be the
/// distance between two places. It describes; it does nothing until it is activated, and it never
/// owns the items it relates.
public final class LayoutConstraint {
  /// The item on the left, nil once it is gone.
  public private(set) weak var first: LayoutItem?
  /// The attribute on the left.
  public let firstAttribute: LayoutAttribute
  /// How the sides compare.
  public let relation: LayoutRelation
  /// The item on the right, nil where there is none or it is gone.
  public private(set) weak var second: LayoutItem?
  /// The attribute on the right, nil where there is none.
  public let secondAttribute: LayoutAttribute?
  /// The factor of the right side.
  public let multiplier: Double
  /// What the sides that are distances are counted from, nil where neither is one.
  let origins: DistanceOrigins?

  /// The number added to the right side, in points.
  public var constant: Double {
    didSet { if oldValue != constant { noteChange() } }
  }

  /// How much the constraint matters.
  public var priority: LayoutPriority = .required {
    didSet { if oldValue != priority { noteChange() } }
  }

  /// The user's name for the constraint.
  public var identifier: String?
  /// The line of source that made the constraint.
  public var location: ConstraintLocation?
  /// The object that stands for this constraint outside, kept alive while it is active.
  public weak var owner: AnyObject?
  /// Whether the constraint is part of what a hierarchy is given — kept by the system, and never a
  /// member of a conflict set.
  public var isGiven = false
  /// Whether the constraint is listed among those of its holder; false for what is there before anyone
  /// asks for anything.
  public var isListed = true

  /// The item that holds the constraint while it is active.
  public internal(set) unowned(unsafe) var holder: LayoutItem?
  /// When the constraint was activated, in the order of its caller.
  public internal(set) var activationOrder: UInt64 = 0

  /// The constraint's place among those its holder holds.
  var heldIndex = -1
  /// The constraint's places among the mentions of its items, by the number of the mention.
  var mentionIndices = SIMD4<Int32>(repeating: -1)
  /// The solver's handle for the constraint, nil where the engine has none of it.
  var lowered: Constraint.ID?
  /// Whether the engine had to give the constraint up; it is tried again once a member of the conflict
  /// has changed.
  public var isBroken: Bool { givenUp != nil }
  /// Why the engine, which owns it, had to give the constraint up.
  weak var givenUp: GivenUp?
  /// Whether the holder has the constraint on its list of those to be looked at.
  var isPending = false

  /// Creates a constraint that is not yet active.
  ///
  /// It is not checked here: ask `problem(…)` first, which says what is wrong in a sentence.
  public init(
    _ first: LayoutAnchor, _ relation: LayoutRelation, _ second: LayoutAnchor?,
    multiplier: Double = 1, constant: Double = 0
  ) {
    self.first = first.item
    self.firstAttribute = first.attribute
    self.relation = relation
    self.second = second?.item
    self.secondAttribute = second?.attribute
    self.multiplier = multiplier
    self.origins = DistanceOrigins(first.origin, second?.origin)
    self.constant = constant
  }

  /// Whether the constraint takes part in the layout.
  public var isActive: Bool { holder != nil }

  /// Returns the attributes of an item that the constraint speaks of.
  func attributes(of item: LayoutItem) -> [LayoutAttribute] {
    var result: [LayoutAttribute] = []
    if first === item { result.append(firstAttribute) }
    if second === item, let secondAttribute { result.append(secondAttribute) }
    guard let origins else { return result }
    if origins.first === item, let attribute = origins.firstAttribute { result.append(attribute) }
    if origins.second === item, let attribute = origins.secondAttribute { result.append(attribute) }
    return result
  }

  /// Puts the constraint on its holder's list of those the engine has to look at again.
  func noteChange() {
    guard let holder else { return }
    if !isPending {
      isPending = true
      holder.pending.append(self)
    }
    holder.markChanged(.constraints)
  }
}
