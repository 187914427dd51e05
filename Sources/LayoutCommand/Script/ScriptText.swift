import LayoutDocument

/// Turns the bytes of a script into text.
enum ScriptText {
  /// Returns the text, without a byte order mark.
  ///
  /// - Throws: `DocumentError` at the first byte that is not UTF-8.
  static func text(of bytes: [UInt8], file: String) throws(DocumentError) -> String {
    guard !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
      throw DocumentError(
        .encoding, file: file, position: .start, found: "a UTF-16 byte order mark",
        expected: "text in UTF-8")
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let text = String(validating: content, as: UTF8.self) { return text }
    // What decoding replaces begins where the text is still the bytes.
    var position = SourcePosition.start
    var offset = content.startIndex
    for scalar in String(decoding: content, as: UTF8.self).unicodeScalars {
      let own = Array(String(Character(scalar)).utf8)
      guard content[offset...].starts(with: own) else { break }
      offset += own.count
      let isNewline = scalar == "\n"
      position = SourcePosition(
        line: position.line + (isNewline ? 1 : 0), column: isNewline ? 1 : position.column + 1)
    }
    let byte = offset < content.endIndex ? content[offset] : 0
    let digits = String(byte, radix: 16, uppercase: true)
    throw DocumentError(
      .encoding, file: file, position: position,
      found: "the byte 0x\(digits.count == 1 ? "0" : "")\(digits)", expected: "text in UTF-8")
  }
}
