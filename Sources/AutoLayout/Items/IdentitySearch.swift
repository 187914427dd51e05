extension Array where Element: AnyObject {
  /// Returns the index of an object, looked for from both ends at once.
  ///
  /// Whoever takes a list apart does so from one of its ends; either way the search is then short.
  ///
  /// - Complexity: O(d), where d is the distance to the nearer end.
  public func indexFromEnds(of object: Element) -> Int? {
    var low = 0
    var high = count - 1
    while low <= high {
      if self[low] === object { return low }
      if self[high] === object { return high }
      low += 1
      high -= 1
    }
    return nil
  }
}
