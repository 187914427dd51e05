import Frames

extension VisualFormat {
  /// Returns the constraints the format stands for, with names and metrics looked up.
  ///
  /// They come in the order of the text: each gap's distances, then what is said of the size of the
  /// view behind it. Alignment follows at the end, neighbour by neighbour, and for each pair in the
  /// order left, right, top, bottom, leading, trailing, centerX, centerY, lastBaseline,
  /// firstBaseline.
  ///
  /// A distance is written with the later item first, as in `b.leading == a.trailing + 8` and
  /// `super.trailing == a.trailing + 8`; read from right to left, with the item on the right first.
  /// A name in a size is a metric if there is one of that name, else a view.
  ///
  /// - Parameters:
  ///   - views: The names of the views that the format may speak of.
  ///   - metrics: Numbers by name.
  ///   - options: How to read the format. Baseline spacing bears on distances between two views of a
  ///     vertical format; edges of the superview stay edges.
  ///   - hasSuperview: Whether the view of a name has a superview; asked for those beside a `|`.
  /// - Returns: The constraints, none of them active.
  /// - Throws: `VisualFormatError` for a name that was not given, a value that cannot be used, a `|`
  ///   without a superview, or alignment along the axis of two or more views.
  public func constraints(
    views: some Sequence<String>, metrics: [String: Double] = [:],
    options: VisualFormatOptions = [], hasSuperview: (String) -> Bool = { _ in true }
  ) throws(VisualFormatError) -> [VisualFormatConstraint] {
    var expansion = VisualFormatExpansion(
      format: self, views: Set(views), metrics: metrics, options: options)
    for box in boxes { try expansion.check(box) }
    for (tie, box) in [(head, boxes.first), (tail, boxes.last)] {
      if let tie, let box, !hasSuperview(box.name) {
        throw expansion.missingSuperview(of: box, at: tie)
      }
    }
    try expansion.expand()
    return expansion.constraints
  }
}
