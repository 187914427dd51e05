import LayoutDocument
import Testing

@Suite struct CaseFileTests {
  @Test func `The suites are there`() {
    #expect(CaseFile.all.count >= 221)
    #expect(CaseFile.allLines.count >= 280)
  }

  @Test(arguments: CaseFile.all)
  func `Every case that is a scene is read whole`(file: CaseFile) throws {
    let value = try file.value()
    guard value["kind"] == nil else { return }
    let scene = try SceneReader.decodedScene(of: value, file: file.path)
    let expectations = [scene.expectation] + scene.steps.map(\.expectation)
    #expect(expectations.contains { $0 != nil })
    if scene.expectation?.refusal == nil {
      #expect(throws: Never.self) { try scene.validate() }
    }
  }
}
