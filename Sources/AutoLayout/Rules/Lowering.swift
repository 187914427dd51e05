import Cassowary
import Frames

/// The four variables of an item: its alignment rectangle, relative to its parent's.
///
/// Relative places keep what happens inside a view apart from where the view is, so that most
/// systems fall into many small independent parts.
struct ItemVariables {
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable
}

extension ItemVariables {
  /// Makes the variables of an item that stands at a place in depth-first tree order.
  init(for item: LayoutItem, order: Int64, in solver: Solver) {
    let orders = FreeOrders(of: item, order: order)
    self.init(
      minX: solver.makeVariable(freeOrder: orders.position),
      minY: solver.makeVariable(freeOrder: orders.position),
      width: solver.makeVariable(freeOrder: orders.size),
      height: solver.makeVariable(freeOrder: orders.size))
  }
}

/// When the values of an item are settled that nothing determines.
struct FreeOrders {
  let position: FreeOrder?
  let size: FreeOrder?

  /// Sizes go first, from the last item to the first, and then places, from the first to the last.
  ///
  /// A guide that is its owner's rectangle less some insets has no say: that somebody asked for it must
  /// not change what its owner is like.
  init(of item: LayoutItem, order: Int64) {
    let isGiven = item.kind == .guide && item.ownerInsets != nil
    position = isGiven ? nil : FreeOrder(tier: 2, order: order)
    size = isGiven ? nil : FreeOrder(tier: 0, order: -order)
  }
}

/// Turns descriptions into linear constraints.
struct Lowering {
  /// Answers the variables of an item that stands in the system.
  let variables: (LayoutItem) -> ItemVariables
  /// Answers a number that grows in depth-first tree order.
  let order: (LayoutItem) -> Int64

  /// Returns a user's constraint as a linear one, in the coordinates of its holder.
  ///
  /// With an attribute that follows the language, and a first item read from right to left, the
  /// horizontal axis is counted from the holder's right edge, so that constants and inequalities
  /// mirror.
  func lower(_ constraint: LayoutConstraint, holder: LayoutItem) -> Cassowary.Constraint? {
    guard let first = constraint.first else { return nil }
    let second = constraint.multiplier == 0 ? nil : constraint.second
    var form: LinearExpression
    if constraint.origins != nil {
      guard let lengths = lengths(constraint, first, second, holder) else { return nil }
      form = lengths
    } else {
      let frame = Self.coordinates(
        holder, first, constraint.firstAttribute, constraint.secondAttribute)
      form = expression(
        of: Self.subject(first, constraint.firstAttribute, with: second),
        constraint.firstAttribute, in: frame)
      if let second, let attribute = constraint.secondAttribute {
        let subject = Self.subject(second, attribute, with: first)
        form = form - expression(of: subject, attribute, in: frame) * constraint.multiplier
      }
    }
    form = form - constraint.constant
    var lowered = Cassowary.Constraint(
      form, Self.relation(constraint.relation), strength: Self.strength(constraint.priority))
    lowered.rank = rank(of: constraint)
    lowered.isGiven = constraint.isGiven
    lowered.identifier = constraint.identifier
    lowered.location = constraint.location.map {
      Cassowary.SourceLocation(fileID: $0.fileID, line: UInt($0.line))
    }
    if constraint.relation != .equal, !constraint.isLength {
      lowered.slackOrder = FreeOrder(tier: 1, order: slackOrder(constraint, holder: holder))
    }
    return lowered
  }

  /// Returns left side minus right side of a constraint of which a side is a distance; nil where an
  /// item is gone.
  ///
  /// Each distance mirrors by itself, so that one that follows the language may equal one that does
  /// not.
  private func lengths(
    _ constraint: LayoutConstraint, _ first: LayoutItem, _ second: LayoutItem?, _ holder: LayoutItem
  ) -> LinearExpression? {
    guard constraint.isDistance == (constraint.firstOrigin != nil) else { return nil }
    var form = length(first, constraint.firstAttribute, from: constraint.firstOrigin, holder)
    guard let second, let attribute = constraint.secondAttribute else { return form }
    guard constraint.isSecondDistance == (constraint.secondOrigin != nil) else { return nil }
    form =
      form
      - length(second, attribute, from: constraint.secondOrigin, holder) * constraint.multiplier
    return form
  }

  private func length(
    _ item: LayoutItem, _ attribute: LayoutAttribute, from origin: LayoutAnchor?,
    _ holder: LayoutItem
  ) -> LinearExpression {
    let frame = Self.coordinates(holder, item, attribute, origin?.attribute)
    guard let origin else { return expression(of: item, attribute, in: frame) }
    return expression(
      of: Self.subject(item, attribute, with: origin.item), attribute, in: frame)
      - expression(
        of: Self.subject(origin.item, origin.attribute, with: item), origin.attribute, in: frame)
  }

