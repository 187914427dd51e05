/// The table `cmap`: which glyph shows a character; formats 4 and 12.
struct CharacterMap: Sendable {
  private let subtable: FontBytes
  private let isLong: Bool

  init(_ table: FontBytes) throws(FontFileError) {
    var best: (rank: Int, offset: Int)?
    for index in 0..<(try table.uint16(2)) {
      let entry = 4 + 8 * index
      let offset = try table.uint32(entry + 4)
      guard let rank = try Self.rank(table, entry: entry, offset: offset) else { continue }
      if best.map({ rank > $0.rank }) ?? true { best = (rank, offset) }
    }
    guard let best else {
      throw table.error(
        at: 2, found: "no Unicode subtable of format 4 or 12", expected: "one of them")
    }
    subtable = try table.rest(at: best.offset)
    isLong = best.rank >= 10
    _ = isLong ? try subtable.uint32(12) : try subtable.uint16(6)
  }

  /// How good a subtable is: full Unicode over its first plane; nil for what is not Unicode.
  private static func rank(
    _ table: FontBytes, entry: Int, offset: Int
  ) throws(FontFileError) -> Int? {
    let (platform, encoding) = (try table.uint16(entry), try table.uint16(entry + 2))
    guard platform == 0 && encoding != 5 || platform == 3 && [1, 10].contains(encoding) else {
      return nil
    }
    switch try table.uint16(offset) {
    case 12: return platform == 3 ? 11 : 10
    case 4: return platform == 3 ? 2 : 1
    default: return nil
    }
  }

  /// Returns the glyph of a character, 0 where the font has none.
  ///
  /// - Complexity: O(log n), where n is the number of ranges.
  func glyph(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    return (try? isLong ? longGlyph(value) : shortGlyph(value)) ?? 0
  }

  private func longGlyph(_ value: Int) throws(FontFileError) -> Int {
    let count = min(try subtable.uint32(12), max(0, (subtable.count - 16) / 12))
    let index = try Self.firstIndex(below: count) { index throws(FontFileError) in
      try subtable.uint32(16 + 12 * index + 4) >= value
    }
    guard index < count else { return 0 }
    let start = try subtable.uint32(16 + 12 * index)
    guard start <= value else { return 0 }
    let glyph = try subtable.uint32(16 + 12 * index + 8) + value - start
    return glyph <= 0xFFFF ? glyph : 0
  }

  private func shortGlyph(_ value: Int) throws(FontFileError) -> Int {
    guard value <= 0xFFFF else { return 0 }
    let count = try subtable.uint16(6) / 2
    let (ends, starts) = (14, 16 + 2 * count)
    let index = try Self.firstIndex(below: count) { index throws(FontFileError) in
      try subtable.uint16(ends + 2 * index) >= value
    }
    guard index < count else { return 0 }
    let start = try subtable.uint16(starts + 2 * index)
    guard start <= value else { return 0 }
    let delta = try subtable.uint16(starts + 2 * count + 2 * index)
    let rangeAt = starts + 4 * count + 2 * index
    let range = try subtable.uint16(rangeAt)
    if range == 0 { return (value + delta) & 0xFFFF }
    let glyph = try subtable.uint16(rangeAt + range + 2 * (value - start))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  /// Returns the first place that passes a test all places from there on pass, or the end.
  static func firstIndex(
    below count: Int, where passes: (Int) throws(FontFileError) -> Bool
  ) throws(FontFileError) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if try passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
