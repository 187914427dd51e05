/// Returns the name among several that a misspelt one was most likely meant to be, if any is close.
///
/// Close is: the same but for upper and lower case, or one change of a letter for every three.
/// Among equally close names the first in alphabetical order is taken.
func closestName(to word: String, among names: some Sequence<String>) -> String? {
  let word = Array(word.prefix(longestComparedName))
  let lowered = word.map { $0.lowercased() }
  var best: (name: String, distance: Int)?
  for name in names.sorted() {
    let letters = name.prefix(longestComparedName).map { $0.lowercased() }
    let allowed = max(word.count, letters.count) / 3
    guard abs(letters.count - lowered.count) <= allowed else { continue }
    let distance = changes(from: lowered, to: letters)
    guard distance <= allowed, distance < best?.distance ?? .max else { continue }
    best = (name, distance)
  }
  return best?.name
}

/// The number of letters of a name that are compared, which bounds the work.
private let longestComparedName = 64

/// Returns how many letters must be put in, left out, replaced or swapped with their neighbour.
private func changes(from old: [String], to new: [String]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...new.count)
  for (i, letter) in old.enumerated() {
    var row = [i + 1]
    for (j, other) in new.enumerated() {
      var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == new[j - 1], old[i - 1] == other {
        least = min(least, beforeLast[j - 1] + 1)
      }
      row.append(least)
    }
    (beforeLast, last) = (last, row)
  }
  return last[new.count]
}
