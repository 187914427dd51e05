import Foundation
import Testing

@testable import TextMetrics

@Suite struct RecordedWidthTests {
  /// A third of the widths that were certainly decided by their text, as they were recorded.
  private struct Row: Decodable {
    var kind: String
    var text: String
    var size: Double
    var weight: String
    var scale: Double
    var width: Double
    var px: Double
    var era: String

    var recorded: RecordedWidth {
      var face = SystemFace()
      face.weight = weights[weight] ?? 0
      face.era = era == "iOS<=13" ? .upToiOS13 : .fromiOS14
      return RecordedWidth(
        kind: kind == "label" ? .label : .button, text: text,
        font: MetricFont(.system(face), size: size), width: width, pixel: px, scale: scale)
    }
  }

  private static func rows(_ path: String) throws -> [RecordedWidth] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8)).recorded
    }
  }

  private static func scores(_ rows: [RecordedWidth]) -> (text: WidthScore, display: WidthScore) {
    let measurer = TextMeasurer()
    var (text, display) = (WidthScore(), WidthScore())
    for row in rows {
      let difference = row.answer(by: measurer) - row.width
      if row.usesDisplayFace {
        display.count(difference: difference)
      } else {
        text.count(difference: difference)
      }
    }
    return (text, display)
  }

  @Test func `Most recorded widths are met to the pixel`() throws {
    let path = try #require(Bundle.module.resourceURL).appendingPathComponent(
      "Facts/recorded-widths.jsonl"
    ).path
    let (text, display) = Self.scores(try Self.rows(path))
    #expect(text.count + display.count == 203)
    #expect(text.exactShare >= 70)
    #expect(text.shares[1] >= 90)
    #expect(display.shares[2] >= 80)
  }
}

/// The weights by their names.
let weights: [String: Double] = [
  "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3,
  "bold": 0.4, "heavy": 0.56, "black": 0.62,
]