  /// Returns the coordinates in which two attributes are related: mirrored where one of them follows
  /// the language and the first item is read from right to left.
  private static func coordinates(
    _ holder: LayoutItem, _ first: LayoutItem, _ attribute: LayoutAttribute,
    _ other: LayoutAttribute?
  ) -> Coordinates {
    let direction = (first.view ?? first).direction
    let followsLanguage = attribute.followsLanguage || other?.followsLanguage == true
    return Coordinates(
      holder: holder, direction: direction,
      isMirrored: followsLanguage && direction == .rightToLeft)
  }

  /// Returns what an attribute of an item means when it is related to another item.
  ///
  /// Edges of a scroll view mean those of its content for what is inside it; its size and centre mean
  /// the frame.
  private static func subject(
    _ item: LayoutItem, _ attribute: LayoutAttribute, with other: LayoutItem?
  ) -> LayoutItem {
    guard let content = item.contentGuide, content.parent === item, let other, other !== item,
      !attribute.isSize, attribute != .centerX, attribute != .centerY,
      other.parent === item || other.isInSubtree(of: item)
    else { return item }
    // The scroll view's own guides count as itself.
    return other.kind == .guide && other.parent === item ? item : content
  }

  /// The coordinates a constraint is written in.
  struct Coordinates {
    let holder: LayoutItem
    let direction: HorizontalDirection
    let isMirrored: Bool
  }

  /// Returns an attribute of an item as a linear expression.
  func expression(
    of item: LayoutItem, _ attribute: LayoutAttribute, in frame: Coordinates
  ) -> LinearExpression {
    if attribute == .firstBaseline, let inner = item.firstBaselineItem {
      return expression(of: inner, attribute, in: frame)
    }
    if attribute == .lastBaseline, let inner = item.lastBaselineItem {
      return expression(of: inner, attribute, in: frame)
    }
    let own = variables(item)
    let margins = attribute.usesMargins ? item.margins : .zero
    switch attribute {
    case .width: return LinearExpression(own.width)
    case .height: return LinearExpression(own.height)
    case .top, .topMargin: return offset(of: item, .vertical, in: frame) + margins.top
    case .bottom, .bottomMargin:
      return offset(of: item, .vertical, in: frame) + own.height - margins.bottom
    case .centerY, .centerYWithinMargins:
      return offset(of: item, .vertical, in: frame) + 0.5 * own.height
        + (margins.top - margins.bottom) / 2
    case .firstBaseline: return offset(of: item, .vertical, in: frame) + item.firstBaseline
    case .lastBaseline:
      return offset(of: item, .vertical, in: frame) + own.height - item.lastBaseline
    case .centerX, .centerXWithinMargins:
      return horizontal(
        offset(of: item, .horizontal, in: frame) + 0.5 * own.width
          + (margins.left - margins.right) / 2, in: frame)
    case .left, .right, .leading, .trailing, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin:
      let isLeft: Bool
      switch attribute {
      case .left, .leftMargin: isLeft = true
      case .right, .rightMargin: isLeft = false
      case .leading, .leadingMargin: isLeft = frame.direction == .leftToRight
      default: isLeft = frame.direction == .rightToLeft
      }
      let origin = offset(of: item, .horizontal, in: frame)
      return horizontal(
        isLeft ? origin + margins.left : origin + own.width - margins.right, in: frame)
    }
  }

  /// Returns an x coordinate as the frame of a constraint counts it.
  private func horizontal(_ x: LinearExpression, in frame: Coordinates) -> LinearExpression {
    frame.isMirrored ? variables(frame.holder).width - x : x
  }

  /// Returns the near edge of an item in the coordinates of a holder above it, or of itself.
  private func offset(
    of item: LayoutItem, _ axis: LayoutAxis, in frame: Coordinates
  ) -> LinearExpression {
    var result = LinearExpression(0)
    var current = item
    while current !== frame.holder {
      let own = variables(current)
      result = result + (axis == .horizontal ? own.minX : own.minY)
      guard let parent = current.parent else { break }
      current = parent
    }
    return result
  }

  static func relation(_ relation: LayoutRelation) -> Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessOrEqual
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }

  static func strength(_ priority: LayoutPriority) -> Strength {
    priority.isRequired ? .required : Strength(priority.value)
  }

  /// The order key by which a constraint takes ties: that of the later of its items in the tree, so
  /// that it does not matter which of them is written first.
  private func rank(of constraint: LayoutConstraint) -> Int64 {
    let sides = max(
      constraint.first.map { order($0) } ?? 0, constraint.second.map { order($0) } ?? 0)
    guard let origins = constraint.origins else { return sides }
    return max(
      sides, origins.first.map { order($0) } ?? 0, origins.second.map { order($0) } ?? 0)
  }

  /// The order in which the slack of a position inequality matters: that of the earlier of the
  /// items whose place it limits.
  private func slackOrder(_ constraint: LayoutConstraint, holder: LayoutItem) -> Int64 {
    let items = [constraint.first, constraint.second].compactMap(\.self)
    return items.filter { $0 !== holder }.map(order).min() ?? 0
  }
}
