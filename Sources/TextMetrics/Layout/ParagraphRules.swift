/// How the lines of a paragraph stand to each other and to the edges; lengths in points.
package struct ParagraphRules: Hashable, Sendable {
  /// What is added between two lines.
  package var lineSpacing = 0.0
  /// What is added behind the paragraph.
  package var paragraphSpacing = 0.0
  /// What is added before the paragraph.
  package var paragraphSpacingBefore = 0.0
  /// The distance of the first line from the leading edge.
  package var firstLineHeadIndent = 0.0
  /// The distance of the other lines from the leading edge.
  package var headIndent = 0.0
  /// Where lines end: from the leading edge, or from the trailing edge where it is not above 0.
  package var tailIndent = 0.0
  /// The least height of a line, 0 for none.
  package var minimumLineHeight = 0.0
  /// The greatest height of a line, 0 for none.
  package var maximumLineHeight = 0.0
  /// By what the natural height of a line is multiplied, 0 for nothing.
  package var lineHeightMultiple = 0.0
  /// Where tabs lead to, from the leading edge, growing.
  package var tabStops: [Double] = ParagraphRules.standardTabStops
  /// The distance of the places tabs lead to behind the last stop, 0 for none.
  package var defaultTabInterval = 0.0
  /// Whether words of Hangul are broken at spaces only.
  package var keepsHangulWords = false
  /// What the paragraph itself says of lines that do not fit; nil where the text as a whole does.
  package var breaking: LineBreaking?

  /// Twelve places, 28 points apart.
  package static let standardTabStops = (1...12).map { Double($0) * 28 }

  /// Creates the usual rules.
  package init() {}
}

/// What happens to text that is longer than a line.
package enum LineBreaking: Hashable, Sendable {
  /// The line is broken between words, and inside a word that is longer than a line.
  case byWord
  /// The line is broken between characters.
  case byCharacter
  /// The line is cut off.
  case clipped
  /// The line is cut at its beginning.
  case truncatedHead
  /// The line is cut in its middle.
  case truncatedMiddle
  /// The line is cut at its end.
  case truncatedTail

  /// Whether what does not fit is replaced by an ellipsis.
  package var isTruncating: Bool {
    self == .truncatedHead || self == .truncatedMiddle || self == .truncatedTail
  }
}
