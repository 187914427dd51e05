import Frames

/// The constraints by which a stack arranges its items, kept in step with its description.
///
/// A stack is nothing but constraints: the recipe below reproduces UIStackView's recorded frames with
/// the identifiers and priorities that its logs show.
public final class StackLayout {
  /// One arranged item.
  public struct Arranged {
    /// The item.
    public let item: LayoutItem
    /// Whether the view is hidden, so that it takes no length.
    public let isHidden: Bool
    /// The distance to the next item, where it is not the stack's own.
    public let customSpacing: Double?

    /// Creates an arranged item.
    public init(_ item: LayoutItem, isHidden: Bool = false, customSpacing: Double? = nil) {
      self.item = item
      self.isHidden = isHidden
      self.customSpacing = customSpacing
    }
  }

  /// The stack's own item.
  public unowned let item: LayoutItem
  /// The guide of the stack's margins, needed where the stack arranges inside them.
  public var marginsGuide: LayoutItem?

  private var constraints: [StackConstraint.Key: LayoutConstraint] = [:]
  private var guides: [StackGuide: LayoutItem] = [:]

  /// Creates a stack without items.
  public init(item: LayoutItem) {
    self.item = item
  }

  /// States what the description asks for, changing only what is different from last time.
  ///
  /// - Parameters:
  ///   - description: how the items are to be arranged.
  ///   - arranged: the items, children of the stack's item, in order.
  ///   - order: the activation order of what becomes active.
  /// - Complexity: O(n), where n is the number of items, and measuring for proportional distribution.
  public func update(_ description: StackDescription, _ arranged: [Arranged], order: UInt64) {
    let recipe = StackRecipe(
      stack: item, canvas: description.isMarginsRelative ? marginsGuide ?? item : item,
      description: description, arranged: arranged)
    let wanted = recipe.constraints()
    keepGuides(recipe.guides(in: wanted))
    var kept: [StackConstraint.Key: LayoutConstraint] = [:]
    var active: [LayoutConstraint] = []
    for constraint in wanted {
      let made = reuse(constraint) ?? make(constraint)
      kept[constraint.key] = made
      active.append(made)
    }
    for (key, old) in constraints where kept[key] !== old { old.deactivate() }
    constraints = kept
    for constraint in active where !constraint.isActive {
      // Everything related stands in the stack, so it has a common ancestor.
      try? constraint.activate(order: order)
    }
  }

  private func keepGuides(_ wanted: Set<StackGuide>) {
    for (name, guide) in guides where !wanted.contains(name) {
      guide.removeFromParent()
      guides[name] = nil
    }
    for name in wanted.sorted() where guides[name] == nil {
      let guide = LayoutItem(kind: .guide, className: name.className)
      guide.identifier = name.identifier
      guides[name] = guide
      item.insertGuide(guide)
    }
  }

  /// Returns the constraint of last time for the same purpose, with new numbers, if only those differ.
  private func reuse(_ wanted: StackConstraint) -> LayoutConstraint? {
    guard let old = constraints[wanted.key], old.isActive,
      old.relation == wanted.relation, old.multiplier == wanted.multiplier,
      old.firstAttribute == wanted.first.attribute,
      old.secondAttribute == wanted.second?.attribute,
      old.first === resolve(wanted.first.part),
      old.second === wanted.second.map({ resolve($0.part) })
    else { return nil }
    old.constant = wanted.constant
    old.priority = LayoutPriority(wanted.priority)
    return old
  }

  private func make(_ wanted: StackConstraint) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      LayoutAnchor(resolve(wanted.first.part), wanted.first.attribute), wanted.relation,
      wanted.second.map { LayoutAnchor(resolve($0.part), $0.attribute) },
      multiplier: wanted.multiplier, constant: wanted.constant)
    constraint.priority = LayoutPriority(wanted.priority)
    constraint.identifier = wanted.key.identifier
    constraint.isGiven = true
    return constraint
  }

  private func resolve(_ part: StackConstraint.Part) -> LayoutItem {
    switch part {
    case .item(let item): item
    case .guide(let name): guides[name] ?? item
    }
  }
}
