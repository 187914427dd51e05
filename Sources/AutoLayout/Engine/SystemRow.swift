/// The rows the engine itself adds for an item.
enum SystemRow: Int, CaseIterable {
  /// The near edge along the horizontal axis is given.
  case minX
  /// The near edge along the vertical axis is given.
  case minY
  /// The width is given.
  case width
  /// The height is given.
  case height
  /// The width is not negative.
  case widthNotNegative
  /// The height is not negative.
  case heightNotNegative
  /// The width is at most the content's.
  case hugsWidth
  /// The width is at least the content's.
  case resistsWidth
  /// The height is at most the content's.
  case hugsHeight
  /// The height is at least the content's.
  case resistsHeight

  /// The attribute the row speaks of.
  var attribute: LayoutAttribute {
    switch self {
    case .minX: .left
    case .minY: .top
    case .width, .widthNotNegative, .hugsWidth, .resistsWidth: .width
    case .height, .heightNotNegative, .hugsHeight, .resistsHeight: .height
    }
  }
}

/// Where a row of the solver came from.
enum RowSource {
  /// A user's constraint.
  case constraint(LayoutConstraint)
  /// The engine, for an item.
  case system(entry: Int, SystemRow)
  /// Nothing any more.
  case none
}
