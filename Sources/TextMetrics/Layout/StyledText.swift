/// A text with its fonts and paragraphs.
package struct StyledText: Hashable, Sendable {
  /// A stretch of the text that looks the same.
  package struct Run: Hashable, Sendable {
    /// The length, in code units of UTF-16.
    package var length: Int
    /// The font.
    package var font: MetricFont
    /// What is added behind every character, in points, instead of pair kerning; nil for the font's
    /// own kerning.
    package var kern: Double?
    /// What is added behind every character, in points, beside the font's kerning.
    package var tracking: Double
    /// How far the run stands above the baseline, in points.
    package var baselineOffset: Double
    /// The size of what stands in place of each character, in points; nil for text.
    package var attachment: Attachment?
    /// How the paragraph is set that the run begins.
    package var paragraph: ParagraphRules

    /// Creates a run.
    package init(
      length: Int, font: MetricFont, kern: Double? = nil, tracking: Double = 0,
      baselineOffset: Double = 0, attachment: Attachment? = nil,
      paragraph: ParagraphRules = ParagraphRules()
    ) {
      self.length = length
      self.font = font
      self.kern = kern
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.attachment = attachment
      self.paragraph = paragraph
    }
  }

  /// Something that stands in a line like a character; lengths in points.
  package struct Attachment: Hashable, Sendable {
    /// The width.
    package var width: Double
    /// How far it reaches above the baseline.
    package var ascent: Double
    /// How far it reaches below the baseline.
    package var descent: Double

    /// Creates an attachment.
    package init(width: Double, ascent: Double, descent: Double) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The characters.
  package var text: String
  /// The runs, from the start; the last goes on to the end.
  package var runs: [Run]

  /// Creates a text in one font.
  package init(_ text: String, font: MetricFont, paragraph: ParagraphRules = ParagraphRules()) {
    self.text = text
    runs = [Run(length: text.utf16.count, font: font, paragraph: paragraph)]
  }

  /// Creates a text of several runs.
  ///
  /// - Precondition: `runs` is not empty.
  package init(_ text: String, runs: [Run]) {
    self.text = text
    self.runs = runs
  }
}
