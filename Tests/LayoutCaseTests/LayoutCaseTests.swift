import Frames
import LayoutDocument
import Testing

@MainActor @Suite struct LayoutCaseTests {
  /// Every case that is a layout; solver cases have no views and are CassowaryTests' concern.
  nonisolated static let files = CaseFile.all.filter { file in
    (try? file.value())?["kind"]?.string != "solver"
  }

  @Test(arguments: files)
  func `A case is laid out as it was recorded`(file: CaseFile) throws {
    let value = try file.value()
    guard let reason = KnownGap.reason(for: value) ?? KnownGap.exceptions[file.path] else {
      try check(value, file)
      return
    }
    withKnownIssue("\(reason)") { try check(value, file) }
  }

  @Test(arguments: CaseFile.allLines)
  func `A stack is laid out as UIKit laid it out`(file: CaseFile) throws {
    try check(file.value(), file)
  }

  @Test func `No exception is made for a case that is not there`() {
    #expect(Set(KnownGap.exceptions.keys).isSubset(of: Self.files.map(\.path)))
  }

  private func check(_ value: JSONValue, _ file: CaseFile) throws {
    let scene = try SceneReader.decodedScene(of: value, file: file.path)
    // Cases say all there is to say of their screens; this one stands in where they do not.
    let standard = ScreenDescription(size: Size(width: 390, height: 844), pixelScale: 1)
    let misses = try SceneChecker.misses(
      of: scene, on: scene.screen.description(orStandard: standard))
    for miss in misses { Issue.record("\(miss)") }
  }
}
