/// What is wrong with a `.frames` text, and where.
public struct FrameTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The character in the line, counted from 1.
  public var column: Int
  /// What stands there, in words.
  public var found: String
  /// What should, in words.
  public var expected: String

  /// Creates an error.
  public init(line: Int, column: Int, found: String, expected: String) {
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
  }

  /// The error as `line:column: found …, expected …`.
  public var description: String { "\(line):\(column): found \(found), expected \(expected)" }
}
