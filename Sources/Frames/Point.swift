/// A location, in points, x to the right and y downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// Creates a location from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate system.
  public static let zero = Point(x: 0, y: 0)
}
