public import Foundation
import TextMetrics

/// A typeface at a size.
///
/// Nothing is drawn; a font is the numbers by which texts are measured. Those of the system's font
/// come with the product, others are registered in a `FontCollection`.
public final class UIFont: NSObject, Sendable {
  /// What texts are measured by.
  let metric: MetricFont
  /// The text style the font was made for, and at which category.
  let scaling: Scaling?

  /// How a font follows the size of text that the user prefers.
  enum Scaling: Hashable, Sendable {
    /// The font of a text style.
    case style(TextStyle, category: UIContentSizeCategory, SystemFace)
    /// A font that `UIFontMetrics` has scaled.
    case metrics(TextStyle, base: UIFont, maximum: CGFloat?, category: UIContentSizeCategory)
  }

  init(_ metric: MetricFont, scaling: Scaling? = nil) {
    self.metric = metric
    self.scaling = scaling
    super.init()
  }

  convenience init(_ face: SystemFace, size: CGFloat) {
    self.init(MetricFont(.system(face), size: Double(size)))
  }

  /// Creates a font that was registered, by its PostScript name, for example `Nunito-Bold`, or by the
  /// name of its family.
  ///
  /// Where no font of that name is in the collection of the environment that is current, there is none
  /// and the answer is nil. A size that is not above 0 stands for 17 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let numbers = LayoutEnvironment.current.fonts.numbers(named: fontName) else { return nil }
    self.init(MetricFont(.registered(numbers), size: Double(Self.size(fontSize))))
  }

  /// Returns a size, or 17 points where it is no size.
  static func size(_ wanted: CGFloat) -> CGFloat {
    wanted > 0 && wanted.isFinite ? wanted : labelFontSize
  }

  /// The size, in points.
  public var pointSize: CGFloat { CGFloat(metric.size) }

  /// The distance from the baseline up to the top of a line, in points; 1950/2048 of the size for the
  /// system's font.
  public var ascender: CGFloat { CGFloat(metric.ascent) }

  /// The distance from the baseline to the bottom of a line, negative, in points; -494/2048 of the
  /// size for the system's font.
  public var descender: CGFloat { CGFloat(-metric.descent) }

  /// The height of a line, in points; 2444/2048 of the size for the system's font.
  public var lineHeight: CGFloat { CGFloat(metric.lineHeight) }

  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { CGFloat(metric.capHeight) }

  /// The height of a small x, in points.
  public var xHeight: CGFloat { CGFloat(metric.xHeight) }

  /// What is added between two lines, in points: nothing for the system's font; for that of a text
  /// style what makes its lines as far apart as the style says, which may be negative.
  public var leading: CGFloat { CGFloat(metric.leading) }

  /// The PostScript name; for the system's font one that begins with a point.
  public var fontName: String {
    switch metric.face {
    case .registered(let numbers): numbers.names.postScript
    case .system(let face): ".SFUI" + Self.designName(face.design) + "-" + Self.weightName(face)
    }
  }

  /// The name of the family.
  public var familyName: String {
    switch metric.face {
    case .registered(let numbers): numbers.names.family
    case .system: ".AppleSystemUIFont"
    }
  }

  private static func designName(_ design: SystemFace.Design) -> String {
    switch design {
    case .standard: ""
    case .rounded: "Rounded"
    case .serif: "Serif"
    case .monospaced: "Mono"
    }
  }

  private static func weightName(_ face: SystemFace) -> String {
    let names: [(Double, String)] = [
      (-0.8, "Ultralight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"),
      (0.3, "Semibold"), (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
    ]
    let nearest = names.min { abs($0.0 - face.weight) < abs($1.0 - face.weight) }
    return (nearest?.1 ?? "Regular") + (face.isItalic ? "Italic" : "")
  }

  /// Returns the font at another size, in points; a font of a text style is one no longer.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    let size = fontSize > 0 && fontSize.isFinite ? Double(fontSize) : metric.size
    return UIFont(MetricFont(metric.face, size: size))
  }

  /// What the font is described by.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(metric, scaling: scaling) }

  /// Creates the font that a descriptor describes, at a size in points; at the descriptor's own where
  /// it is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let own = descriptor.pointSize > 0 ? descriptor.pointSize : 12
    let size = pointSize > 0 && pointSize.isFinite ? pointSize : own
    var metric = MetricFont(descriptor.face, size: Double(size))
    let keepsSize = Double(size) == Double(own)
    if keepsSize { metric.lineDistance = descriptor.lineDistance }
    self.init(metric, scaling: keepsSize ? descriptor.scaling : nil)
  }

  /// Returns whether an object is the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return metric == other.metric && scaling == other.scaling
  }

  /// A number that equal fonts share.
  public override var hash: Int { metric.hashValue }
}
