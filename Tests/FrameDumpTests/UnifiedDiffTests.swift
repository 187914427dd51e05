import FrameDump
import Testing

@Suite struct UnifiedDiffTests {
  /// Returns a tree of views in a row whose ids are the characters of a word.
  private static func tree(_ word: String) -> FrameTree {
    let views = word.map { Samples.view(String($0), "V", 0, 0, 1, 1) }
    return FrameTree(
      screen: Samples.screen, root: Samples.view("root", "V", 0, 0, 390, 844, views))
  }

  /// Returns old lines after the hunks of a diff were applied to them, nil where they do not fit.
  private static func patched(_ old: [String], with diff: [String]) -> [String]? {
    var result: [String] = []
    var position = 0
    for line in diff.dropFirst(2) {
      if line.hasPrefix("@@ -") {
        let range = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",")
        guard let first = range.first.flatMap({ Int($0) }) else { return nil }
        // Where no line is removed, the number is that of the line before.
        let start = range.count == 2 && range[1] == "0" ? first : first - 1
        guard start >= position, start <= old.count else { return nil }
        result += old[position..<start]
        position = start
      } else if line.hasPrefix("-") {
        guard position < old.count, old[position] == line.dropFirst() else { return nil }
        position += 1
      } else {
        result.append(String(line.dropFirst()))
      }
    }
    return result + old[position...]
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// Returns the length of the longest common subsequence, by the book.
  private static func common(_ old: [String], _ new: [String]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  @Test func `applied to the old dump it gives the new one, with the fewest lines possible`() {
    for seed in UInt64(1)...400 {
      var random = SeededGenerator(seed: seed)
      let words = (0..<2).map { _ in
        String(
          (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
            "abcd".randomElement(using: &random)
          })
      }
      let trees = words.map(Self.tree)
      let diff = FrameDiff(from: trees[0], to: trees[1]).unifiedDiff()
      let old = Self.lines(FrameText.text(of: trees[0]))
      let new = Self.lines(FrameText.text(of: trees[1]))
      #expect(diff.isEmpty ? old == new : Self.patched(old, with: diff) == new, "seed \(seed)")
      let changed = diff.dropFirst(2).count { !$0.hasPrefix("@@") }
      #expect(changed == old.count + new.count - 2 * Self.common(old, new), "seed \(seed)")
    }
  }

  @Test func `so many changes that none is looked for still give the new dump`() {
    func tree(_ numbers: [Int]) -> FrameTree {
      let views = numbers.map { Samples.view("v\($0)", "V", 0, 0, 1, 1) }
      return FrameTree(
        screen: Samples.screen, root: Samples.view("root", "V", 0, 0, 390, 844, views))
    }
    let old = tree(Array(0..<1100))
    let new = tree((0..<1100).reversed())
    let diff = FrameDiff(from: old, to: new).unifiedDiff()
    #expect(diff.count == 3 + 2200)
    #expect(diff[2] == "@@ -4,1100 +4,1100 @@ root V 0,0 390x844")
    let patched = Self.patched(Self.lines(FrameText.text(of: old)), with: diff)
    #expect(patched == Self.lines(FrameText.text(of: new)))
  }

  @Test func `random trees with random changes are patched into each other`() {
    for seed in UInt64(1)...60 {
      var maker = RandomTrees(seed: seed, kind: .printed)
      let old = maker.tree()
      var new = maker.tree()
      new.screen = old.screen
      let diff = FrameDiff(from: old, to: new)
      let patched = Self.patched(
        Self.lines(FrameText.text(of: old)), with: diff.unifiedDiff())
      #expect(patched == Self.lines(FrameText.text(of: new)), "seed \(seed)")
    }
  }
}
