/// Finds the word a mistyped one was meant to be.
package enum NearestWord {
  /// Returns the candidate closest to a word, or nil where none is close enough to suggest.
  ///
  /// Close means at most a third of the word's letters wrong, but one at least; upper and lower
  /// case differ by nothing. Of equally close candidates the first is returned.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* candidates and words of *m* letters; words longer than
  ///   sixty-four letters have no suggestion.
  package static func suggestion(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// Returns how many letters must be inserted, left out, changed or swapped with their neighbour.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var older: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(previous[column + 1] + 1, current[column] + 1)
        cost = min(cost, previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, older[column - 1] + 1)
        }
        current.append(cost)
      }
      older = previous
      previous = current
    }
    return previous[second.count]
  }
}
