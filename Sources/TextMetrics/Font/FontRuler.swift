/// Tells the widths of characters in one font, in points.
struct FontRuler {
  private let font: MetricFont
  private let scale: Double
  /// What is added to every character, in points.
  let tracking: Double
  /// The advances of ASCII from the space to the tilde, in units; empty for a registered font.
  private let ascii: [Double]
  private let signs: [Unicode.Scalar: Double]
  private let hasKerning: Bool

  init(_ font: MetricFont) {
    self.font = font
    switch font.face {
    case .registered(let numbers):
      scale = font.size / numbers.unitsPerEm
      tracking = 0
      ascii = []
      signs = [:]
      hasKerning = true
    case .system(let face):
      scale = font.size / SystemFontAdvances.unitsPerEm
      if face.design == .monospaced {
        tracking = 0
        ascii = Array(repeating: Self.monospacedAdvance, count: 95)
        signs = [:]
        hasKerning = false
      } else {
        let size = SystemFontAdvances.Face(size: font.size)
        tracking = SystemFontTracking.points(at: font.size, era: face.era)
        var advances = SystemFontAdvances.ascii(size, weight: face.weight)
        if face.hasMonospacedDigits {
          for digit in 16...25 { advances[digit] = advances[16] }
        }
        ascii = advances
        signs = SystemFontAdvances.signs(size, weight: face.weight)
        hasKerning = true
      }
    }
  }

  /// The advance of every character of the monospaced design, in units: an approximation, for no width
  /// of it was recorded.
  private static let monospacedAdvance = 1266.0

  /// Returns the width of a character without what is between it and the next, in points.
  func advance(of character: Character) -> Double {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return 0 }
    if base.value >= 32, base.value < 127, !ascii.isEmpty {
      // A digit or sign in a box is an emoji.
      if scalars.count > 1, scalars.contains("\u{FE0F}") { return Self.emojiWidth * font.size }
      return ascii[Int(base.value) - 32] * scale + tracking
    }
    if CharacterWidth.isWithoutWidth(base) { return 0 }
    if case .registered(let numbers) = font.face {
      let source = numbers.source
      return (source.advance(of: base) ?? source.missingAdvance) * scale
    }
    if CharacterWidth.isEmoji(character) { return Self.emojiWidth * font.size }
    return units(of: base) * scale + tracking
  }

  /// The width of an emoji, in ems: an approximation, for no width of one was recorded.
  private static let emojiWidth = 1.25

  private func units(of scalar: Unicode.Scalar) -> Double {
    if let letter = BaseLetter.ascii(scalar) { return ascii[Int(letter) - 32] }
    if let sign = signs[scalar] { return sign }
    if scalar == "\u{A0}" || scalar == "\u{202F}" { return ascii[0] }
    if scalar == "\u{2010}" || scalar == "\u{2011}" { return ascii[13] }
    return CharacterWidth.ems(of: scalar) * SystemFontAdvances.unitsPerEm
  }

  /// Returns what is added between two characters that stand beside each other, in points.
  func kerning(_ first: Character, _ second: Character) -> Double {
    guard hasKerning, let left = first.unicodeScalars.first, let right = second.unicodeScalars.first
    else { return 0 }
    switch font.face {
    case .registered(let numbers): return numbers.source.kerning(left, right) * scale
    case .system(let face):
      // Digits that are to stand below each other are not moved.
      if face.hasMonospacedDigits, left.isDigit, right.isDigit { return 0 }
      return SystemFontKerning.units(Self.base(left), Self.base(right)) * scale
    }
  }

  private static func base(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0xC0, scalar.value < 0x2000, let letter = BaseLetter.ascii(scalar) else {
      return scalar
    }
    return Unicode.Scalar(letter)
  }
}

extension Unicode.Scalar {
  /// Whether the character is a digit of ASCII.
  fileprivate var isDigit: Bool { value >= 0x30 && value <= 0x39 }
}
