/// A text broken into lines.
package struct TextLayout: Hashable, Sendable {
  /// One line; lengths in points.
  package struct Line: Hashable, Sendable {
    /// What of the text stands in the line, in bytes of UTF-8, without the break that ends it.
    package var range: Range<Int>
    /// The part that an ellipsis stands for, in bytes of UTF-8; nil where nothing is left out.
    package var omitted: Range<Int>?
    /// The distance of the text from the leading edge.
    package var indent: Double
    /// The width of the text, spaces at the end of a wrapped line left out.
    package var width: Double
    /// The distance from the top of the text to the top of the line.
    package var top: Double
    /// The height of the line.
    package var height: Double
    /// The distance from the top of the text to the baseline.
    package var baseline: Double
  }

  /// The lines, from top to bottom; an empty text has none.
  package var lines: [Line]
  /// The width of the widest line with its indent, in points.
  package var width: Double
  /// The height of all lines and what is between them, in points.
  package var height: Double
  /// Whether something of the text is not shown.
  package var isTruncated: Bool

  /// The distance from the top to the first baseline, in points.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance from the top to the last baseline, in points.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// What a text without lines is laid out as.
  static let empty = TextLayout(lines: [], width: 0, height: 0, isTruncated: false)
}
