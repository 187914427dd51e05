public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// What is added behind every character in place of the font's own kerning, a number of points; 0
  /// for no kerning.
  public static let kern = NSAttributedString.Key("NSKern")
  /// What is added behind every character, a number of points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether letters are joined to ligatures, a number; no width changes by it here.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How far the text stands above the baseline, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The line below the text, a number of `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line below the text, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the text, a number of `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The width of the outline, a number of percent of the size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the outline, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// What a touch leads to, a `URL` or `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// What stands in place of the character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// The lines that can be drawn below or through a text; they change no size.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Under words and not under spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Something that stands in a text like a character.
open class NSTextAttachment: NSObject {
  /// Its rectangle, in points, with the origin on the baseline: y grows upwards, as in texts.
  open var bounds = CGRect.zero

  /// Creates an attachment without a size.
  public override init() {
    super.init()
  }

  /// The character that attachments stand at.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  /// Creates a text that is one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString {
  /// Returns the text with one attribute all over it, and every other as it is.
  ///
  /// The text is put together anew: Foundation's methods that add an attribute to others stop the
  /// program on Linux.
  func replacing(_ key: NSAttributedString.Key, with value: Any) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { old, range, _ in
      var attributes = old
      attributes[key] = value
      result.setAttributes(attributes, range: range)
    }
    return result
  }
}
