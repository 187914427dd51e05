/// The line of source that made a constraint.
public struct ConstraintLocation: Hashable, Sendable {
  /// The file, as `Module/File.swift`.
  public var fileID: String
  /// The line, counted from 1.
  public var line: Int

  /// Creates a location.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The name of the file without its module, and the line: `File.swift:12`.
  public var brief: String {
    let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return "\(name):\(line)"
  }
}
