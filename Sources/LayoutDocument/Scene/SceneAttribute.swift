/// What of a view or guide a constraint holds.
package enum SceneAttribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where reading begins.
  case leading
  /// The edge where reading ends.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The middle of the width.
  case centerX
  /// The middle of the height.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
  /// The left edge of the margins.
  case leftMargin
  /// The right edge of the margins.
  case rightMargin
  /// The top edge of the margins.
  case topMargin
  /// The bottom edge of the margins.
  case bottomMargin
  /// The leading edge of the margins.
  case leadingMargin
  /// The trailing edge of the margins.
  case trailingMargin
  /// The middle of the width between the margins.
  case centerXWithinMargins
  /// The middle of the height between the margins.
  case centerYWithinMargins

  /// What kind of number an attribute is; only numbers of one kind compare.
  package enum Dimension: Hashable, Sendable {
    /// A horizontal location.
    case x
    /// A vertical location.
    case y
    /// A width or height.
    case size
  }

  /// The kind of number this is.
  package var dimension: Dimension {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    }
  }

  /// Whether the attribute depends on the direction of reading.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is left or right whatever the direction of reading.
  package var isPhysical: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
