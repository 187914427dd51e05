public import Foundation

extension CGPoint {
  /// The point as `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The size as `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The rectangle as `(x, y, width, height)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
