import Foundation
import Testing

@testable import LayoutDocument

/// Whatever the bytes are, the readers return or throw, and what they throw can be shown to people.
@Suite struct JSONFuzzTests {
  @Test func `Mutated scenes are read or refused with a place inside the file`() {
    let isFull = ProcessInfo.processInfo.environment["AUTOLAYOUT_FULL"] == "1"
    let seed = UInt64.random(in: 0..<1_000_000)
    print("JSONFuzzTests seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var refused = 0
    let count = isFull ? 5000 : 50
    for round in 0..<count {
      let bytes = mutated(Array(Self.scene.utf8), using: &random)
      do throws(DocumentError) {
        _ = try SceneReader.scene(of: bytes, file: "fuzz")
      } catch {
        refused += 1
        check(error, of: bytes, "seed \(seed), round \(round)")
      }
    }
    // A mutation that changes nothing of importance is rare.
    #expect(refused > count / 2, "seed \(seed)")
  }

  @Test func `A file cut anywhere is refused as one that ends too early`() {
    let bytes = Array(Self.scene.utf8)
    for length in 0..<bytes.count - 1 {
      do throws(DocumentError) {
        _ = try JSONReader.value(of: Array(bytes[..<length]), file: "cut")
        Issue.record("\(length) bytes were read")
      } catch {
        // The scene holds characters of two bytes, which a cut may split, and numbers and words,
        // which a cut may make other words.
        #expect([.truncated, .encoding, .syntax].contains(error.kind), "\(length) bytes: \(error)")
        check(error, of: Array(bytes[..<length]), "\(length) bytes")
      }
    }
  }

  private func check(_ error: DocumentError, of bytes: [UInt8], _ label: String) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect((1...lines.count).contains(error.line), "\(label): \(error)")
    let length = lines[min(max(error.line, 1), lines.count) - 1].count
    #expect((1...length + 1).contains(error.column), "\(label): \(error)")
    #expect(!error.found.isEmpty && !error.expected.isEmpty, "\(label): \(error)")
    let isOneLine = !error.description.contains { $0.isNewline }
    #expect(isOneLine, "\(label): \(error)")
  }

  private func mutated(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard !result.isEmpty else { break }
      let place = Int.random(in: 0..<result.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: result[place] = UInt8.random(in: 0...255, using: &random)
      case 1: result.remove(at: place)
      case 2: result.insert(Self.alphabet[place % Self.alphabet.count], at: place)
      case 3: result.removeLast(result.count - place)
      case 4:
        let end = min(result.count, place + Int.random(in: 1...20, using: &random))
        let piece = Array(result[place..<end])
        result.insert(contentsOf: piece, at: Int.random(in: 0...result.count, using: &random))
      case 5:
        let end = min(result.count, place + Int.random(in: 1...20, using: &random))
        result.removeSubrange(place..<end)
      default:
        let words = ["null", "NaN", "-1e400", "\\u", "[[[", "\"x-\":", "\u{FEFF}", "1e-400"]
        result.insert(
          contentsOf: Array((words.randomElement(using: &random) ?? "").utf8), at: place)
      }
    }
    return result
  }

  private static let alphabet = Array("{}[]\",:\\-+.eE0129tfn \n\u{0}é".utf8)

  private static let scene = #"""
    {"name": "fuzz", "screen": {"size": [390, 844], "scale": 3, "safeArea": {"top": 47}},
     "root": {"id": "root", "guides": ["gap"], "children": [
       {"id": "ä", "type": "label", "intrinsic": [40.5, null], "hugging": [251, 250]},
       {"id": "row", "frame": [0, 1e1, -0, 20], "margins": {"top": 1}, "children": [{"id": "b"}]}]},
     "constraints": [
       "c1: b.leading == 0.5*row.trailing + 8 @ 750",
       {"id": "c2", "first": "gap.top", "relation": ">=", "second": "root.safeArea.top",
        "constant": -3.25, "priority": 999.5, "active": false}],
     "steps": [{"set": {"constraint": "c2", "active": true}, "expect": {"frames": {"b": [0, null, 1, 2]}}},
       {"ops": [{"remove": "row"}, {"insert": {"parent": "root", "view": {"id": "n"}}}]}],
     "expect": {"frames": {"ä": [0, 0, 40.5, 1]}, "tolerance": 0.01, "ambiguous": ["b", "gap"],
       "conflict": ["c1"], "broken": ["c1"]}}
    """#
}

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
