/// The line of a test that asked for something.
struct CallSite {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = "\(fileID)"
    self.filePath = "\(filePath)"
    self.line = Int(line)
    self.column = Int(column)
    staticPath = filePath
    staticLine = line
  }

  /// The path and line as XCTest wants them.
  let staticPath: StaticString
  let staticLine: UInt
}
