package import Frames

/// How a stack places its children.
package struct SceneStack: Hashable, Sendable {
  /// Where children lie across the axis.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge; the top one in a row.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge; the bottom one in a row.
    case trailing
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// On one first baseline.
    case firstBaseline
    /// On one last baseline.
    case lastBaseline
  }

  /// How the length is shared out.
  package enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// Children fill the stack; priorities decide which of them stretches.
    case fill
    /// Children have one length.
    case fillEqually
    /// Children have lengths in proportion to their content.
    case fillProportionally
    /// The gaps have one length.
    case equalSpacing
    /// The distances between centres have one length.
    case equalCentering
  }

  /// The direction of the stack.
  package var axis = LayoutAxis.horizontal
  /// The gap between neighbours, in points.
  package var spacing = 0.0
  /// Where children lie across the axis.
  package var alignment = Alignment.fill
  /// How the length is shared out.
  package var distribution = Distribution.fill
  /// The gap after certain children, by identifier, in points.
  package var customSpacing: [String: Double] = [:]
  /// Whether children keep to the margins.
  package var isMarginsRelative = false
  /// Whether gaps are measured between baselines.
  package var isBaselineRelative = false

  /// Creates a row with everything as it is by default.
  package init() {}
}
