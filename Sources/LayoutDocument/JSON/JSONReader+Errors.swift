extension JSONReader {
  /// An error at the current place.
  func error(_ kind: DocumentError.Kind, found: String, expected: String) -> DocumentError {
    DocumentError(kind, file: file, position: position, found: found, expected: expected)
  }

  /// The error of something else standing, or nothing more standing, at the current place.
  func unexpected(expected: String) -> DocumentError {
    guard offset < bytes.count else {
      return error(.truncated, found: "the end of the file", expected: expected)
    }
    switch bytes[offset] {
    case UInt8(ascii: "/"):
      return error(.syntax, found: "\"/\"", expected: "\(expected); JSON has no comments")
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      return error(.syntax, found: "the end of the line", expected: expected)
    default:
      return error(.syntax, found: quotedHere(), expected: expected)
    }
  }

  /// The character at the current place, quoted.
  func quotedHere() -> String {
    guard offset < bytes.count else { return "\"\"" }
    let length: Int
    switch bytes[offset] {
    case 0xF0...: length = 4
    case 0xE0...: length = 3
    case 0xC0...: length = 2
    default: length = 1
    }
    let end = min(offset + length, bytes.count)
    return quoted(String(decoding: bytes[offset..<end], as: UTF8.self))
  }

  /// Skips a byte order mark and refuses bytes that are not UTF-8.
  mutating func checkEncoding() throws(DocumentError) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw error(.encoding, found: "a UTF-16 byte order mark", expected: "text in UTF-8")
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      throw firstEncodingError()
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      // The mark is no character of the first line.
      offset = 3
      lineStart = 3
    }
  }

  /// Finds the first byte that is not UTF-8, which is known to exist.
  private mutating func firstEncodingError() -> DocumentError {
    while offset < bytes.count {
      let byte = bytes[offset]
      let length: Int
      switch byte {
      case 0x00...0x7F: length = 1
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF: length = 3
      case 0xF0...0xF4: length = 4
      default: length = 0
      }
      let end = offset + length
      guard length > 0, end <= bytes.count,
        String(validating: bytes[offset..<end], as: UTF8.self) != nil
      else { break }
      offset = end
      continuationBytes += length - 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        lineStart = offset
        continuationBytes = 0
      }
    }
    let byte = offset < bytes.count ? bytes[offset] : 0
    let digits = String(byte, radix: 16, uppercase: true)
    return error(
      .encoding, found: "the byte 0x\(digits.count == 1 ? "0" : "")\(digits)",
      expected: "text in UTF-8")
  }
}
