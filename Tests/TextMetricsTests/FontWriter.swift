@testable import TextMetrics

/// Writes small TrueType fonts, so that tests of the reader need no font file.
///
/// The font has an em of 1000 units and the glyphs 0 (missing, 500 wide), 1 (A, 600), 2 (V, 610),
/// 3 (space, 250), 4 (an emoji, 1200).
struct FontWriter {
  /// Which form the tables take that have several.
  struct Options {
    var hasLongMap = false
    var kerning = Kerning.none
    var name = "Test-Regular"
    var usesTypographicHeights = false
  }

  /// Where kerning stands: A V is 50 units closer.
  enum Kerning: CaseIterable {
    case none
    case kern
    case appleKern
    case pairs
    case classes
    case extensionPairs
  }

  private var bytes: [UInt8] = []

  mutating func u8(_ value: Int) { bytes.append(UInt8(truncatingIfNeeded: value)) }
  mutating func u16(_ values: Int...) {
    for value in values {
      u8(value >> 8)
      u8(value)
    }
  }
  mutating func u32(_ values: Int...) {
    for value in values { u16(value >> 16, value) }
  }
  mutating func text(_ text: String) { bytes += Array(text.utf8) }

  private static func table(_ body: (inout FontWriter) -> Void) -> [UInt8] {
    var writer = FontWriter()
    body(&writer)
    return writer.bytes
  }

  /// Returns the bytes of a font.
  static func font(_ options: Options = Options(), at offset: Int = 0) -> [UInt8] {
    var tables: [(String, [UInt8])] = [
      ("OS/2", os2(options)), ("cmap", map(options)), ("head", head), ("hhea", hhea(options)),
      ("hmtx", table { $0.u16(500, 0, 600, 0, 610, 0, 250, 0, 1200, 0) }),
      (
        "maxp",
        table {
          $0.u32(0x5000)
          $0.u16(5)
        }
      ), ("name", name(options)),
    ]
    switch options.kerning {
    case .none: break
    case .kern, .appleKern: tables.append(("kern", kern(isApples: options.kerning == .appleKern)))
    case .pairs, .classes, .extensionPairs: tables.append(("GPOS", positioning(options.kerning)))
    }
    var writer = FontWriter()
    writer.u32(0x0001_0000)
    writer.u16(tables.count, 0, 0, 0)
    var place = offset + 12 + 16 * tables.count
    for (tag, table) in tables {
      writer.text(tag)
      writer.u32(0, place, table.count)
      place += table.count
    }
    for (_, table) in tables { writer.bytes += table }
    return writer.bytes
  }

  /// Returns the bytes of a collection of two fonts.
  static func collection() -> [UInt8] {
    var writer = FontWriter()
    writer.text("ttcf")
    writer.u32(0x0001_0000, 2)
    let first = font(Options(), at: 20)
    var bold = Options()
    bold.name = "Test-Bold"
    writer.u32(20, 20 + first.count)
    return writer.bytes + first + font(bold, at: 20 + first.count)
  }

  private static let head = table {
    $0.u32(0x0001_0000, 0, 0, 0x5F0F_3CF5)
    $0.u16(0, 1000)
    $0.u32(0, 0, 0, 0, 0, 0, 0, 0)
  }

  private static func hhea(_ options: Options) -> [UInt8] {
    table {
      $0.u32(0x0001_0000)
      if options.usesTypographicHeights { $0.u16(0, 0, 0) } else { $0.u16(900, -240, 60) }
      for _ in 0..<12 { $0.u16(0) }
      $0.u16(5)
    }
  }

  private static func os2(_ options: Options) -> [UInt8] {
    table {
      $0.u16(4)
      for _ in 0..<33 { $0.u16(0) }
      $0.u16(800, -200, 100)
      for _ in 0..<6 { $0.u16(0) }
      $0.u16(480, 720)
      for _ in 0..<3 { $0.u16(0) }
    }
  }

  private static func map(_ options: Options) -> [UInt8] {
    table {
      $0.u16(0, 1)
      if options.hasLongMap {
        $0.u16(3, 10)
        $0.u32(12)
        $0.u16(12, 0)
        $0.u32(16 + 48, 0, 4, 0x20, 0x20, 3, 0x41, 0x41, 1, 0x56, 0x56, 2, 0x1F600, 0x1F600, 4)
      } else {
        $0.u16(3, 1)
        $0.u32(12)
        // Space by its place, A by a list, V by its place, and the end.
        $0.u16(4, 16 + 8 * 4 + 2, 0, 8, 0, 0, 0)
        $0.u16(0x20, 0x41, 0x56, 0xFFFF, 0)
        $0.u16(0x20, 0x41, 0x56, 0xFFFF)
        $0.u16(3 - 0x20, 0, 2 - 0x56, 1)
        $0.u16(0, 6, 0, 0)
        $0.u16(1)
      }
    }
  }

  private static func name(_ options: Options) -> [UInt8] {
    let parts = options.name.split(separator: "-").map(String.init)
    let names = [(1, parts[0]), (2, parts[1]), (6, options.name)]
    return table {
      $0.u16(0, names.count, 6 + 12 * names.count)
      var place = 0
      for (id, text) in names {
        $0.u16(3, 1, 0x409, id, 2 * text.utf16.count, place)
        place += 2 * text.utf16.count
      }
      for (_, text) in names { for unit in text.utf16 { $0.u16(Int(unit)) } }
    }
  }

  private static func kern(isApples: Bool) -> [UInt8] {
    table {
      if isApples {
        $0.u32(0x0001_0000, 1, 8 + 14)
        $0.u16(0, 0)
      } else {
        $0.u16(0, 1, 0, 6 + 14, 1)
      }
      $0.u16(1, 6, 0, 0, 1, 2, -50)
    }
  }

  private static func positioning(_ kerning: Kerning) -> [UInt8] {
    let subtable = table {
      if kerning == .classes {
        // Coverage of A, classes, a value for each pair of classes.
        $0.u16(2, 16 + 8, 4, 0, 16 + 8 + 6, 16 + 8 + 6 + 8, 2, 2)
        $0.u16(0, 0, 0, -50)
        $0.u16(1, 1, 1)
        $0.u16(1, 1, 1, 1)
        $0.u16(2, 1, 2, 2, 1)
      } else {
        $0.u16(1, 12, 4, 0, 1, 18)
        $0.u16(1, 1, 1)
        $0.u16(1, 2, -50)
      }
    }
    return table {
      $0.u32(0x0001_0000)
      $0.u16(10, 12, 26)
      $0.u16(0)
      $0.u16(1)
      $0.text("kern")
      $0.u16(8, 0, 1, 0)
      $0.u16(1, 4)
      if kerning == .extensionPairs {
        $0.u16(9, 0, 1, 8)
        $0.u16(1, 2)
        $0.u32(8)
      } else {
        $0.u16(2, 0, 1, 8)
      }
      $0.bytes += subtable
    }
  }
}
