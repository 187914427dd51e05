public import Foundation

/// How the lines of a paragraph stand, to be changed; lengths are in points.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand between the edges.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// How lines that do not fit are treated.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// What lines may be broken by.
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// What is added between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// What is added behind the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// What is added before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// The distance of the first line from the leading edge.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The distance of the other lines from the leading edge.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Where lines end: from the leading edge, or from the trailing edge where it is not above 0.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of a line, 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// By what the height of a line is multiplied, 0 for nothing.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// How readily words are hyphenated; no word is hyphenated here.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// The distance of the places tabs lead to behind the last stop.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Where tabs lead to.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }

  /// Takes over the numbers of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }

  /// Adds a place that tabs lead to.
  open func addTabStop(_ tab: NSTextTab) {
    values.tabStops.append(tab)
  }
}
