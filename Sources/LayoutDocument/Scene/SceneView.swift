package import Frames

/// A view of a scene.
package struct SceneView: Sendable {
  /// What a view is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A plain view.
    case view
    /// A text that cannot be edited.
    case label
    /// An image.
    case image
    /// One line of text that can be edited.
    case textField
    /// Lines of text that can be edited.
    case textView
    /// A button.
    case button
    /// A row or column that places its children.
    case stack
    /// A view whose content may be larger than itself.
    case scroll
    /// A table.
    case table
    /// A row of a table.
    case cell
  }

  /// What flexes when the parent of a frame-driven view changes its size.
  package enum Autoresizing: String, Hashable, Sendable, CaseIterable {
    /// The distance from the left edge.
    case flexibleLeftMargin
    /// The width.
    case flexibleWidth
    /// The distance from the right edge.
    case flexibleRightMargin
    /// The distance from the top edge.
    case flexibleTopMargin
    /// The height.
    case flexibleHeight
    /// The distance from the bottom edge.
    case flexibleBottomMargin
  }

  /// Where the view stands in its file.
  package var position: SourcePosition
  /// The identifier, unique among views and guides.
  package var id: String
  /// What the view is.
  package var kind = Kind.view
  /// The frame in the parent's coordinates; nil where constraints decide it.
  package var frame: Rect?
  /// What flexes when the parent changes its size; nil where the scene does not say.
  package var autoresizing: [Autoresizing]?
  /// The size the content asks for.
  package var intrinsic = OptionalSize()
  /// The baselines; nil where the view has none of its own.
  package var baseline: Baseline?
  /// How strongly the view refuses to grow beyond its content.
  package var hugging: AxisPriorities?
  /// How strongly the view refuses to shrink below its content.
  package var compression: AxisPriorities?
  /// The margins, as far as they are given.
  package var margins = SceneMargins()
  /// Whether the margins are at least those of the parent.
  package var preservesSuperviewMargins = false
  /// Whether the safe area is added to the margins.
  package var insetsMarginsFromSafeArea = true
  /// What sticks out of the rectangle that constraints see.
  package var alignmentInsets = Insets.zero
  /// Whether the view is hidden.
  package var isHidden = false
  /// How a stack places its children.
  package var stack: SceneStack?
  /// A text that wraps at the width it is given.
  package var text: SceneText?
  /// The identifiers of the layout guides the view owns.
  package var guides: [String] = []
  /// The subviews, in order.
  package var children: [SceneView] = []

  /// Creates a plain view.
  package init(id: String, at position: SourcePosition = .start) {
    self.id = id
    self.position = position
  }

  /// A size of which each side may be open.
  package struct OptionalSize: Hashable, Sendable {
    /// The width, in points.
    package var width: Double?
    /// The height, in points.
    package var height: Double?
  }

  /// The distances of the baselines from the edges, in points.
  package struct Baseline: Hashable, Sendable {
    /// From the top edge down to the first baseline.
    package var first: Double?
    /// From the bottom edge up to the last baseline.
    package var last: Double?
  }

  /// A priority for each axis, 0 < p ≤ 1000.
  package struct AxisPriorities: Hashable, Sendable {
    /// The priority along the width.
    package var horizontal: Double
    /// The priority along the height.
    package var vertical: Double
  }
}

/// Margins of which each edge may be left open.
package struct SceneMargins: Hashable, Sendable {
  /// The margin at the top, in points.
  package var top: Double?
  /// The margin at the leading edge, in points.
  package var leading: Double?
  /// The margin at the bottom, in points.
  package var bottom: Double?
  /// The margin at the trailing edge, in points.
  package var trailing: Double?
  /// The margin at the left, in points, whatever the direction.
  package var left: Double?
  /// The margin at the right, in points, whatever the direction.
  package var right: Double?

  /// Creates margins of which no edge is given.
  package init() {}

  /// Whether no edge is given.
  package var isEmpty: Bool { self == SceneMargins() }
}

/// A text of units that cannot be broken, which wraps at the width it is given.
package struct SceneText: Hashable, Sendable {
  /// The number of units.
  package var units: Int
  /// The width of each, in points.
  package var unitWidth: Double
  /// The height of a line, in points.
  package var lineHeight: Double
  /// The greatest number of lines; 0 for any number.
  package var lines: Int
  /// The width to wrap at, in points; 0 for the width the view has.
  package var preferredMaximum: Double
}
