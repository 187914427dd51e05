import AutoLayout

extension UIView {
  /// The left edge, in every language.
  public var leftAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.left, of: item) }
  /// The right edge, in every language.
  public var rightAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.right, of: item) }
  /// The edge at which reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.leading, of: item) }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.trailing, of: item) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.centerX, of: item) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.top, of: item) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.bottom, of: item) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.centerY, of: item) }
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.firstBaseline, of: item) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.lastBaseline, of: item) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchors.dimension(.width, of: item) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { anchors.dimension(.height, of: item) }
}
