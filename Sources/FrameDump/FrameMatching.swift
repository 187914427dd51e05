/// Which view of one tree is which of another.
struct FrameMatching {
  let old: FrameTree.Views
  let new: FrameTree.Views
  /// For every view after, the one before, nil for a new one.
  private(set) var oldOfNew: [Int?]
  /// For every view before, the one after, nil for one that is gone.
  private(set) var newOfOld: [Int?]
  /// The views after whose id changed.
  private(set) var renamed: Set<Int> = []
  /// The views after that have another place among those siblings that were there before.
  private(set) var reordered: Set<Int> = []
  /// The positions of the children of every view before and after.
  let oldChildren: [[Int]]
  let newChildren: [[Int]]

  /// Matches the views of two trees by their paths, and those whose id alone changed.
  ///
  /// - Complexity: O(n log n), where n is the number of views.
  init(_ old: FrameTree.Views, _ new: FrameTree.Views) {
    self.old = old
    self.new = new
    oldOfNew = Array(repeating: nil, count: new.count)
    newOfOld = Array(repeating: nil, count: old.count)
    oldChildren = Self.children(of: old)
    newChildren = Self.children(of: new)
    match(0, 0)
    if old[0].node.id != new[0].node.id { renamed.insert(0) }
    var waiting = [(0, 0)]
    while let (oldParent, newParent) = waiting.popLast() {
      matchChildren(of: oldParent, newParent)
      for child in newChildren[newParent] {
        if let oldChild = oldOfNew[child] { waiting.append((oldChild, child)) }
      }
    }
  }

  private static func children(of views: FrameTree.Views) -> [[Int]] {
    var children: [[Int]] = Array(repeating: [], count: views.count)
    for index in views.indices {
      if let parent = views[index].parent { children[parent].append(index) }
    }
    return children
  }

  private mutating func match(_ oldIndex: Int, _ newIndex: Int) {
    oldOfNew[newIndex] = oldIndex
    newOfOld[oldIndex] = newIndex
  }

  private mutating func matchChildren(of oldParent: Int, _ newParent: Int) {
    // Siblings may share an id in a tree that nobody named well: then the first goes to the first.
    var byID: [String: [Int]] = [:]
    for child in oldChildren[oldParent].reversed() {
      byID[old[child].node.id, default: []].append(child)
    }
    for child in newChildren[newParent] {
      if let oldChild = byID[new[child].node.id]?.popLast() { match(oldChild, child) }
    }
    matchRenamed(of: oldParent, newParent)
    findReordered(of: newParent)
  }

  /// Matches children without a match that stand between the same neighbours and are alike.
  private mutating func matchRenamed(of oldParent: Int, _ newParent: Int) {
    let oldRuns = runs(of: oldChildren[oldParent]) { newOfOld[$0] }
    let newRuns = runs(of: newChildren[newParent]) { oldOfNew[$0] == nil ? nil : $0 }
    for (neighbour, run) in newRuns {
      guard let oldRun = oldRuns[neighbour], oldRun.count == run.count else { continue }
      for (oldChild, child) in zip(oldRun, run) where isAlike(oldChild, child) {
        match(oldChild, child)
        renamed.insert(child)
      }
    }
  }

  /// Returns children without a match by the matched sibling, as it is after, they follow.
  private func runs(of children: [Int], match: (Int) -> Int?) -> [Int?: [Int]] {
    var runs: [Int?: [Int]] = [:]
    var neighbour: Int?
    for child in children {
      if let match = match(child) {
        neighbour = match
      } else {
        runs[neighbour, default: []].append(child)
      }
    }
    return runs
  }

  /// Whether two views are of one class and have the same views inside them.
  private func isAlike(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    guard old[oldIndex].node.className == new[newIndex].node.className else { return false }
    var waiting = [(oldIndex, newIndex)]
    while let (oldIndex, newIndex) = waiting.popLast() {
      let before = oldChildren[oldIndex]
      let after = newChildren[newIndex]
      guard before.count == after.count else { return false }
      for (oldChild, child) in zip(before, after) {
        let oldNode = old[oldChild].node
        let node = new[child].node
        guard oldNode.id == node.id, oldNode.className == node.className else { return false }
        waiting.append((oldChild, child))
      }
    }
    return true
  }

  /// Finds the fewest children that must have changed their places.
  private mutating func findReordered(of newParent: Int) {
    let matched = newChildren[newParent].filter { oldOfNew[$0] != nil }
    let order = matched.compactMap { oldOfNew[$0] }
    guard zip(order, order.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let kept = Set(LongestRise.positions(in: order))
    for (position, child) in matched.enumerated() where !kept.contains(position) {
      reordered.insert(child)
    }
  }
}

/// The longest part of a sequence that only rises.
enum LongestRise {
  /// Returns the positions of a longest increasing subsequence, in order.
  ///
  /// - Complexity: O(n log n).
  static func positions(in numbers: [Int]) -> [Int] {
    // The position at which the best rise of every length ends, and what comes before each.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (position, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: [Int] = []
    var current = ends.last
    while let position = current {
      result.append(position)
      current = previous[position]
    }
    return result.reversed()
  }
}
