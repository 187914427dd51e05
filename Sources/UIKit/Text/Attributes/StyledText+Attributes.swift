import Foundation
import TextMetrics

extension StyledText {
  /// Creates a text from what attributes say.
  ///
  /// - Parameters:
  ///   - attributed: the text.
  ///   - font: the font where an attribute names none.
  ///   - paragraph: the paragraph where an attribute names none.
  init(_ attributed: NSAttributedString, font: UIFont, paragraph: ParagraphRules) {
    let text = attributed.string
    var runs: [Run] = []
    attributed.enumerateAttributes(
      in: NSRange(location: 0, length: attributed.length), options: []
    ) { attributes, range, _ in
      runs.append(
        Run(attributes, length: range.length, font: font, paragraph: paragraph))
    }
    if runs.isEmpty { runs = [Run(length: 0, font: font.metric, paragraph: paragraph)] }
    self.init(text, runs: runs)
  }
}

extension StyledText.Run {
  /// Creates a run from attributes.
  init(
    _ attributes: [NSAttributedString.Key: Any], length: Int, font: UIFont,
    paragraph: ParagraphRules
  ) {
    func number(_ key: NSAttributedString.Key) -> Double? {
      attributes[key].flatMap(AttributeNumber.value)
    }
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    let attachment = (attributes[.attachment] as? NSTextAttachment).map { attachment in
      let bounds = attachment.bounds
      return StyledText.Attachment(
        width: Double(bounds.width), ascent: Double(bounds.maxY), descent: Double(-bounds.minY))
    }
    self.init(
      length: length, font: (attributes[.font] as? UIFont ?? font).metric,
      kern: number(.kern), tracking: number(.tracking) ?? 0,
      baselineOffset: number(.baselineOffset) ?? 0, attachment: attachment,
      paragraph: style?.rules ?? paragraph)
  }
}
