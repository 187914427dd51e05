package import Frames

/// A change after a layout, with what is expected of the layout that follows it.
package struct SceneStep: Sendable {
  /// Where the step stands in its file.
  package var position: SourcePosition
  /// The changes, in order.
  package var operations: [SceneOperation]
  /// What is expected after them; nil where nothing is.
  package var expectation: SceneExpectation?
}

/// One change of a scene.
package struct SceneOperation: Sendable {
  /// What a change does.
  package enum Action: Sendable {
    /// Changes an existing constraint.
    case setConstraint(id: String, ConstraintChange)
    /// Changes an existing view.
    case setView(id: String, ViewChange)
    /// Changes the screen.
    case setScreen(SceneScreen)
    /// Changes the content size category.
    case setContentSizeCategory(String)
    /// Adds a constraint.
    case addConstraint(SceneConstraint)
    /// Removes a view with all that is in it.
    case removeView(id: String)
    /// Adds a view as the last child of another.
    case insertView(SceneView, parent: String)
  }

  /// Where the change stands in its file.
  package var position: SourcePosition
  /// The path of keys that leads to it, for errors.
  package var path: String
  /// What it does.
  package var action: Action
}

/// What changes of a constraint; nil is left as it is.
package struct ConstraintChange: Hashable, Sendable {
  /// The new constant, in points.
  package var constant: Double?
  /// The new priority, 0 < p ≤ 1000.
  package var priority: Double?
  /// Whether it counts from now on.
  package var isActive: Bool?
}

/// What changes of a view; nil is left as it is.
package struct ViewChange: Hashable, Sendable {
  /// Who decides the frame.
  package enum FrameChange: Hashable, Sendable {
    /// This frame, in the parent's coordinates.
    case frame(Rect)
    /// The constraints again.
    case constraints
  }

  /// The new content size.
  package var intrinsic: SceneView.OptionalSize?
  /// Whether the view is hidden.
  package var isHidden: Bool?
  /// The new margins.
  package var margins: SceneMargins?
  /// Who decides the frame.
  package var frame: FrameChange?
  /// The new content hugging.
  package var hugging: SceneView.AxisPriorities?
  /// The new compression resistance.
  package var compression: SceneView.AxisPriorities?
}
