extension FrameTextLine {
  /// Reads a number: digits with or without a point, or what `NumberText` writes for the rest.
  mutating func expectNumber() throws(FrameTextError) -> Double {
    let before = self
    var text = ""
    while let byte = next, Self.isNumeric(byte) {
      text.unicodeScalars.append(Unicode.Scalar(byte))
      _ = takeByte()
    }
    guard let number = Self.number(text) else { throw before.error(expected: "a number") }
    return number
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "n"), UInt8(ascii: "a"), UInt8(ascii: "i"),
      UInt8(ascii: "f"):
      true
    default: false
    }
  }

  /// Returns the number a text is, nil where it is none; an exponent is not part of the format.
  static func number(_ text: String) -> Double? {
    switch text {
    case "nan": return .nan
    case "inf", "+inf": return .infinity
    case "-inf": return -.infinity
    default: break
    }
    var digits = text.utf8[...]
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits = digits.dropFirst()
    }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isWellFormed =
      (1...2).contains(parts.count)
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
    guard isWellFormed, let number = Double(text), number.isFinite else { return nil }
    return number == 0 ? 0 : number
  }

  /// Reads `x,y wxh`.
  mutating func expectRect() throws(FrameTextError) -> Rect {
    let x = try expectNumber()
    try expect(character: ",")
    let y = try expectNumber()
    try expect(character: " ")
    skipSpaces()
    return Rect(origin: Point(x: x, y: y), size: try expectSize())
  }

  /// Reads `wxh` and the spaces after it.
  mutating func expectSize() throws(FrameTextError) -> Size {
    let width = try expectNumber()
    try expect(character: "x")
    let size = Size(width: width, height: try expectNumber())
    guard isAtEnd || next == UInt8(ascii: " ") || next == UInt8(ascii: "@") else {
      throw error(expected: "a space or the end of the line")
    }
    skipSpaces()
    return size
  }

  /// Reads a text in quotes and the spaces after it.
  mutating func expectQuoted() throws(FrameTextError) -> String {
    try expect(character: "\"")
    var bytes: [UInt8] = []
    while true {
      let before = self
      switch takeByte() {
      case nil: throw before.error(expected: "“\"” at the end of the text")
      case UInt8(ascii: "\""):
        guard isAtEnd || next == UInt8(ascii: " ") else {
          throw error(expected: "a space or the end of the line")
        }
        skipSpaces()
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += String(try expectEscape(from: before)).utf8
      case let byte?: bytes.append(byte)
      }
    }
  }

  /// Reads what comes after a backslash.
  private mutating func expectEscape(from start: Self) throws(FrameTextError) -> Unicode.Scalar {
    switch takeByte() {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw start.error(expected: "one of JSON's escapes")
    }
    var code = try expectHex(from: start)
    if (0xD800...0xDBFF).contains(code) {
      guard take("\\"), take("u") else { throw start.error(expected: "the escapes of a pair") }
      let low = try expectHex(from: start)
      guard (0xDC00...0xDFFF).contains(low) else {
        throw start.error(expected: "the escapes of a pair")
      }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw start.error(expected: "the escapes of a pair")
    }
    return scalar
  }

  /// Reads four hexadecimal digits.
  private mutating func expectHex(from start: Self) throws(FrameTextError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = takeByte(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw start.error(expected: "four hexadecimal digits")
      }
      code = code << 4 + UInt32(digit)
    }
    return code
  }
}
