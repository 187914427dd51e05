/// A rectangle, in points, in the coordinates of whatever contains it.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Creates a rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }

  /// Returns the rectangle with every edge moved inwards by the insets.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// Returns the rectangle moved by a distance.
  public func offset(x: Double, y: Double) -> Rect {
    Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
  }
}
