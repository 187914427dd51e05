/// Where in a program or a document a constraint was written.
public struct SourceLocation: Sendable, Hashable {
  /// The file, as `#fileID` or a document's name gives it.
  public var fileID: String

  /// The line, counted from 1.
  public var line: UInt

  /// Creates a location.
  public init(fileID: String, line: UInt) {
    self.fileID = fileID
    self.line = line
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The last part of the file and the line, such as `ContactsView.swift:20`.
  public var description: String {
    "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
  }
}
