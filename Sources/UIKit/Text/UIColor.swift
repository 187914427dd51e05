public import Foundation

/// A colour in numbers, as layers take it.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, each from 0 to 1.
  public let components: [CGFloat]?

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 0 }

  /// Returns whether two colours have the same numbers.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Feeds the numbers to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

/// A colour.
public final class UIColor: NSObject, Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat

  /// Creates a colour from red, green, blue and opacity, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Creates a grey from its brightness and opacity, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour in numbers.
  public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Returns whether an object is the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  /// A number that equal colours share.
  public override var hash: Int { cgColor.hashValue }
}
