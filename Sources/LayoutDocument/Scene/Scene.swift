/// A small, hand-writable description of a view tree, its constraints and what is expected of it.
///
/// A scene is values only; `SceneBuilder` makes views of it.
package struct Scene: Sendable {
  /// The name of the file the scene was read from, for errors.
  package var file: String
  /// The scene's own name.
  package var name: String?
  /// The screen the scene is made for, as far as it says.
  package var screen: SceneScreen
  /// The outermost view.
  package var root: SceneView
  /// Trees outside the root's hierarchy.
  package var detached: [SceneView]
  /// The constraints, in the order they are activated.
  package var constraints: [SceneConstraint]
  /// Visual formats that mean some of the constraints.
  package var formats: [SceneFormat]
  /// Changes after the first layout, in order.
  package var steps: [SceneStep]
  /// What is expected of the first layout; nil where nothing is.
  package var expectation: SceneExpectation?
  /// Whether the expectation rests on one public report and may be wrong.
  package var isUncertain: Bool

  /// Calls a function with every view and its parent, parents first, in tree order.
  package func forEachView(_ body: (_ view: SceneView, _ parent: SceneView?) -> Void) {
    var waiting: [(SceneView, SceneView?)] = ([root] + detached).reversed().map { ($0, nil) }
    while let (view, parent) = waiting.popLast() {
      body(view, parent)
      for child in view.children.reversed() { waiting.append((child, view)) }
    }
  }
}
