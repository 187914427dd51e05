import Testing
import XCTest

/// Fails the running test at the line that asked, in whichever of the two frameworks runs it.
func report(_ failure: String?, at site: CallSite) {
  guard let failure else { return }
  if Test.current != nil {
    Issue.record(
      Comment(rawValue: failure),
      sourceLocation: Testing.SourceLocation(
        fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column))
  } else {
    XCTFail(failure, file: site.staticPath, line: site.staticLine)
  }
}
