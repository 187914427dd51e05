import Foundation
import TextMetrics

extension UIFont {
  /// What a text is for, which decides its font and lets it follow the size the user prefers.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public var rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading of the second level.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A small caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The styles and where their sizes stand.
    private static let styles: [TextStyle: TextStyleSizes.Style] = [
      .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
      .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
      .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
    ]

    /// The style whose sizes are taken; running text for a style that is not known.
    var sizes: TextStyleSizes.Style { Self.styles[self] ?? .body }

    /// The face of the style: the system's, semibold for headings.
    var face: SystemFace {
      var face = SystemFace()
      if self == .headline { face.weight = UIFont.Weight.semibold.clamped }
      return face
    }

    /// Returns the size and the distance of lines at a category, in points.
    func size(at category: UIContentSizeCategory) -> (pointSize: Double, lineDistance: Double) {
      TextStyleSizes.size(of: sizes, category: category.place)
    }
  }

  /// Returns the font of a text style at the size the user prefers: that of the environment that is
  /// current, the large category by default.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferred(style, at: LayoutEnvironment.current.contentSizeCategory, face: style.face)
  }

  /// Returns the font of a text style at the size that traits name, the current one where they name
  /// none.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferred(style, at: .named(by: traitCollection), face: style.face)
  }

  /// Returns the font of a text style at a category.
  static func preferred(
    _ style: TextStyle, at category: UIContentSizeCategory, face: SystemFace
  ) -> UIFont {
    let (size, distance) = style.size(at: category)
    return UIFont(
      MetricFont(.system(face), size: size, lineDistance: distance),
      scaling: .style(style, category: category, face))
  }

  /// Returns the font as it is at another category, itself where it does not follow the user.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    switch scaling {
    case .style(let style, let old, let face):
      old == category ? self : UIFont.preferred(style, at: category, face: face)
    case .metrics(let style, let base, let maximum, let old):
      old == category
        ? self : UIFontMetrics(forTextStyle: style).scaled(base, maximum: maximum, at: category)
    case nil: self
    }
  }
}

extension UIContentSizeCategory {
  /// The category traits name, the current one where they name none.
  static func named(by traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
      return LayoutEnvironment.current.contentSizeCategory
    }
    return category
  }
}
