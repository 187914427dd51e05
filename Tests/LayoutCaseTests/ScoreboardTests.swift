import Foundation
import Testing

@MainActor @Suite struct ScoreboardTests {
  /// `docs/conformance.md` of the package this file stands in.
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs/conformance.md").standardizedFileURL

  /// Whether the page is to be written, as `Scripts/conformance` asks.
  private static let isWriting =
    ProcessInfo.processInfo.environment["AUTOLAYOUT_WRITE_CONFORMANCE"] == "1"

  @Test func `The page of conformance says what the cases say`() throws {
    let scoreboard = try Scoreboard()
    print("conformance: \(scoreboard.summary)")
    let unexplained = scoreboard.failures.filter { $0.reason == nil }
    #expect(unexplained.map(\.name) == [])
    if Self.isWriting {
      try Data(scoreboard.text.utf8).write(to: Self.page)
    }
    let written = String(decoding: try Data(contentsOf: Self.page), as: UTF8.self)
    #expect(
      written == scoreboard.text,
      "docs/conformance.md is out of date; run Scripts/conformance and commit the page")
  }
}
