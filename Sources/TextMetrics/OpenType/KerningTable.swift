/// The table `kern`: pairs of glyphs, in the old and in Apple's form; format 0.
struct KerningTable: GlyphKerning {
  /// The subtables that hold pairs: where the pairs begin, and how many there are.
  private var lists: [(pairs: FontBytes, count: Int)] = []

  /// The greatest number of subtables that are looked at.
  private static let mostSubtables = 64

  init(_ table: FontBytes) throws(FontFileError) {
    let isApples = try table.uint16(0) == 1
    let count = isApples ? try table.uint32(4) : try table.uint16(2)
    var offset = isApples ? 8 : 4
    for _ in 0..<min(count, Self.mostSubtables) {
      let header = isApples ? 8 : 6
      guard let length = try? isApples ? table.uint32(offset) : table.uint16(offset + 2),
        length > header, let coverage = try? table.uint16(offset + 4)
      else { break }
      // Horizontal, not across the line, not a minimum; in Apple's form the flags say what it is not.
      let isWanted =
        isApples ? coverage & 0xE0FF == 0 : coverage & 0xFF07 == 1
      if isWanted, let pairs = try? table.rest(at: offset + header + 8),
        let count = try? table.uint16(offset + header)
      {
        lists.append((pairs, min(count, pairs.count / 6)))
      }
      offset += length
    }
  }

  func kerning(_ first: Int, _ second: Int) -> Double {
    let key = first << 16 | second
    var sum = 0
    for (pairs, count) in lists {
      let index = try? CharacterMap.firstIndex(below: count) { index throws(FontFileError) in
        try pairs.uint32(6 * index) >= key
      }
      guard let index, index < count, (try? pairs.uint32(6 * index)) == key else { continue }
      sum += (try? pairs.int16(6 * index + 4)) ?? 0
    }
    return Double(sum)
  }
}
