/// A place in a text file, counted as editors count: from 1, columns in Unicode scalars.
package struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in Unicode scalars.
  package var column: Int

  /// Creates a position from a line and a column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  package static let start = SourcePosition(line: 1, column: 1)

  /// The position as `line:column`.
  package var description: String { "\(line):\(column)" }

  /// Returns whether one position comes before another.
  package static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }

  /// Returns the position a number of columns further right.
  package func advanced(byColumns columns: Int) -> SourcePosition {
    SourcePosition(line: line, column: column + columns)
  }
}
