import Foundation
import FrameDump
import Testing

@Suite struct RoundTripTests {
  /// A hundredth of the trees, or all of them with `AUTOLAYOUT_FULL=1`.
  private static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["AUTOLAYOUT_FULL"] == "1" ? 1...10_000 : 1...100

  private static let optionSets: [DumpOptions] = [
    DumpOptions(), .everything,
    DumpOptions(showsGuides: true, isRaw: true, showsText: false, showsConstraints: true),
  ]

  /// Reads a text; an error says for which seed.
  private static func read(_ text: String, seed: UInt64) throws -> FrameDocument {
    do {
      return try FrameText.document(from: text)
    } catch {
      Issue.record("seed \(seed): \(error)\n\(text)")
      throw error
    }
  }

  @Test func `what the parser read is printed as it was`() throws {
    for seed in Self.seeds {
      var maker = RandomTrees(seed: seed, kind: .wild)
      let tree = maker.tree()
      for options in Self.optionSets {
        let text = FrameText.text(of: tree, options: options)
        let read = try Self.read(text, seed: seed)
        #expect(FrameText.text(of: read, options: options) == text, "seed \(seed)")
      }
    }
  }

  @Test func `a tree in printed form is read as it was`() throws {
    for seed in Self.seeds {
      var maker = RandomTrees(seed: seed, kind: .printed)
      let tree = maker.tree()
      let read = try Self.read(FrameText.text(of: tree, options: .everything), seed: seed)
      #expect(read == .tree(tree), "seed \(seed)")
    }
  }

  @Test func `scenes are read and printed as they were`() throws {
    for seed in Self.seeds {
      var maker = RandomTrees(seed: seed, kind: .printed)
      let scenes = maker.scenes()
      let text = FrameText.text(of: scenes, options: .everything)
      guard !scenes.isEmpty else { continue }
      let read = try Self.read(text, seed: seed)
      #expect(FrameText.text(of: read, options: .everything) == text, "seed \(seed)")
      #expect(read.trees == scenes.map(\.tree), "seed \(seed)")
    }
  }

  @Test func `a printed text has no tabs, returns, trailing spaces or empty lines`() {
    for seed in Self.seeds {
      var maker = RandomTrees(seed: seed, kind: .wild)
      let text = FrameText.text(of: maker.tree(), options: .everything)
      #expect(text.utf8.last == UInt8(ascii: "\n"))
      for line in text.utf8.dropLast().split(separator: 10, omittingEmptySubsequences: false) {
        #expect(line.last.map { $0 != UInt8(ascii: " ") } == true, "seed \(seed)")
        #expect(line.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "seed \(seed)")
      }
    }
  }

  @Test func `a text with bytes changed at random is refused or read but never crashes`() {
    var refused = 0
    for seed in Self.seeds {
      var maker = RandomTrees(seed: seed, kind: .printed)
      var random = SeededGenerator(seed: seed)
      var bytes = Array(FrameText.text(of: maker.tree(), options: .everything).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: position)
        case 2: bytes.insert(Array(" \n\"\\,x@%#-".utf8)[Int(random.next() % 10)], at: position)
        default: bytes.removeSubrange(position...)
        }
        if bytes.isEmpty { break }
      }
      do {
        let document = try FrameText.document(from: String(decoding: bytes, as: UTF8.self))
        let text = FrameText.text(of: document, options: .everything)
        let again = try FrameText.document(from: text)
        #expect(FrameText.text(of: again, options: .everything) == text, "seed \(seed)")
      } catch {
        refused += 1
        #expect(error.line >= 1 && error.column >= 1 && !error.found.isEmpty, "seed \(seed)")
      }
    }
    #expect(refused > 0)
  }
}
