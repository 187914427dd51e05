public import Frames

/// How a stack arranges its items, in the terms of UIStackView.
public struct StackDescription: Hashable, Sendable {
  /// How the items share the axis.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// Content sizes and their priorities decide.
    case fill
    /// All items are equally long.
    case fillEqually
    /// Items are as long in proportion as their contents.
    case fillProportionally
    /// The gaps between items are equal.
    case equalSpacing
    /// The distances between centres are equal.
    case equalCentering
  }

  /// Where the items lie across the axis.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge, or at the top.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge, or at the bottom.
    case trailing
    /// On the baselines of their first lines; horizontal stacks only.
    case firstBaseline
    /// On the baselines of their last lines; horizontal stacks only.
    case lastBaseline
  }

  /// The axis along which the items follow each other.
  public var axis = LayoutAxis.horizontal
  /// How the items share the axis.
  public var distribution = Distribution.fill
  /// Where the items lie across the axis.
  public var alignment = Alignment.fill
  /// The distance between neighbours, in points.
  public var spacing = 0.0
  /// Whether the items are laid out inside the margins.
  public var isMarginsRelative = false
  /// Whether the spacing of a vertical stack is counted from baseline to baseline.
  public var isBaselineRelative = false

  /// Creates the description of a horizontal stack that fills, without spacing.
  public init() {}
}
