import TextMetrics

/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public var rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// A small size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A size just below the usual one.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A size just above the usual one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// A large size.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size that is not made for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first size made for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size made for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size made for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size made for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The categories from small to large, beside the short names that dumps and options use.
  private static let shortNames: [(name: String, category: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  /// The short name, for example `large`; the name itself for a category of one's own.
  package var shortName: String {
    Self.shortNames.first { $0.category == self }?.name ?? rawValue
  }

  /// The place among the categories, from 0 for the smallest; that of the large category for one of
  /// one's own.
  var place: Int {
    Self.shortNames.firstIndex { $0.category == self } ?? TextStyleSizes.standardCategory
  }

  /// Whether the category is one of those made for accessibility.
  public var isAccessibilityCategory: Bool { place >= 7 }

  /// Creates a category from its short name, for example `large`, or nil where there is none.
  package init?(shortName: String) {
    guard let entry = Self.shortNames.first(where: { $0.name == shortName }) else { return nil }
    self = entry.category
  }

  /// The short names, from small to large.
  package static var allShortNames: [String] { shortNames.map(\.name) }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether a category means smaller text than another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.place < right.place
  }
}
