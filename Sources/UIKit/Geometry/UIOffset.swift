public import Foundation

/// A distance along both axes, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// Creates an offset of nothing.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset at all.
  public static let zero = UIOffset()
}
