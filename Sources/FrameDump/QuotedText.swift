/// Writes texts in quotes with JSON's escapes.
package enum QuotedText {
  /// The number of characters of a view's text that a dump shows.
  static let longest = 60

  /// Returns a text cut at 60 characters, with `…` where something was cut off.
  static func cut(_ text: String) -> String {
    guard
      let end = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex),
      end != text.endIndex
    else { return text }
    return text[..<end] + "…"
  }

  /// Returns a text in quotes.
  ///
  /// Whatever breaks lines or turns the direction of writing is escaped too, so that a dump reads
  /// in the order of its bytes.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case _ where isUnsafe(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a scalar breaks lines, turns the direction of writing or cannot be seen.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// Returns `\uXXXX` for a scalar of the basic plane.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
