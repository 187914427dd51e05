public import Foundation
import TextMetrics

/// How the lines of a paragraph stand; lengths are in points.
open class NSParagraphStyle: NSObject, NSMutableCopying {
  /// What lines may be broken by beside spaces and punctuation.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A last line of one word is avoided; it makes no difference here.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul are broken at spaces only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The numbers of a style.
  struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: LineBreakStrategy = []
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var defaultTabInterval: CGFloat = 0
    var tabStops = ParagraphRules.standardTabStops.map {
      NSTextTab(textAlignment: .natural, location: CGFloat($0))
    }
  }

  var values = Values()

  /// Creates a style as texts have it where nothing is said.
  public override init() {
    super.init()
  }

  /// A style as texts have it where nothing is said.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand between the edges.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines that do not fit are treated.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// What lines may be broken by.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// What is added between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// What is added behind the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// What is added before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the leading edge, or from the trailing edge where it is not above 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// By what the height of a line is multiplied, 0 for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are hyphenated; no word is hyphenated here.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The distance of the places tabs lead to behind the last stop.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Where tabs lead to; every 28 points, twelve times, by default.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// Returns the style itself, or what a mutable one is now.
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style with the same numbers that can be changed.
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Returns a style with the same numbers that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether an object is a style with the same numbers.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return rules == other.rules && alignment == other.alignment
      && lineBreakMode == other.lineBreakMode && lineBreakStrategy == other.lineBreakStrategy
  }

  /// A number that equal styles share.
  open override var hash: Int { rules.hashValue }

  /// The style as texts are measured by.
  var rules: ParagraphRules {
    var rules = ParagraphRules()
    rules.lineSpacing = Self.length(lineSpacing)
    rules.paragraphSpacing = Self.length(paragraphSpacing)
    rules.paragraphSpacingBefore = Self.length(paragraphSpacingBefore)
    rules.firstLineHeadIndent = Self.length(firstLineHeadIndent)
    rules.headIndent = Self.length(headIndent)
    rules.tailIndent = tailIndent.isFinite ? Double(tailIndent) : 0
    rules.minimumLineHeight = Self.length(minimumLineHeight)
    rules.maximumLineHeight = Self.length(maximumLineHeight)
    rules.lineHeightMultiple = Self.length(lineHeightMultiple)
    rules.defaultTabInterval = Self.length(defaultTabInterval)
    rules.tabStops = tabStops.map { Self.length($0.location) }.sorted()
    rules.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    rules.breaking = lineBreakMode.breaking
    return rules
  }

  /// A length that is not below 0 and can be computed with.
  private static func length(_ value: CGFloat) -> Double {
    value.isFinite ? max(0, Double(value)) : 0
  }
}

/// A place that a tab leads to.
public final class NSTextTab: NSObject, Sendable {
  /// Where the text behind the tab stands to the place; it makes no difference here.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat

  /// Creates a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [String: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    super.init()
  }
}
