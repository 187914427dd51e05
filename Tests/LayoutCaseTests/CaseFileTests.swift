import LayoutDocument
import Testing

@Suite struct CaseFileTests {
  @Test func `The suites are there`() {
    #expect(CaseFile.all.count >= 221)
    #expect(CaseFile.allLines.count >= 280)
  }

  @Test(arguments: CaseFile.all)
  func `Every case is read whole, and scenes can be laid out`(file: CaseFile) throws {
    guard case .scene(let scene) = try LayoutCase.decoded(of: file.value(), file: file.path) else {
      return
    }
    let expectations = [scene.expectation] + scene.steps.map(\.expectation)
    #expect(expectations.contains { $0 != nil })
    if scene.expectation?.refusal == nil {
      #expect(throws: Never.self) { try scene.validate() }
    }
  }
}
