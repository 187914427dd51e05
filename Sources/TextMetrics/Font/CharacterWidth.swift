/// Widths of characters by what kind they are, for fonts without numbers of their own.
enum CharacterWidth {
  /// Returns the width of a character beyond Latin, in ems.
  ///
  /// Ideographs and kana fill a square. Hangul is 0.87 ems wide by two recorded widths. What is not
  /// known counts 0.6.
  static func ems(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: 0.87
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0x20000...0x3FFFD: 1
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6: 1
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: 0.5
    case 0x2001, 0x2003: 1
    case 0x2000, 0x2002: 0.5
    case 0x2004: 1.0 / 3
    case 0x2005: 0.25
    case 0x2006: 1.0 / 6
    case 0x2009: 0.2
    case 0x200A: 0.1
    default: 0.6
    }
  }

  /// Whether a character takes no room by itself: it controls, joins or marks others.
  static func isWithoutWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      return true
    case 0x300..<0x370: return true
    case ..<0x483: return false
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: return true
      default: return false
      }
    }
  }

  /// Whether a character is shown as a picture.
  static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0xA9 else { return false }
    let properties = first.properties
    guard properties.isEmoji else { return false }
    if properties.isEmojiPresentation { return true }
    // The others are text unless they are asked to be pictures, or form one with what follows.
    return character.unicodeScalars.dropFirst().contains {
      $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier
    }
  }
}
