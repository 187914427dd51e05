public import Foundation
import TextMetrics

/// What a font is described by: its name or design, weight, slant and size.
public final class UIFontDescriptor: NSObject, Sendable {
  /// What a face looks like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted strokes.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold strokes.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Characters that are all as wide as each other.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines closer together, by 2 points.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further apart, by 2 points.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public var rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends; it has the widths of the usual one here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs; it has the widths of the usual one here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters that are all as wide as each other.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let face: MetricFont.Face
  let lineDistance: Double?
  let scaling: UIFont.Scaling?
  /// The size, in points, 0 where none is said.
  public let pointSize: CGFloat

  init(_ metric: MetricFont, scaling: UIFont.Scaling?) {
    face = metric.face
    lineDistance = metric.lineDistance
    pointSize = CGFloat(metric.size)
    self.scaling = scaling
    super.init()
  }

  /// Creates the descriptor of a registered font by its name, or of the system's where none has the
  /// name.
  public convenience init(name fontName: String, size: CGFloat) {
    let numbers = LayoutEnvironment.current.fonts.numbers(named: fontName)
    self.init(
      MetricFont(numbers.map { .registered($0) } ?? .system(SystemFace()), size: Double(size)),
      scaling: nil)
  }

  /// Returns the descriptor of a text style at the size the user prefers.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style at the size that traits name.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// What the face looks like.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    switch face {
    case .system(let face):
      if face.isItalic { traits.insert(.traitItalic) }
      if face.weight >= UIFont.Weight.semibold.clamped { traits.insert(.traitBold) }
      if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    case .registered(let numbers):
      let style = numbers.names.style.lowercased()
      if style.contains("italic") || style.contains("oblique") { traits.insert(.traitItalic) }
      if style.contains("bold") || style.contains("black") || style.contains("heavy") {
        traits.insert(.traitBold)
      }
    }
    return traits
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(MetricFont(face, size: Double(newPointSize)), scaling: nil)
  }

  /// Returns the descriptor with other traits: of the system's font always, of a registered one where
  /// its family has a face like that, else nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    switch face {
    case .system(var face):
      face.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
        let weight: UIFont.Weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        face.weight = weight.clamped
      }
      if symbolicTraits.contains(.traitMonoSpace) { face.design = .monospaced }
      let shift =
        (symbolicTraits.contains(.traitLooseLeading) ? 2.0 : 0)
        - (symbolicTraits.contains(.traitTightLeading) ? 2 : 0)
      return replacing(face, shift: shift)
    case .registered(let numbers):
      let wanted = symbolicTraits.intersection([.traitBold, .traitItalic])
      let family = LayoutEnvironment.current.fonts.family(numbers.names.family)
      for candidate in [numbers] + family {
        let other = UIFontDescriptor(
          MetricFont(.registered(candidate), size: Double(pointSize)), scaling: nil)
        if other.symbolicTraits.intersection([.traitBold, .traitItalic]) == wanted { return other }
      }
      return nil
    }
  }

  /// Returns the descriptor with another design; nil where the font is not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system(var face) = face else { return nil }
    switch design {
    case .rounded: face.design = .rounded
    case .serif: face.design = .serif
    case .monospaced: face.design = .monospaced
    default: face.design = .standard
    }
    return replacing(face)
  }

  /// The same text style and size in another face.
  private func replacing(_ face: SystemFace, shift: Double = 0) -> UIFontDescriptor {
    var metric = MetricFont(.system(face), size: Double(pointSize), lineDistance: lineDistance)
    if shift != 0 { metric.lineDistance = (lineDistance ?? metric.lineHeight) + shift }
    guard case .style(let style, let category, _) = scaling, shift == 0 else {
      return UIFontDescriptor(metric, scaling: nil)
    }
    return UIFontDescriptor(metric, scaling: .style(style, category: category, face))
  }

  /// Returns whether an object is the same descriptor.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && pointSize == other.pointSize && lineDistance == other.lineDistance
  }

  /// A number that equal descriptors share.
  public override var hash: Int { face.hashValue ^ pointSize.hashValue }
}
