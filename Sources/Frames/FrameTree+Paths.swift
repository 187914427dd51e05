extension FrameTree.Views {
  /// Returns the path of the view at a position, for example `list/row-short/call`.
  ///
  /// - Complexity: O(d), where d is the depth of the view.
  public func path(at index: Int) -> String {
    path(at: index, length: self[index].depth)
  }

  /// Returns the last ids of the path of a view, as many as asked for.
  private func path(at index: Int, length: Int) -> String {
    var ids = [self[index].node.id]
    var current = self[index].parent
    while let next = current, self[next].depth > 0, ids.count < length {
      ids.append(self[next].node.id)
      current = self[next].parent
    }
    return ids.reversed().joined(separator: "/")
  }

  /// Returns for every view the shortest end of its path that no other view's path ends with.
  ///
  /// In a list of rows the button of one of them is `row-short/call`, whatever is around the list.
  /// A view whose whole path is the end of another's keeps its whole path.
  ///
  /// - Complexity: O(n · k), where n is the number of views and k the longest of the ends.
  public func shortPaths() -> [String] {
    // Every end is represented by a number: that of the parent's end, one id shorter, and the id.
    var numbers: [String: Int] = [:]
    let ids = map { view in
      let next = numbers.count
      let number = numbers[view.node.id] ?? next
      numbers[view.node.id] = number
      return number
    }
    var ends = ids
    var lengths = [Int](repeating: 0, count: count)
    var length = 1
    // Ends this long are of no use to a reader, and a deep tree of equal ids would take forever.
    let longest = 64
    while length <= longest {
      var uses: [Int: Int] = [:]
      for index in indices where reaches(index, length) { uses[ends[index], default: 0] += 1 }
      var isDone = true
      for index in indices where lengths[index] == 0 {
        if uses[ends[index]] == 1 || self[index].depth <= length {
          lengths[index] = Swift.max(1, Swift.min(length, self[index].depth))
        } else {
          isDone = false
        }
      }
      if isDone { break }
      length += 1
      var pairs: [Pair: Int] = [:]
      ends = indices.map { index in
        guard reaches(index, length), let parent = self[index].parent else { return -1 }
        let pair = Pair(outer: ends[parent], id: ids[index])
        let next = pairs.count
        let number = pairs[pair] ?? next
        pairs[pair] = number
        return number
      }
    }
    return indices.map { index in
      path(at: index, length: lengths[index] == 0 ? self[index].depth : lengths[index])
    }
  }

  /// Whether the path of a view has at least as many ids; that of the root has one.
  private func reaches(_ index: Int, _ length: Int) -> Bool {
    Swift.max(1, self[index].depth) >= length
  }

  private struct Pair: Hashable {
    var outer: Int
    var id: Int
  }

  /// Returns the position of the view a path names, or nil where none or several match.
  ///
  /// A whole path is looked for first, then one view alone whose path ends with the ids.
  ///
  /// - Complexity: O(n), where n is the number of views.
  public func index(ofPath path: String) -> Int? {
    let matches = indices(ofPath: path)
    return matches.count == 1 ? matches[0] : nil
  }

  /// Returns the positions of all views a path may mean, in order.
  ///
  /// These are the views with exactly this path, or, where there is none, those whose path ends
  /// with these ids.
  ///
  /// - Complexity: O(n), where n is the number of views.
  public func indices(ofPath path: String) -> [Int] {
    let ids = path.split(separator: "/", omittingEmptySubsequences: false)
    let ends = indices.filter { endsWith(ids, at: $0) }
    let whole = ends.filter { Swift.max(1, self[$0].depth) == ids.count }
    return whole.isEmpty ? ends : whole
  }

  /// Whether the path of a view ends with ids.
  private func endsWith(_ ids: [Substring], at index: Int) -> Bool {
    guard ids.count <= Swift.max(1, self[index].depth) else { return false }
    var current: Int? = index
    for id in ids.reversed() {
      guard let here = current, self[here].node.id == id else { return false }
      current = self[here].parent
    }
    return true
  }
}
