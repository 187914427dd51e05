import AutoLayout
import Foundation
import Testing

/// Random formats: 1 % of them by default, all with `AUTOLAYOUT_FULL=1`; `AUTOLAYOUT_SEED` repeats
/// a run.
@Suite struct VisualFormatPropertyTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["AUTOLAYOUT_FULL"] == "1" ? 5000 : 50
  private static let seed =
    environment["AUTOLAYOUT_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)

  private let views = ["a", "b", "view_1", "_c"]
  private let metrics = ["m": -4.5, "gap": 12, "p": 750, "q": 0.5]

  /// A format that was written part by part, beside the constraints those parts mean.
  private struct Sample {
    var text = ""
    var meaning: [String] = []
  }

  @Test func noTextAtAllStopsTheParser() throws {
    var random = SplitMix64(state: Self.seed)
    print("Visual formats, mutated: AUTOLAYOUT_SEED=\(Self.seed)")
    for _ in 0..<Self.count {
      var text = sample(using: &random).text
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&text, using: &random) }
      let place: Comment = "seed \(Self.seed): \(text.debugDescription)"
      do {
        let format = try VisualFormat(text)
        _ = try format.constraints(views: views, metrics: metrics)
      } catch {
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3, place)
        #expect((0...text.count).contains(error.offset), place)
        #expect(lines.last == "  \(String(repeating: " ", count: error.offset))^", place)
      }
    }
  }

  @Test func theTextOfAFormatReadsBackAsTheSame() throws {
    var random = SplitMix64(state: Self.seed)
    print("Visual formats, printed: AUTOLAYOUT_SEED=\(Self.seed)")
    for _ in 0..<Self.count {
      let text = sample(using: &random).text
      let format = try VisualFormat(text)
      let again = try VisualFormat(format.description)
      #expect(again.description == format.description, "seed \(Self.seed): \(text)")
      #expect(
        try again.constraints(views: views, metrics: metrics)
          == format.constraints(views: views, metrics: metrics), "seed \(Self.seed): \(text)")
    }
  }

  @Test func aFormatMeansTheSumOfItsParts() throws {
    var random = SplitMix64(state: Self.seed)
    print("Visual formats, composed: AUTOLAYOUT_SEED=\(Self.seed)")
    for _ in 0..<Self.count {
      let sample = sample(using: &random)
      let format = try VisualFormat(sample.text)
      let meaning = try format.constraints(views: views, metrics: metrics).map(\.description)
      #expect(meaning == sample.meaning, "seed \(Self.seed): \(sample.text.debugDescription)")
    }
  }

  // MARK: Making formats

  private func sample(using random: inout SplitMix64) -> Sample {
    var sample = Sample()
    let vertical = Bool.random(using: &random)
    let edge = vertical ? (start: "top", end: "bottom") : (start: "leading", end: "trailing")
    sample.text = vertical ? "V:" : ["", "H:"].randomElement(using: &random) ?? ""
    var name = views.randomElement(using: &random) ?? "a"
    if Bool.random(using: &random) {
      sample.text += "|"
      addGap("\(name).\(edge.start)", "super.\(edge.start)", to: &sample, using: &random)
    }
    addBox(name, vertical ? "height" : "width", to: &sample, using: &random)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let next = views.randomElement(using: &random) ?? "b"
      addGap("\(next).\(edge.start)", "\(name).\(edge.end)", to: &sample, using: &random)
      addBox(next, vertical ? "height" : "width", to: &sample, using: &random)
      name = next
    }
    if Bool.random(using: &random) {
      addGap("super.\(edge.end)", "\(name).\(edge.end)", to: &sample, using: &random)
      sample.text += "|"
    }
    return sample
  }

  private func addGap(
    _ later: String, _ earlier: String, to sample: inout Sample, using random: inout SplitMix64
  ) {
    switch Int.random(in: 0...3, using: &random) {
    case 0: sample.meaning.append("\(later) == \(earlier)")
    case 1:
      sample.text += "-"
      sample.meaning.append("\(later) == \(earlier) + 8")
    case 2:
      let (text, relation, value, priority) = predicate(signed: false, using: &random)
      sample.text += "-\(text)-"
      sample.meaning.append("\(later) \(relation) \(earlier)\(sum(value))\(priority)")
    default:
      var texts: [String] = []
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let (text, relation, value, priority) = predicate(signed: true, using: &random)
        texts.append(text)
        sample.meaning.append("\(later) \(relation) \(earlier)\(sum(value))\(priority)")
      }
      sample.text += "-(\(texts.joined(separator: ",")))-"
    }
  }

  private func addBox(
    _ name: String, _ size: String, to sample: inout Sample, using random: inout SplitMix64
  ) {
    var texts: [String] = []
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      if Bool.random(using: &random) {
        let other = views.randomElement(using: &random) ?? "a"
        texts.append(">=\(other)")
        sample.meaning.append("\(name).\(size) >= \(other).\(size)")
      } else {
        let (text, relation, value, priority) = predicate(signed: true, using: &random)
        texts.append(text)
        sample.meaning.append("\(name).\(size) \(relation) \(plain(value))\(priority)")
      }
    }
    sample.text += texts.isEmpty ? "[\(name)]" : "[\(name)(\(texts.joined(separator: ",")))]"
  }

  /// Returns a predicate as written, and its relation, value and priority as printed.
  private func predicate(
    signed: Bool, using random: inout SplitMix64
  ) -> (text: String, relation: String, value: Double, priority: String) {
    let relations = [("", "=="), ("==", "=="), ("<=", "<="), (">=", ">=")]
    let (written, relation) = relations.randomElement(using: &random) ?? ("", "==")
    var (text, value) = ("m", -4.5)
    if Bool.random(using: &random) {
      let eighths = Int.random(in: signed ? -800...800 : 0...800, using: &random)
      value = Double(eighths) / 8
      text = "\(value)"
    }
    let priorities = [
      ("", ""), ("@p", " @750"), ("@q", " @0.5"), ("@1000", ""), ("@20.25", " @20.25"),
    ]
    let (at, priority) = priorities.randomElement(using: &random) ?? ("", "")
    return (written + text + at, relation, value, priority)
  }

  private func sum(_ value: Double) -> String {
    value == 0 ? "" : value < 0 ? " - \(plain(-value))" : " + \(plain(value))"
  }

  private func plain(_ value: Double) -> String {
    let text = "\(value)"
    if text == "-0.0" { return "0" }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  // MARK: Spoiling formats

  private static let pieces = [
    "[", "]", "(", ")", "|", "-", "-", ",", "@", ":", "H:", "V:", ">=", "<=", "==", "=", "8", "0",
    ".", "1e9", "1e999", "a", "b", "gap", "nope", " ", "\n", "\r\n", "é", "👩‍👩‍👧", "\u{301}", "\0",
    "-8-",
    "(-8)", "[a]", "@750", "+", "*", "'", "\"", "\\", "9999999999999999999999", "self.a",
    "\u{2028}",
  ]

  private func mutate(_ text: inout String, using random: inout SplitMix64) {
    var characters = Array(text)
    let place = Int.random(in: 0...characters.count, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0 where place < characters.count: characters.remove(at: place)
    case 1: characters.removeSubrange(place...)
    case 2 where place < characters.count:
      let other = Int.random(in: 0..<characters.count, using: &random)
      characters.swapAt(place, other)
    default:
      characters.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? "", at: place)
    }
    text = String(characters)
  }
}

/// A small random number generator that a seed repeats.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
