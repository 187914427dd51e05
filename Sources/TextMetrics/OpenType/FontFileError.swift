/// What is wrong with a font file.
package struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The table it concerns, for example `cmap`, or `file` for what is around the tables.
  package var table: String
  /// The distance of the place from the start of the file, in bytes.
  package var offset: Int
  /// What stands there.
  package var found: String
  /// What a font has there.
  package var expected: String

  /// Creates an error.
  package init(table: String, offset: Int, found: String, expected: String) {
    self.table = table
    self.offset = offset
    self.found = found
    self.expected = expected
  }

  /// The error as one sentence.
  package var description: String {
    "font \(table) at byte \(offset): found \(found), expected \(expected)"
  }
}
