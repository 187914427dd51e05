public import Foundation
import TextMetrics

extension UIFont {
  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1, 0 for regular.
    public var rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Very thin strokes.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin strokes.
    public static let thin = Weight(rawValue: -0.6)
    /// Light strokes.
    public static let light = Weight(rawValue: -0.4)
    /// The usual strokes.
    public static let regular = Weight(rawValue: 0)
    /// Strokes just heavier than the usual ones.
    public static let medium = Weight(rawValue: 0.23)
    /// Strokes between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold strokes.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy strokes.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest strokes.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The size of labels: 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons: 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's own text: 14 points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's small text: 12 points.
  public static let smallSystemFontSize: CGFloat = 12

  /// Returns the system's font at a size, in points; 17, the size of labels, where it is not above
  /// 0.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system's font at a size, in points, and a weight.
  ///
  /// Weights between those that have a name are interpolated.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = SystemFace()
    face.weight = weight.clamped
    return UIFont(face, size: size(fontSize))
  }

  /// Returns the system's bold font at a size, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system's italic font at a size, in points.
  ///
  /// - Note: UIKit differs here: its italic is a design of its own. Here it has the widths of the
  ///   upright one.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = SystemFace()
    face.isItalic = true
    return UIFont(face, size: size(fontSize))
  }

  /// Returns the system's font with digits that are all as wide as the zero.
  ///
  /// - Note: UIKit differs here: its digits of one width are a little narrower or wider than its zero
  ///   at some weights. None of them was recorded.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    var face = SystemFace()
    face.weight = weight.clamped
    face.hasMonospacedDigits = true
    return UIFont(face, size: size(fontSize))
  }

  /// Returns the system's font whose characters are all as wide as each other.
  ///
  /// - Note: UIKit differs here: widths of its font were not recorded; each character counts 0.618 of
  ///   the size.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = SystemFace()
    face.weight = weight.clamped
    face.design = .monospaced
    return UIFont(face, size: size(fontSize))
  }
}

extension UIFont.Weight {
  /// The weight on the scale of the tables.
  var clamped: Double { rawValue.isNaN ? 0 : min(max(Double(rawValue), -1), 1) }
}
