import Testing

@testable import TextMetrics

@Suite struct SystemFontTests {
  private func width(_ text: String, _ font: MetricFont) -> Double {
    TextMeasurer().width(of: StyledText(text, font: font))
  }

  @Test(arguments: [
    ("What's", 17.0, 0.3, 55.6667), ("the", 17, 0, 25), ("point", 17, 0, 39), ("?", 15, 0, 7.6667),
    ("What's", 16, 0.3, 52.6667), ("the", 16, 0, 23.6667), ("point", 16, 0, 37),
    ("?", 14, 0, 7.3333),
  ])
  func `Widths that were recorded on a device are met within half a point`(
    text: String, size: Double, weight: Double, recorded: Double
  ) {
    let width = (width(text, system(size, weight: weight)) * 3).rounded(.up) / 3
    #expect(abs(width - recorded) <= 0.5)
  }

  @Test func `Heavier strokes are wider, at every weight`() {
    let weights = [-0.8, -0.6, -0.4, 0, 0.1, 0.23, 0.26, 0.3, 0.35, 0.4, 0.5, 0.56, 0.6, 0.62]
    for size in [13.0, 28] {
      let widths = weights.map { width("Hamburgefonstiv", system(size, weight: $0)) }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }
    #expect(width("a", system(17, weight: 1)) == width("a", system(17, weight: 0.62)))
  }

  @Test func `A letter with an accent is as wide as the letter`() {
    for (letter, accented) in [("e", "é"), ("e", "e\u{301}"), ("A", "Ä"), ("o", "ở"), ("L", "Ł")] {
      #expect(width(letter, system(17)) == width(accented, system(17)))
    }
  }

  @Test func `Pairs are kerned`() {
    let font = system(17)
    #expect(width("AV", font) < width("A", font) + width("V", font))
    #expect(SystemFontKerning.units("A", "V") == -115)
    #expect(SystemFontKerning.units("/", "A") == SystemFontKerning.units("A", "\\"))
    #expect(SystemFontKerning.units(" ", " ") == -6)
    #expect(SystemFontKerning.units("x", "日") == 0)
  }

  @Test func `Spaces at the ends of a line count`() {
    #expect(width(" a ", system(17)) > width("a", system(17)))
  }

  @Test func `Digits of one width stand below each other`() {
    var face = SystemFace()
    face.hasMonospacedDigits = true
    let font = MetricFont(.system(face), size: 17)
    #expect(width("1111", font) == width("0000", font))
    #expect(width("1111", system(17)) < width("0000", system(17)))
    face.design = .monospaced
    let mono = MetricFont(.system(face), size: 17)
    #expect(width("iiii", mono) == width("WWWW", mono))
  }

  @Test func `Other scripts have widths of their kind`() {
    #expect(width("日", system(10)) == width("本", system(10)))
    #expect(width("👨‍👩‍👧‍👦", system(10)) == width("😀", system(10)))
    #expect(width("\u{200B}\u{200F}", system(10)) == 0)
    #expect(width("\u{301}", system(10)) == 0)
  }

  @Test func `Tracking follows the size without a jump between the sizes that are known`() {
    var last = SystemFontTracking.points(at: 6, era: .fromiOS14)
    for step in 61..<200 {
      let next = SystemFontTracking.points(at: Double(step) / 10, era: .fromiOS14)
      #expect(abs(next - last) < 0.02)
      last = next
    }
    #expect(SystemFontTracking.points(at: 100, era: .fromiOS14) == 0)
    #expect(
      SystemFontTracking.points(at: 17, era: .upToiOS13)
        > SystemFontTracking.points(at: 17, era: .fromiOS14))
  }
}
