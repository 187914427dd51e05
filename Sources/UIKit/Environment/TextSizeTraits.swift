public import Foundation

extension UITraitCollection {
  /// What the default device is like.
  ///
  /// - Note: UIKit differs here: it answers the traits of what is being laid out or drawn. A view knows
  ///   its own traits.
  public static var current: UITraitCollection { LayoutEnvironment.standard.traitCollection }

  /// Creates a collection that knows only how large the user wants text to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      horizontalSizeClass: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Creates a collection that knows only the number of pixels a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(horizontalSizeClass: .unspecified, displayScale: scale)
  }
}

extension UIContentSizeCategory {
  /// Whether the category is one made for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The place of the category from small to large; below all of them where it is not known.
  private var order: Int { Self.allShortNames.firstIndex(of: shortName) ?? -1 }

  /// Returns whether the left category is smaller than the right one.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order < right.order
  }

  /// Returns whether the left category is at most the right one.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order <= right.order
  }

  /// Returns whether the left category is larger than the right one.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order > right.order
  }

  /// Returns whether the left category is at least the right one.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order >= right.order
  }
}
