/// The difference of two texts in the form that `diff -U0` and `patch` know.
struct UnifiedDiff {
  /// Lines that were replaced by others; one of the two ranges may be empty.
  struct Hunk: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: [String]
  let new: [String]
  /// The places that differ, in order, with at least one equal line between two of them.
  let hunks: [Hunk]

  /// Compares two texts line by line.
  ///
  /// The fewest lines possible are called changed, unless more than 2,000 of them are lines that
  /// both texts have: then everything between the first and the last is.
  ///
  /// - Complexity: O(n · d), where n is the number of lines and d that of changed ones.
  init(_ old: [String], _ new: [String]) {
    self.old = old
    self.new = new
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var rest = 0
    while rest < min(old.count, new.count) - start,
      old[old.count - 1 - rest] == new[new.count - 1 - rest]
    {
      rest += 1
    }
    // Lines are compared many times, so each gets a number.
    var numbers: [String: Int] = [:]
    func number(_ line: String) -> Int {
      let next = numbers.count
      let number = numbers[line] ?? next
      numbers[line] = number
      return number
    }
    let oldNumbers = old[start..<old.count - rest].map(number)
    let newNumbers = new[start..<new.count - rest].map(number)
    let matches = Self.matches(oldNumbers, newNumbers)
    var hunks: [Hunk] = []
    var oldEnd = 0
    var newEnd = 0
    for (oldIndex, newIndex) in matches + [(oldNumbers.count, newNumbers.count)] {
      if oldEnd < oldIndex || newEnd < newIndex {
        hunks.append(
          Hunk(
            old: start + oldEnd..<start + oldIndex, new: start + newEnd..<start + newIndex))
      }
      oldEnd = oldIndex + 1
      newEnd = newIndex + 1
    }
    self.hunks = hunks
  }

  /// Returns the pairs of positions of lines that stay, in order.
  private static func matches(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    // What only one side has can be left out of the search, as it cannot stay.
    let oldOnes = Set(old)
    let newOnes = Set(new)
    let oldPositions = old.indices.filter { newOnes.contains(old[$0]) }
    let newPositions = new.indices.filter { oldOnes.contains(new[$0]) }
    let matches = EditPath.matches(oldPositions.map { old[$0] }, newPositions.map { new[$0] })
    return (matches ?? []).map { (oldPositions[$0], newPositions[$1]) }
  }

  /// Returns the lines of the diff; none if nothing differs.
  func lines(oldName: String, newName: String) -> [String] {
    guard !hunks.isEmpty else { return [] }
    var lines = ["--- \(oldName)", "+++ \(newName)"]
    for hunk in hunks {
      let parent =
        hunk.old.isEmpty
        ? parent(of: hunk.new.lowerBound, in: new) : parent(of: hunk.old.lowerBound, in: old)
      let ranges = "-\(Self.text(of: hunk.old)) +\(Self.text(of: hunk.new))"
      lines.append("@@ \(ranges) @@" + (parent.map { " " + $0 } ?? ""))
      lines += old[hunk.old].map { "-" + $0 }
      lines += new[hunk.new].map { "+" + $0 }
    }
    return lines
  }

  /// Returns lines as `12`, `12,3`, or `11,0` for none after line 11.
  private static func text(of range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  /// Returns the last line before one that is indented less, without its own indentation.
  private func parent(of index: Int, in lines: [String]) -> String? {
    let indent = Self.indent(of: lines[index])
    guard indent > 0 else { return nil }
    return lines[..<index].last { Self.indent(of: $0) < indent }
      .map { String($0.drop { $0 == " " }) }
  }

  private static func indent(of line: String) -> Int { line.utf8.prefix { $0 == 0x20 }.count }
}

/// The shortest way from one sequence to another.
///
/// The method is that of Eugene Myers, "An O(ND) Difference Algorithm and Its Variations",
/// Algorithmica 1 (1986), section 4.
enum EditPath {
  /// The greatest number of edits that is looked for.
  static let longest = 2000

  /// Returns the pairs of positions that stay, in order; nil where too much does not.
  static func matches(_ old: [Int], _ new: [Int]) -> [(Int, Int)]? {
    let limit = min(longest, old.count + new.count)
    // For every number of edits, how far down each diagonal one gets; diagonals -d, -d+2, … d.
    var rounds: [[Int32]] = []
    for edits in 0...limit {
      var reach: [Int32] = []
      reach.reserveCapacity(edits + 1)
      for step in 0...edits {
        let diagonal = 2 * step - edits
        var x = start(diagonal, edits, rounds.last ?? [])
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        reach.append(Int32(x))
        if x >= old.count, x - diagonal >= new.count {
          rounds.append(reach)
          return trace(rounds, old.count, new.count)
        }
      }
      rounds.append(reach)
    }
    return nil
  }

  /// Returns where a diagonal is entered after an edit more than a round had.
  private static func start(_ diagonal: Int, _ edits: Int, _ last: [Int32]) -> Int {
    if edits == 0 { return 0 }
    // In the round before, the diagonal k is at (k + edits - 1) / 2.
    let below = (diagonal - 1 + edits - 1) / 2
    let above = (diagonal + 1 + edits - 1) / 2
    if diagonal == -edits { return Int(last[above]) }
    if diagonal == edits { return Int(last[below]) + 1 }
    return last[below] < last[above] ? Int(last[above]) : Int(last[below]) + 1
  }

  /// Follows the rounds back from the end and collects what stayed.
  private static func trace(_ rounds: [[Int32]], _ oldEnd: Int, _ newEnd: Int) -> [(Int, Int)] {
    var matches: [(Int, Int)] = []
    var x = oldEnd
    var y = newEnd
    for edits in (0..<rounds.count).reversed() {
      let diagonal = x - y
      let last = edits > 0 ? rounds[edits - 1] : []
      let entry = start(diagonal, edits, last)
      while x > entry {
        x -= 1
        y -= 1
        matches.append((x, y))
      }
      guard edits > 0 else { break }
      // The edit itself: a line more of the old text, or one of the new.
      let isInsertion: Bool
      let below = (diagonal - 1 + edits - 1) / 2
      let above = (diagonal + 1 + edits - 1) / 2
      if diagonal == -edits {
        isInsertion = true
      } else if diagonal == edits {
        isInsertion = false
      } else {
        isInsertion = last[below] < last[above]
      }
      if isInsertion { y -= 1 } else { x -= 1 }
    }
    return matches.reversed()
  }
}
