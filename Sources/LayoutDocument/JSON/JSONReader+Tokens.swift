extension JSONReader {
  // MARK: Text

  /// Reads a text in quotation marks.
  mutating func string() throws(DocumentError) -> String {
    let start = position
    offset += 1
    var pieceStart = offset
    var result = ""
    while true {
      guard offset < bytes.count else {
        throw unexpected(expected: "the closing quotation mark of the text that begins at \(start)")
      }
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        let piece = text(from: pieceStart)
        offset += 1
        return result.isEmpty ? piece : result + piece
      case UInt8(ascii: "\\"):
        result += text(from: pieceStart)
        result.unicodeScalars.append(try escape(textStart: start))
        pieceStart = offset
      case 0..<0x20:
        throw unexpected(
          expected: byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            ? "the closing quotation mark of the text that begins at \(start)"
            : "an escape such as \\t for a control character")
      default:
        if byte & 0xC0 == 0x80 { continuationBytes += 1 }
        offset += 1
      }
    }
  }

  private func text(from start: Int) -> String {
    start == offset ? "" : String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads the escape that begins at the current backslash.
  private mutating func escape(textStart: SourcePosition) throws(DocumentError) -> Unicode.Scalar {
    let start = position
    offset += 1
    guard offset < bytes.count else {
      throw unexpected(
        expected: "the closing quotation mark of the text that begins at \(textStart)")
    }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexDigits()
      if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
      if UTF16.isLeadSurrogate(unit), offset + 1 < bytes.count,
        bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
      {
        offset += 2
        let second = try hexDigits()
        if UTF16.isTrailSurrogate(second) {
          return UTF16.decode(UTF16.EncodedScalar([unit, second]))
        }
      }
      throw DocumentError(
        .syntax, file: file, position: start, found: "half of a surrogate pair",
        expected: "\\u escapes that together are a character")
    default:
      offset -= 1
      throw DocumentError(
        .syntax, file: file, position: start, found: "the escape \\\(quotedHere().dropFirst())",
        expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  private mutating func hexDigits() throws(DocumentError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard offset < bytes.count, let digit = hexValue(bytes[offset]) else {
        throw unexpected(expected: "four hexadecimal digits after \\u")
      }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }

  private func hexValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  // MARK: Numbers

  /// Reads a number by JSON's strict grammar.
  mutating func number() throws(DocumentError) -> Double {
    let start = position
    let first = offset
    if bytes[offset] == UInt8(ascii: "-") {
      offset += 1
      if offset < bytes.count, isWordByte(bytes[offset]), !isDigit(offset) {
        offset = first
        _ = try word()
      }
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "0") {
      offset += 1
      if isDigit(offset) {
        throw DocumentError(
          .syntax, file: file, position: start, found: "a number that begins with 0",
          expected: "a number without leading zeros")
      }
    } else {
      try digits(after: "in a number")
    }
    let whole = offset
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      try digits(after: "after the point of a number")
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[offset]) {
        offset += 1
      }
      try digits(after: "in the exponent of a number")
    }
    if offset == whole, whole - first < 16, let integer = integer(first..<whole) {
      return integer
    }
    let text = String(decoding: bytes[first..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw DocumentError(
        .nonFinite, file: file, position: start, found: "the number \(quoted(text))",
        expected: "a number that fits, at most about 1.8e308")
    }
    return number
  }

  /// The value of a short run of digits, exactly; nil for "-0", which is its own number.
  private func integer(_ range: Range<Int>) -> Double? {
    var value = 0
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    for place in (isNegative ? range.dropFirst() : range) {
      value = value * 10 + Int(bytes[place] - UInt8(ascii: "0"))
    }
    guard isNegative else { return Double(value) }
    return value == 0 ? nil : Double(-value)
  }

  private func isDigit(_ place: Int) -> Bool {
    place < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place])
  }

  private mutating func digits(after context: String) throws(DocumentError) {
    guard isDigit(offset) else { throw unexpected(expected: "a digit \(context)") }
    while isDigit(offset) { offset += 1 }
  }

  // MARK: Words

  /// Reads `null`, `true` or `false`.
  mutating func word() throws(DocumentError) -> JSONValue.Content {
    let start = position
    let first = offset
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
    let word = String(decoding: bytes[first..<offset], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "":
      throw unexpected(expected: "a value")
    default:
      break
    }
    let lowercase = word.lowercased()
    if ["nan", "infinity", "inf", "-infinity", "-inf", "-nan"].contains(lowercase) {
      throw DocumentError(
        .nonFinite, file: file, position: start, found: word,
        expected: "a finite number; JSON has no NaN and no infinity")
    }
    let hint = NearestWord.suggestion(for: word, among: ["null", "true", "false"])
    throw DocumentError(
      .syntax, file: file, position: start, found: "the word \(quoted(word))",
      expected: hint.map { "a value; did you mean \($0)?" } ?? "a value; text needs quotation marks"
    )
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default:
      false
    }
  }
}
