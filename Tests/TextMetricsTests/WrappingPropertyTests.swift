import Testing

@testable import TextMetrics

@Suite struct WrappingPropertyTests {
  private static let alphabets: [[Character]] = [
    Array("abcdefghij ABC.,-()'\"/ 0123456789 éüñ"), Array("日本語漢字かなカナー。、「」 ゃッ"),
    Array("한국어글자 시험, 2"),
    Array("\u{627}\u{644}\u{633}\u{644}\u{627}\u{645} \u{5E9}\u{5DC}\u{5D5}\u{5DD}-"),
    ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🎉", " ", "1️⃣", "♥︎"],
    ["a", "e\u{301}", "o\u{308}\u{323}", "\u{301}", "ก\u{E34}", " ", "न\u{93F}"],
    [
      "\u{A0}", "\u{200B}", "\u{2060}", "\t", "\n", "\r\n", "\u{2028}", "\u{AD}", "\u{200F}", " ",
      "a",
    ],
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let alphabet = alphabets[Int.random(in: 0..<alphabets.count, using: &random)]
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
    }
    return text
  }

  private static let modes: [LineBreaking] = [.byWord, .byCharacter]

  @Test func `Random texts wrap within their widths, and more room never means more lines`() {
    for seed in 0..<UInt64(trials(5000)) {
      var random = SeededGenerator(seed: seed)
      let text = StyledText(
        Self.text(&random), font: system(Double.random(in: 8...40, using: &random)))
      let breaking = Self.modes[Int.random(in: 0..<2, using: &random)]
      let measurer = TextMeasurer()
      var last = Int.max
      for width in [5.0, 17, 40, 41, 90, 150, 333, 1000] {
        let container = TextContainer(width: width, breaking: breaking)
        let layout = measurer.layout(text, in: container)
        #expect(layout.lines.count <= last, "seed \(seed), width \(width)")
        last = layout.lines.count
        check(layout, of: text, width: width, seed: seed)
        #expect(layout == TextMeasurer().layout(text, in: container), "seed \(seed)")
      }
    }
  }

  /// No line is wider than its room unless it holds one character, and together they hold everything.
  private func check(_ layout: TextLayout, of text: StyledText, width: Double, seed: UInt64) {
    let bytes = Array(text.text.utf8)
    var end = 0
    for line in layout.lines {
      #expect(line.range.lowerBound >= end, "seed \(seed)")
      // Between two lines stands nothing that is seen.
      let between = String(decoding: bytes[end..<line.range.lowerBound], as: UTF8.self)
      #expect(between.allSatisfy { $0.isWhitespace }, "seed \(seed): \(between.debugDescription)")
      end = line.range.upperBound
      let content = String(decoding: bytes[line.range], as: UTF8.self)
      let seen = content.filter { character in
        !character.isWhitespace
          && !CharacterWidth.isWithoutWidth(character.unicodeScalars.first ?? " ")
      }
      if seen.count > 1 {
        #expect(line.width <= width + 1e-6, "seed \(seed), \(content.debugDescription)")
      }
    }
    #expect(bytes[end...].allSatisfy { $0 <= 0x20 || $0 > 0x7F }, "seed \(seed)")
  }

  @Test func `Truncated texts stay within their room`() {
    for seed in 0..<UInt64(trials(2000)) {
      var random = SeededGenerator(seed: seed &+ 77)
      let text = StyledText(Self.text(&random), font: system(17))
      for breaking in [LineBreaking.truncatedHead, .truncatedMiddle, .truncatedTail] {
        for lines in [1, 2, 3] {
          let layout = TextMeasurer().layout(
            text, in: TextContainer(width: 60, maximumLines: lines, breaking: breaking))
          #expect(layout.lines.count <= lines, "seed \(seed)")
          if lines == 1, breaking.isTruncating {
            #expect(layout.width <= 60 + 1e-6, "seed \(seed), \(breaking)")
          }
        }
      }
    }
  }
}
