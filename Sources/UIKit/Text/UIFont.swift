public import Foundation

/// A typeface at a size.
public final class UIFont: NSObject, Sendable {
  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1, 0 for regular.
    public var rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
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

  /// The size, in points.
  public let pointSize: CGFloat
  /// How heavy the strokes are.
  let weight: Weight

  private init(size: CGFloat, weight: Weight) {
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// Returns the system's font at a size, in points; 17, the size of labels, where it is not above
  /// 0.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system's font at a size, in points, and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize > 0 ? fontSize : labelFontSize, weight: weight)
  }

  /// Returns the system's bold font at a size, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the font at another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize > 0 ? fontSize : pointSize, weight: weight)
  }

  /// The size of labels: 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons: 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's own text: 14 points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's small text: 12 points.
  public static let smallSystemFontSize: CGFloat = 12

  /// The distance from the baseline up to the top of a line, in points: 1950/2048 of the size.
  public var ascender: CGFloat { pointSize * 0.9521484375 }

  /// The distance from the baseline to the bottom of a line, negative, in points: -494/2048 of the
  /// size.
  public var descender: CGFloat { pointSize * -0.2412109375 }

  /// The height of a line, in points: 2444/2048 of the size.
  public var lineHeight: CGFloat { pointSize * 1.193359375 }

  /// What is added between lines: nothing.
  public var leading: CGFloat { 0 }

  /// Returns whether an object is the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight
  }

  /// A number that equal fonts share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
