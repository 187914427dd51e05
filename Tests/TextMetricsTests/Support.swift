import Foundation

@testable import TextMetrics

/// How many of a number of random trials to run: all of them with `AUTOLAYOUT_FULL=1`, else 1 %.
func trials(_ count: Int) -> Int {
  isFullRun ? count : max(1, count / 100)
}

/// Whether everything is to be tried.
var isFullRun: Bool { ProcessInfo.processInfo.environment["AUTOLAYOUT_FULL"] == "1" }

/// Numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// The system's font.
func system(_ size: Double, weight: Double = 0) -> MetricFont {
  var face = SystemFace()
  face.weight = weight
  return MetricFont(.system(face), size: size)
}

/// A font in which every character is as wide as the size, a fifth of it below the baseline.
func squares(
  _ size: Double, kerning: [GivenAdvances.Pair: Double] = [:]
) -> MetricFont {
  let numbers = FontNumbers(
    names: FontNumbers.Names(family: "Squares", style: "Regular", postScript: "Squares"),
    unitsPerEm: 1,
    heights: FontNumbers.Heights(
      ascent: 0.8, descent: 0.2, lineGap: 0, capHeight: 0.7, xHeight: 0.5),
    source: GivenAdvances(advances: [:], missingAdvance: 1, kerning: kerning))
  return MetricFont(.registered(numbers), size: size)
}

/// Lays out a text whose characters are each 10 points wide.
func lines(
  _ text: String, width: Double, breaking: LineBreaking = .byWord, maximumLines: Int = 0,
  keepsHangulWords: Bool = false
) -> [String] {
  var rules = ParagraphRules()
  rules.keepsHangulWords = keepsHangulWords
  let layout = TextMeasurer().layout(
    StyledText(text, font: squares(10), paragraph: rules),
    in: TextContainer(width: width, maximumLines: maximumLines, breaking: breaking))
  return shown(layout, of: text)
}

/// The lines of a layout as they are read.
func shown(_ layout: TextLayout, of text: String) -> [String] {
  let bytes = Array(text.utf8)
  func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  return layout.lines.map { line in
    guard let omitted = line.omitted else { return part(line.range) }
    return part(line.range.lowerBound..<omitted.lowerBound) + "…"
      + part(omitted.upperBound..<line.range.upperBound)
  }
}
