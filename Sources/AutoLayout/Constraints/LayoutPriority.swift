public import Frames

/// How much a constraint matters: above 0, and 1000 where it must hold.
///
/// Priorities are lexicographic: nothing of a lower priority can buy back a higher one.
public struct LayoutPriority: Hashable, Comparable, Sendable {
  /// The number, `0 < value <= 1000`.
  public let value: Double

  /// Creates a priority from its number.
  public init(_ value: Double) {
    self.value = value
  }

  /// The constraint must hold.
  public static let required = LayoutPriority(1000)

  /// Whether the constraint must hold.
  public var isRequired: Bool { value >= 1000 }

  /// Whether the number is one that a priority can have.
  public var isValid: Bool { value > 0 && value <= 1000 }

  /// Returns whether the left priority gives way before the right one.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.value < right.value
  }
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// The priority along the horizontal axis.
  public var horizontal: LayoutPriority
  /// The priority along the vertical axis.
  public var vertical: LayoutPriority

  /// Creates a pair from two numbers.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = LayoutPriority(horizontal)
    self.vertical = LayoutPriority(vertical)
  }

  /// Returns or replaces the priority along an axis.
  public subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
