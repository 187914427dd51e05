public import Frames

/// A part of an item's rectangle that a constraint can speak of.
///
/// All attributes refer to the alignment rectangle. The `…Margin` and `…WithinMargins` forms mean
/// the same part of that rectangle inset by the view's effective layout margins.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge, in every language.
  case left
  /// The right edge, in every language.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge at which reading begins.
  case leading
  /// The edge at which reading ends.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The horizontal centre.
  case centerX
  /// The vertical centre.
  case centerY
  /// The baseline of the last line of text; the bottom edge of an item without text.
  case lastBaseline
  /// The baseline of the first line of text; the top edge of an item without text.
  case firstBaseline
  /// The left edge within the margins.
  case leftMargin
  /// The right edge within the margins.
  case rightMargin
  /// The top edge within the margins.
  case topMargin
  /// The bottom edge within the margins.
  case bottomMargin
  /// The leading edge within the margins.
  case leadingMargin
  /// The trailing edge within the margins.
  case trailingMargin
  /// The horizontal centre of what the margins leave.
  case centerXWithinMargins
  /// The vertical centre of what the margins leave.
  case centerYWithinMargins

  /// What an attribute measures.
  public enum Kind: Hashable, Sendable {
    /// A place on an axis.
    case position(LayoutAxis)
    /// A length.
    case size(LayoutAxis)
  }

  /// What the attribute measures.
  public var kind: Kind {
    switch self {
    case .width: .size(.horizontal)
    case .height: .size(.vertical)
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .position(.horizontal)
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .position(.vertical)
    }
  }

  /// The axis the attribute lies on.
  public var axis: LayoutAxis {
    switch kind {
    case .position(let axis), .size(let axis): axis
    }
  }

  /// Whether the attribute is a length.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the direction of the language.
  public var followsLanguage: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge whatever the language.
  public var isPhysicalEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute depends on the layout margins.
  public var usesMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute is a baseline.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
