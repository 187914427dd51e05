/// Kerning between glyphs.
protocol GlyphKerning: Sendable {
  /// Returns the kerning of two glyphs, in units.
  func kerning(_ first: Int, _ second: Int) -> Double
}

/// Advances and kerning as a font file has them.
struct OpenTypeSource: FontNumbers.Source {
  let characters: CharacterMap
  let advances: GlyphAdvances
  let kerning: (any GlyphKerning)?
  let file: FontBytes
  /// Where the font begins in a collection.
  let offset: Int

  var missingAdvance: Double { advances.advance(of: 0) }

  func advance(of scalar: Unicode.Scalar) -> Double? {
    let glyph = characters.glyph(of: scalar)
    return glyph == 0 ? nil : advances.advance(of: glyph)
  }

  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard let kerning else { return 0 }
    return kerning.kerning(characters.glyph(of: first), characters.glyph(of: second))
  }

  func mix(into sum: inout NumberSum) {
    file.mix(into: &sum)
    sum.mix(UInt64(offset))
  }
}

/// The table `hmtx`: how wide glyphs are.
struct GlyphAdvances: Sendable {
  private let widths: [UInt16]

  init(_ table: FontBytes, count: Int, glyphs: Int) throws(FontFileError) {
    guard count > 0, glyphs > 0 else {
      throw table.error(at: 0, found: "\(count) widths, \(glyphs) glyphs", expected: "some")
    }
    var widths: [UInt16] = []
    widths.reserveCapacity(min(count, glyphs))
    for index in 0..<min(count, glyphs) { widths.append(UInt16(try table.uint16(4 * index))) }
    self.widths = widths
  }

  /// Returns the advance of a glyph, in units; glyphs beyond the last width share it.
  func advance(of glyph: Int) -> Double {
    Double(widths[min(max(glyph, 0), widths.count - 1)])
  }
}
