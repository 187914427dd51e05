/// The room a text is laid out in.
package struct TextContainer: Hashable, Sendable {
  /// The width, in points; infinite where nothing limits it.
  package var width: Double
  /// The greatest number of lines, 0 for any number.
  package var maximumLines: Int
  /// What happens to text that is longer than a line, where its paragraph does not say.
  package var breaking: LineBreaking
  /// Whether texts that are truncated are broken into lines first, so that only the last line is cut.
  package var wrapsTruncated: Bool
  /// Whether the leading of fonts counts between lines.
  package var usesLeading: Bool

  /// Creates a room.
  package init(
    width: Double = .infinity, maximumLines: Int = 0, breaking: LineBreaking = .byWord,
    wrapsTruncated: Bool = true, usesLeading: Bool = true
  ) {
    self.width = width.isNaN ? .infinity : max(0, width)
    self.maximumLines = maximumLines
    self.breaking = breaking
    self.wrapsTruncated = wrapsTruncated
    self.usesLeading = usesLeading
  }
}
