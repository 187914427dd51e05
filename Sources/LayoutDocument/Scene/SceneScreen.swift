package import Frames

/// The screen a scene is made for; nil where the scene does not say.
package struct SceneScreen: Hashable, Sendable {
  /// The size, in points.
  package var size: Size?
  /// The number of pixels a point.
  package var pixelScale: Double?
  /// The insets of the safe area; an edge that is not given is nil.
  package var safeArea: PartialInsets?
  /// The direction of the language.
  package var direction: HorizontalDirection?

  /// Creates a screen of which nothing is said.
  package init() {}

  /// The numbers of pixels a point that a screen may have.
  package static let pixelScales = 0.01...100

  /// Whether the scene says nothing of its screen.
  package var isEmpty: Bool { self == SceneScreen() }

  /// Returns the screen to lay a scene out on where nothing but the scene says which.
  ///
  /// A scene that gives a size describes a screen of its own, with one pixel a point and no bars
  /// unless it says otherwise; any other is laid out on the standard screen.
  package func description(orStandard standard: ScreenDescription) -> ScreenDescription {
    guard let size else { return applied(to: standard) }
    return applied(to: ScreenDescription(size: size, pixelScale: 1))
  }

  /// Returns a screen with everything that is said here, and the rest from another one.
  package func applied(to screen: ScreenDescription) -> ScreenDescription {
    var result = screen
    if let size { result.size = size }
    if let pixelScale { result.pixelScale = pixelScale }
    if let safeArea { result.safeArea = safeArea.applied(to: screen.safeArea) }
    if let direction { result.direction = direction }
    return result
  }
}

/// Insets of which each edge may be left open.
package struct PartialInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  package var top: Double?
  /// The distance from the left edge, in points.
  package var left: Double?
  /// The distance from the bottom edge, in points.
  package var bottom: Double?
  /// The distance from the right edge, in points.
  package var right: Double?

  /// Returns insets with the edges given here, and the rest from others.
  package func applied(to insets: Insets) -> Insets {
    Insets(
      top: top ?? insets.top, left: left ?? insets.left, bottom: bottom ?? insets.bottom,
      right: right ?? insets.right)
  }
}
