/// Compares the lines of views that are one and the same.
struct FrameComparison {
  private(set) var changes: [FrameDiff.Change] = []
  private(set) var unchanged: [Int: Int] = [:]
  private let matching: FrameMatching
  private let tolerance: Double

  init(_ matching: FrameMatching, tolerance: Double) {
    self.matching = matching
    self.tolerance = tolerance
    let oldPaths = matching.old.shortPaths()
    let newPaths = matching.new.shortPaths()
    for index in matching.new.indices {
      if let oldIndex = matching.oldOfNew[index] {
        compare(oldIndex, index, path: newPaths[index])
        appendRemoved(below: oldIndex, paths: oldPaths)
      } else if let parent = matching.new[index].parent, matching.oldOfNew[parent] != nil {
        let count = Self.count(from: index, matching.newChildren)
        append(newPaths[index], .added, viewCount: count)
      }
    }
  }

  private mutating func compare(_ oldIndex: Int, _ index: Int, path: String) {
    let old = matching.old[oldIndex].node
    let new = matching.new[index].node
    let values = values(old.frame, new.frame)
    let remarks = remarks(old, new, isReordered: matching.reordered.contains(index))
    let kind: FrameDiff.Kind
    if matching.renamed.contains(index) {
      kind = .renamed(from: old.id)
    } else if values.contains(where: { $0.value == .width || $0.value == .height }) {
      kind = .resized
    } else if !values.isEmpty {
      kind = .moved
    } else if !remarks.isEmpty {
      kind = .altered
    } else {
      unchanged[index] = oldIndex
      return
    }
    append(path, kind, values: values, remarks: remarks)
  }

  /// Reports the children of a view that are gone.
  private mutating func appendRemoved(below oldIndex: Int, paths: [String]) {
    for child in matching.oldChildren[oldIndex] where matching.newOfOld[child] == nil {
      append(paths[child], .removed, viewCount: Self.count(from: child, matching.oldChildren))
    }
  }

  private mutating func append(
    _ path: String, _ kind: FrameDiff.Kind, values: [FrameDiff.ValueChange] = [],
    remarks: [String] = [], viewCount: Int = 1
  ) {
    changes.append(
      FrameDiff.Change(
        path: path, kind: kind, values: values, remarks: remarks, viewCount: viewCount))
  }

  /// Returns the number of views in a subtree.
  private static func count(from index: Int, _ children: [[Int]]) -> Int {
    var count = 0
    var waiting = [index]
    while let next = waiting.popLast() {
      count += 1
      waiting += children[next]
    }
    return count
  }

  private func values(_ old: Rect, _ new: Rect) -> [FrameDiff.ValueChange] {
    let pairs: [(FrameTree.Value, Double, Double)] = [
      (.x, old.minX, new.minX), (.y, old.minY, new.minY), (.width, old.width, new.width),
      (.height, old.height, new.height),
    ]
    return pairs.compactMap { value, old, new in
      isSame(old, new) ? nil : FrameDiff.ValueChange(value: value, old: old, new: new)
    }
  }

  private func isSame(_ old: Double, _ new: Double) -> Bool {
    // What was read from a file has three decimals, what was computed has all of them.
    NumberText.text(of: old) == NumberText.text(of: new) || (old - new).magnitude <= tolerance
  }

  private func remarks(
    _ old: FrameTree.Node, _ new: FrameTree.Node, isReordered: Bool
  ) -> [String] {
    var remarks: [String] = []
    if old.className != new.className {
      let names = [old.className, new.className].map(NameText.className)
      remarks.append("class \(names[0]) -> \(names[1])")
    }
    let texts = [old.text, new.text].map { $0.map { QuotedText.quoted(QuotedText.cut($0)) } }
    if texts[0] != texts[1] {
      remarks.append("text \(texts[0] ?? "none") -> \(texts[1] ?? "none")")
    }
    let oldWords = FlagText.words(of: old.flags)
    let newWords = FlagText.words(of: new.flags)
    for word in oldWords where !contains(newWords, word) { remarks.append("no longer \(word)") }
    for word in newWords where !contains(oldWords, word) { remarks.append("now \(word)") }
    if isReordered { remarks.append("other place among its siblings") }
    return remarks
  }

  /// Whether flags contain one, or one of the same kind whose amount is nearly the same.
  private func contains(_ words: [String], _ word: String) -> Bool {
    if words.contains(word) { return true }
    let parts = word.split(separator: " ")
    guard tolerance > 0, parts.count == 2, let amount = Double(parts[1]) else { return false }
    return words.contains { other in
      let others = other.split(separator: " ")
      guard others.count == 2, others[0] == parts[0], let number = Double(others[1]) else {
        return false
      }
      return isSame(number, amount)
    }
  }
}
