/// How many cells of a terminal a text takes.
enum DisplayWidth {
  /// Returns the cells of a character: 2 for East Asian wide ones and emoji, 0 for what has no
  /// width of its own, else 1.
  static func cells(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // The selector asks for the picture form of a character that also has a plain one.
      if scalar.value == 0xFE0F, width > 0 { return 2 }
      width = max(width, cells(of: scalar))
    }
    return width
  }

  /// Returns the cells of a text.
  static func cells(of text: String) -> Int {
    text.reduce(0) { $0 + cells(of: $1) }
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) { return 0 }
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
      0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
