/// The table `GPOS`: kerning of pairs, by glyph and by class (lookup type 2, also as an extension).
///
/// The lookups of the feature `kern` count, whatever the script. They are read where they stand each
/// time a pair is asked for; a damaged one moves nothing.
struct GlyphPositioning: GlyphKerning {
  /// The pair subtables, grouped by lookup: in each lookup the first that has the pair decides.
  private var lookups: [[FontBytes]] = []

  /// The greatest number of lookups and of subtables of one that are looked at.
  private static let most = 512

  /// Reads which lookups there are; nil where none kerns.
  init?(_ table: FontBytes) throws(FontFileError) {
    let features = try table.rest(at: try table.uint16(6))
    let list = try table.rest(at: try table.uint16(8))
    var wanted: Set<Int> = []
    for index in 0..<min(try features.uint16(0), Self.most)
    where try features.tag(2 + 6 * index) == "kern" {
      let feature = try features.rest(at: try features.uint16(6 + 6 * index))
      for place in 0..<min(try feature.uint16(2), Self.most) {
        wanted.insert(try feature.uint16(4 + 2 * place))
      }
    }
    let count = try list.uint16(0)
    for index in wanted.sorted().prefix(Self.most) where index < count {
      let lookup = try list.rest(at: try list.uint16(2 + 2 * index))
      let subtables = try Self.pairSubtables(of: lookup)
      if !subtables.isEmpty { lookups.append(subtables) }
    }
    if lookups.isEmpty { return nil }
  }

  private static func pairSubtables(of lookup: FontBytes) throws(FontFileError) -> [FontBytes] {
    let type = try lookup.uint16(0)
    guard type == 2 || type == 9 else { return [] }
    var result: [FontBytes] = []
    for index in 0..<min(try lookup.uint16(4), most) {
      let subtable = try lookup.rest(at: try lookup.uint16(6 + 2 * index))
      if type == 2 {
        result.append(subtable)
      } else if try subtable.uint16(2) == 2 {
        result.append(try subtable.rest(at: try subtable.uint32(4)))
      }
    }
    return result
  }

  func kerning(_ first: Int, _ second: Int) -> Double {
    var sum = 0
    for subtables in lookups {
      for subtable in subtables {
        guard let value = try? Self.value(of: first, second, in: subtable) else { continue }
        sum += value
        break
      }
    }
    return Double(sum)
  }

  /// Returns how much a subtable widens the first glyph of a pair; nil where it does not have the pair.
  private static func value(
    of first: Int, _ second: Int, in subtable: FontBytes
  ) throws(FontFileError) -> Int? {
    let coverage = try subtable.rest(at: try subtable.uint16(2))
    guard let place = try GlyphSets.place(of: first, in: coverage) else { return nil }
    let (format, other) = (try subtable.uint16(4), try subtable.uint16(6))
    let size = valueSize(format) + valueSize(other)
    switch try subtable.uint16(0) {
    case 1:
      guard place < (try subtable.uint16(8)) else { return nil }
      let set = try subtable.rest(at: try subtable.uint16(10 + 2 * place))
      let count = try set.uint16(0)
      let index = try CharacterMap.firstIndex(below: count) { index throws(FontFileError) in
        try set.uint16(2 + index * (2 + size)) >= second
      }
      let entry = 2 + index * (2 + size)
      guard index < count, try set.uint16(entry) == second else { return nil }
      return try advance(set, at: entry + 2, format)
    case 2:
      let firstClass = try GlyphSets.class(
        of: first, in: try subtable.rest(at: try subtable.uint16(8)))
      let secondClass = try GlyphSets.class(
        of: second, in: try subtable.rest(at: try subtable.uint16(10)))
      let (rows, columns) = (try subtable.uint16(12), try subtable.uint16(14))
      guard firstClass < rows, secondClass < columns else { return nil }
      return try advance(
        subtable, at: 16 + (firstClass * columns + secondClass) * size, format)
    default: return nil
    }
  }

  /// The number of bytes of a value with some fields.
  private static func valueSize(_ format: Int) -> Int { 2 * (format & 0xFF).nonzeroBitCount }

  /// Reads the change of the advance; it stands behind the changes of the place.
  private static func advance(
    _ bytes: FontBytes, at offset: Int, _ format: Int
  ) throws(FontFileError) -> Int {
    guard format & 4 != 0 else { return 0 }
    return try bytes.int16(offset + 2 * (format & 3).nonzeroBitCount)
  }
}

/// The tables by which OpenType names sets of glyphs: coverage and class definitions.
enum GlyphSets {
  /// Returns the place of a glyph in a coverage, nil where it is not covered.
  static func place(of glyph: Int, in coverage: FontBytes) throws(FontFileError) -> Int? {
    let count = try coverage.uint16(2)
    switch try coverage.uint16(0) {
    case 1:
      let index = try CharacterMap.firstIndex(below: count) { index throws(FontFileError) in
        try coverage.uint16(4 + 2 * index) >= glyph
      }
      guard index < count, try coverage.uint16(4 + 2 * index) == glyph else { return nil }
      return index
    case 2:
      let index = try CharacterMap.firstIndex(below: count) { index throws(FontFileError) in
        try coverage.uint16(4 + 6 * index + 2) >= glyph
      }
      guard index < count else { return nil }
      let start = try coverage.uint16(4 + 6 * index)
      return start <= glyph ? try coverage.uint16(4 + 6 * index + 4) + glyph - start : nil
    default: return nil
    }
  }

  /// Returns the class of a glyph, 0 where none is given.
  static func `class`(of glyph: Int, in definition: FontBytes) throws(FontFileError) -> Int {
    switch try definition.uint16(0) {
    case 1:
      let index = glyph - (try definition.uint16(2))
      guard index >= 0, index < (try definition.uint16(4)) else { return 0 }
      return try definition.uint16(6 + 2 * index)
    case 2:
      let count = try definition.uint16(2)
      let index = try CharacterMap.firstIndex(below: count) { index throws(FontFileError) in
        try definition.uint16(4 + 6 * index + 2) >= glyph
      }
      guard index < count, try definition.uint16(4 + 6 * index) <= glyph else { return 0 }
      return try definition.uint16(4 + 6 * index + 4)
    default: return 0
    }
  }
}
