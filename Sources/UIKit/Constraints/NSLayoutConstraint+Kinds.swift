import AutoLayout
import Frames

extension NSLayoutConstraint {
  /// A part of a view or guide that a constraint can speak of.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge, in every language.
    case left = 1
    /// The right edge, in every language.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which reading begins.
    case leading = 5
    /// The edge at which reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge within the layout margins.
    case leftMargin = 13
    /// The right edge within the layout margins.
    case rightMargin = 14
    /// The top edge within the layout margins.
    case topMargin = 15
    /// The bottom edge within the layout margins.
    case bottomMargin = 16
    /// The leading edge within the layout margins.
    case leadingMargin = 17
    /// The trailing edge within the layout margins.
    case trailingMargin = 18
    /// The horizontal centre of what the layout margins leave.
    case centerXWithinMargins = 19
    /// The vertical centre of what the layout margins leave.
    case centerYWithinMargins = 20
    /// No attribute: the constraint has no second item.
    case notAnAttribute = 0

    /// The attribute by the name it had before the first baseline could be named.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// One of the two axes of a layout.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Axis {
  /// The axis as the engine names it.
  var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}

extension NSLayoutConstraint.Relation {
  /// The relation as the engine names it.
  var layoutRelation: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// Creates a relation from the engine's.
  init(_ relation: LayoutRelation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Every attribute beside the engine's name for it.
  private static let pairs: [(NSLayoutConstraint.Attribute, LayoutAttribute)] = [
    (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom), (.leading, .leading),
    (.trailing, .trailing), (.width, .width), (.height, .height), (.centerX, .centerX),
    (.centerY, .centerY), (.lastBaseline, .lastBaseline), (.firstBaseline, .firstBaseline),
    (.leftMargin, .leftMargin), (.rightMargin, .rightMargin), (.topMargin, .topMargin),
    (.bottomMargin, .bottomMargin), (.leadingMargin, .leadingMargin),
    (.trailingMargin, .trailingMargin), (.centerXWithinMargins, .centerXWithinMargins),
    (.centerYWithinMargins, .centerYWithinMargins),
  ]

  /// The attribute as the engine names it, nil where there is none.
  var layoutAttribute: LayoutAttribute? { Self.pairs.first { $0.0 == self }?.1 }

  /// Creates an attribute from the engine's; nil stands for no attribute.
  init(_ attribute: LayoutAttribute?) {
    self = Self.pairs.first { $0.1 == attribute }?.0 ?? .notAnAttribute
  }
}
