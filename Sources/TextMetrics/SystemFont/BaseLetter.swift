/// The ASCII letter that is as wide as another letter.
///
/// A letter with an accent is as wide as the letter without it: the canonical decomposition says which
/// that is. Letters that have no decomposition, and those of the Cyrillic and Greek alphabets, take the
/// width of the Latin letter they look most like, which is an approximation.
enum BaseLetter {
  /// Returns the ASCII letter for a character of the blocks that have one, else nil.
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8? {
    let value = Int(scalar.value)
    switch value {
    case 0xC0..<0x180: return value == 0xD7 || value == 0xF7 ? nil : latin[value - 0xC0]
    case 0x391..<0x3AA: return greekCapitals[value - 0x391]
    case 0x3B1..<0x3CA: return greekSmall[value - 0x3B1]
    case 0x410..<0x450: return cyrillic[value - 0x410]
    case 0x1E00..<0x1F00: return additional[value - 0x1E00]
    default: return nil
    }
  }

  /// The letters from U+00C0 to U+017F.
  private static let latin = Array(
    ("AAAAAAWCEEEEIIIIDNOOOOOxOUUUUYPBaaaaaamceeeeiiiionoooooxouuuuypyAaAaAaCcCcCcCcDdDdEe"
      + "EeEeEeEeGgGgGgGgHhHhIiIiIiIiIiUyJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoWwRrRrRrSsSsSsSsTtTtTt"
      + "UuUuUuUuUuUuWwYyYZzZzZzf").utf8)

  /// The letters from U+1E00 to U+1EFF.
  private static let additional = Array(
    ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOo"
      + "PpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwyafffBoAaAaAaAa"
      + "AaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYyyy"
      + "yyyy").utf8)

  /// The letters from U+0410 to U+044F.
  private static let cyrillic = Array(
    ("ABBTDEX3NNKNMHONPCTYOXUHWWbWbCWRa6brgexennknmhonpctyoxuhwwbwbcwr").utf8)

  /// The letters from U+0391 to U+03A9.
  private static let greekCapitals = Array(
    ("ABTAEZHOIKAMNEONPSETYOXWO").utf8)

  /// The letters from U+03B1 to U+03C9.
  private static let greekSmall = Array(
    ("abyoeznoiknuvconpsotuoxww").utf8)
}
