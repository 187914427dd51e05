/// What is expected of a layout.
package struct SceneExpectation: Sendable {
  /// The four numbers of a frame; those that are nil are not checked.
  package struct ExpectedFrame: Hashable, Sendable {
    /// The item whose frame it is, as the scene names it.
    package var item: SceneItemName
    /// x, y, width and height, in points.
    package var values: [Double?]
  }

  /// A size a view must ask for.
  package struct Fitting: Hashable, Sendable {
    /// The view.
    package var view: String
    /// The size that is offered, in points.
    package var target: [Double]
    /// The priority of the offered width.
    package var horizontalPriority: Double
    /// The priority of the offered height.
    package var verticalPriority: Double
    /// The size that is expected, in points.
    package var size: [Double?]
  }

  /// A constraint that must be refused.
  package struct Refusal: Hashable, Sendable {
    /// The reason.
    package var kind: DocumentError.Kind
    /// The identifier of the constraint; nil for any.
    package var constraint: String?
  }

  /// Where the expectation stands in its file.
  package var position: SourcePosition
  /// The frames in the superview's coordinates, as the engine computes them before rounding.
  package var frames: [ExpectedFrame] = []
  /// How far a number may be from the expected one, in points; nil where it is not given.
  package var tolerance: Double?
  /// How far rounded frames may be from the rounded expectation; nil where it is not checked.
  package var roundedTolerance: Double?
  /// Whether the required constraints contradict each other; nil where it is not given.
  package var isUnsatisfiable: Bool?
  /// Minimal sets of constraints that contradict each other, one for each contradiction.
  package var conflicts: [[String]] = []
  /// The constraints that were given up when the frames were recorded.
  package var broken: [String] = []
  /// The items whose frames are not determined; nil where it is not checked.
  package var ambiguous: [SceneItemName]?
  /// The sizes of the content of scroll views, by the scroll view's identifier.
  package var contentSizes: [ExpectedFrame] = []
  /// The sizes that views must ask for.
  package var fitting: [Fitting] = []
  /// The frames of guides in their owner's coordinates.
  package var guides: [ExpectedFrame] = []
  /// The margins with all that is added to them: top, left, bottom and right.
  package var margins: [ExpectedFrame] = []
  /// The refusal that is expected instead of a layout.
  package var refusal: Refusal?

  /// Creates an expectation that expects nothing.
  package init(at position: SourcePosition = .start) {
    self.position = position
  }

  /// Whether a contradiction is expected.
  package var expectsConflict: Bool { isUnsatisfiable ?? !conflicts.isEmpty }
}
