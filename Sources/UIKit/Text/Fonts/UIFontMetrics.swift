public import Foundation
import TextMetrics

/// Makes fonts and lengths follow the size of text that the user prefers.
///
/// A length grows as the distance of a style's lines does from the large category to the preferred one.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font at the size the user prefers; it is to have its size at the large category.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, at: LayoutEnvironment.current.contentSizeCategory)
  }

  /// Returns a font at the size the user prefers, no larger than a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, at: LayoutEnvironment.current.contentSizeCategory)
  }

  /// Returns a font at the size that traits name.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: nil, at: .named(by: traitCollection))
  }

  /// Returns a font at the size that traits name, no larger than a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, at: .named(by: traitCollection))
  }

  /// Returns a length at the size the user prefers, in points; it is to hold at the large category.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, at: LayoutEnvironment.current.contentSizeCategory)
  }

  /// Returns a length at the size that traits name, in points.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    scaledValue(for: value, at: .named(by: traitCollection))
  }

  /// Returns a length at a category: it grows as lines do, to whole thirds of a point.
  ///
  /// - Note: UIKit differs here: its rounding is not known. Lengths are rounded to thirds of a point,
  ///   the pixels of most phones.
  private func scaledValue(for value: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
    guard category != .large else { return value }
    let scaled = Double(value) * growth(at: category)
    return CGFloat((scaled * 3).rounded() / 3)
  }

  private func growth(at category: UIContentSizeCategory) -> Double {
    style.size(at: category).lineDistance / style.size(at: .large).lineDistance
  }

  /// Returns a font at a category.
  func scaled(
    _ font: UIFont, maximum: CGFloat?, at category: UIContentSizeCategory
  ) -> UIFont {
    // A font that follows the user already is scaled from what it is made of.
    var base = font
    if case .metrics(_, let original, _, _) = font.scaling { base = original }
    var size = Double(scaledValue(for: base.pointSize, at: category))
    if let maximum, maximum > 0 { size = min(size, Double(maximum)) }
    return UIFont(
      MetricFont(base.metric.face, size: size),
      scaling: .metrics(style, base: base, maximum: maximum, category: category))
  }
}
