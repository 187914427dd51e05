public import Foundation

/// The kinds of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The direction of the language as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// What a view's surroundings are like.
public final class UITraitCollection: NSObject, Sendable {
  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The direction of the language.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How large the user wants text to be.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The number of pixels a point, 0 where it is not known.
  public let displayScale: CGFloat

  /// Creates traits, each unknown unless it is given.
  init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    super.init()
  }

  /// Returns whether an object is a collection of the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
  }

  /// A number that equal collections share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(layoutDirection)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}

extension UITraitCollection {
  /// Creates a collection that knows only how much room there is from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified)
  }

  /// Creates a collection that knows only how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  /// Creates a collection that knows only how large the user wants text to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      horizontalSizeClass: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Creates a collection that knows only the number of pixels a point.
  public convenience init(displayScale: CGFloat) {
    self.init(horizontalSizeClass: .unspecified, displayScale: displayScale)
  }

  /// The traits of the environment that is current.
  public static var current: UITraitCollection { LayoutEnvironment.current.traitCollection }
}
