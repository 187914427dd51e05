/// Reads the numbers of TrueType and OpenType fonts, after the OpenType specification.
///
/// Of a font only metrics are read: no outlines. A file that is damaged gives an error or a font with
/// the numbers that could be read; nothing it can hold stops the program or keeps it busy.
package enum FontFile {
  /// The greatest number of fonts that are read of a collection.
  private static let mostFonts = 256

  /// Returns the fonts in a file: one, or those of a collection.
  ///
  /// - Throws: `FontFileError` where the file is no font or is damaged where it cannot be.
  /// - Complexity: O(size of the file).
  package static func fonts(in bytes: [UInt8]) throws(FontFileError) -> [FontNumbers] {
    let file = FontBytes(bytes)
    guard try file.tag(0) == "ttcf" else { return [try font(in: file, at: 0)] }
    let count = try file.uint32(8)
    guard count > 0, count <= mostFonts else {
      throw file.error(at: 8, found: "\(count) fonts", expected: "1 to \(mostFonts)")
    }
    var fonts: [FontNumbers] = []
    for index in 0..<count {
      fonts.append(try font(in: file, at: try file.uint32(12 + 4 * index)))
    }
    return fonts
  }

  private static func font(in file: FontBytes, at offset: Int) throws(FontFileError) -> FontNumbers
  {
    let tables = try FontTables(file, at: offset)
    let head = try tables.required("head")
    let unitsPerEm = try head.uint16(18)
    guard unitsPerEm >= 16, unitsPerEm <= 16_384 else {
      throw head.error(at: 18, found: "\(unitsPerEm) units an em", expected: "16 to 16384")
    }
    let hhea = try tables.required("hhea")
    let glyphs = try tables.required("maxp").uint16(4)
    let advances = try GlyphAdvances(
      try tables.required("hmtx"), count: try hhea.uint16(34), glyphs: glyphs)
    let characters = try CharacterMap(try tables.required("cmap"))
    var kerning: (any GlyphKerning)?
    if let table = tables.optional("GPOS") { kerning = try GlyphPositioning(table) }
    if kerning == nil, let table = tables.optional("kern") { kerning = try KerningTable(table) }
    return FontNumbers(
      names: try FontNames.names(in: tables.required("name")),
      unitsPerEm: Double(unitsPerEm),
      heights: try heights(hhea, tables.optional("OS/2"), unitsPerEm: unitsPerEm),
      source: OpenTypeSource(
        characters: characters, advances: advances, kerning: kerning, file: file, offset: offset))
  }

  private static func heights(
    _ hhea: FontBytes, _ os2: FontBytes?, unitsPerEm: Int
  ) throws(FontFileError) -> FontNumbers.Heights {
    var ascent = try hhea.int16(4)
    var descent = try -hhea.int16(6)
    var lineGap = try hhea.int16(8)
    // What is missing is taken to be as in most fonts.
    var capHeight = unitsPerEm * 7 / 10
    var xHeight = unitsPerEm / 2
    if let os2 {
      if ascent == 0, descent == 0, os2.count >= 74 {
        ascent = try os2.int16(68)
        descent = try -os2.int16(70)
        lineGap = try os2.int16(72)
      }
      if try os2.uint16(0) >= 2, os2.count >= 90 {
        if try os2.int16(86) > 0 { xHeight = try os2.int16(86) }
        if try os2.int16(88) > 0 { capHeight = try os2.int16(88) }
      }
    }
    guard ascent + descent > 0 else {
      throw hhea.error(
        at: 4, found: "a line \(ascent + descent) units high", expected: "a height above 0")
    }
    return FontNumbers.Heights(
      ascent: Double(ascent), descent: Double(descent), lineGap: Double(max(0, lineGap)),
      capHeight: Double(capHeight), xHeight: Double(xHeight))
  }
}

/// The tables of one font in a file.
struct FontTables {
  private let file: FontBytes
  private var places: [String: (offset: Int, count: Int)] = [:]

  init(_ file: FontBytes, at offset: Int) throws(FontFileError) {
    self.file = file
    let version = try file.uint32(offset)
    // 1.0, "true" and "OTTO".
    guard [0x0001_0000, 0x7472_7565, 0x4F54_544F].contains(version) else {
      throw file.error(
        at: offset, found: "the version \(String(version, radix: 16))",
        expected: "a TrueType or OpenType font")
    }
    for index in 0..<(try file.uint16(offset + 4)) {
      let entry = offset + 12 + 16 * index
      places[try file.tag(entry)] = (try file.uint32(entry + 8), try file.uint32(entry + 12))
    }
  }

  /// Returns a table every font has.
  func required(_ name: String) throws(FontFileError) -> FontBytes {
    guard let place = places[name] else {
      throw FontFileError(table: name, offset: 0, found: "no such table", expected: "one")
    }
    return try file.part(name, at: place.offset, count: place.count)
  }

  /// Returns a table that a font may have, nil where it has none or it is cut off.
  func optional(_ name: String) -> FontBytes? {
    places[name].flatMap { try? file.part(name, at: $0.offset, count: $0.count) }
  }
}
