import Foundation

/// Measures text: how wide a line is, and how many lines there are.
///
/// It is a first rule: ASCII by the system font's advances, two weights, no kerning, lines only where
/// the text has them. The same text has the same size on every machine.
enum TextMeasure {
  /// The name of the metrics and their version, as dumps carry it.
  static let version = "sf-1"

  /// Returns the lines of a text.
  static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// Returns the exact width of one line of text, in points.
  static func width(of line: some StringProtocol, font: UIFont) -> Double {
    let size = Double(font.pointSize)
    let table = advances(of: font)
    var units = 0.0
    var count = 0
    for character in line {
      units += advance(of: character, in: table)
      count += 1
    }
    return units * size / 2048 + tracking(at: size) * Double(count)
  }

  /// Returns the exact size of a text, each line in one, in points.
  static func size(of text: String, font: UIFont, maximumLines: Int = 0) -> CGSize {
    var lines = Self.lines(of: text)
    if maximumLines > 0, lines.count > maximumLines {
      lines.removeLast(lines.count - maximumLines)
    }
    let widest = lines.map { width(of: $0, font: font) }.max() ?? 0
    return CGSize(width: widest, height: Double(font.lineHeight) * Double(lines.count))
  }

  private static func advances(of font: UIFont) -> [UInt16] {
    let isBold = font.weight.rawValue >= UIFont.Weight.semibold.rawValue
    if font.pointSize < 20 {
      return isBold ? SystemFontAdvances.textBold : SystemFontAdvances.textRegular
    }
    return isBold ? SystemFontAdvances.displayBold : SystemFontAdvances.displayRegular
  }

  private static func advance(of character: Character, in advances: [UInt16]) -> Double {
    // An accented letter is as wide as the letter.
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    guard let value = base?.value else { return 0 }
    if value >= 32, value <= 126 { return Double(advances[Int(value) - 32]) }
    switch value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF: return 2048
    case 0x1100...0x11FF, 0xAC00...0xD7A3: return 0.87 * 2048
    default: return 0.6 * 2048
    }
  }

  /// Returns what is added to each character at a size, in points.
  private static func tracking(at size: Double) -> Double {
    if size < 20 {
      let table = SystemFontAdvances.textTracking
      let place = min(max(size - 6, 0), Double(table.count - 1))
      let low = Int(place)
      let high = min(low + 1, table.count - 1)
      let share = place - Double(low)
      return (table[low] * (1 - share) + table[high] * share) * size / 1000
    }
    let table = SystemFontAdvances.displayTracking
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    if next == 0 || table[next].size == size { return table[next].points }
    let (low, high) = (table[next - 1], table[next])
    let share = (size - low.size) / (high.size - low.size)
    return low.points * (1 - share) + high.points * share
  }
}
