import LayoutDocument
import Testing

@MainActor @Suite struct LayoutCaseTests {
  @Test(arguments: CaseFile.all)
  func `A case comes out as it was recorded`(file: CaseFile) throws {
    guard let reason = try file.knownGap() else {
      try check(file)
      return
    }
    withKnownIssue("\(reason)") { try check(file) }
  }

  @Test(arguments: CaseFile.allLines)
  func `A stack is laid out as UIKit laid it out`(file: CaseFile) throws {
    try check(file)
  }

  @Test func `No exception is made for a case that is not there`() {
    #expect(Set(KnownGap.exceptions.keys).isSubset(of: CaseFile.all.map(\.path)))
  }

  private func check(_ file: CaseFile) throws {
    for miss in try file.misses() { Issue.record("\(miss)") }
  }
}
