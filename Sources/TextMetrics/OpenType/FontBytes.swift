/// A part of a font file that is read with every place checked; numbers are big-endian.
struct FontBytes: Sendable {
  private let bytes: [UInt8]
  /// The table the part belongs to, for errors.
  let table: String
  /// Where the part begins in the file.
  let start: Int
  /// The number of bytes in the part.
  let count: Int

  /// Takes a whole file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    table = "file"
    start = 0
    count = bytes.count
  }

  private init(_ bytes: [UInt8], table: String, start: Int, count: Int) {
    self.bytes = bytes
    self.table = table
    self.start = start
    self.count = count
  }

  /// Returns a part of the part.
  ///
  /// - Throws: `FontFileError` where it reaches beyond the end.
  func part(_ table: String? = nil, at offset: Int, count: Int) throws(FontFileError) -> FontBytes {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      throw error(
        at: offset, found: "\(count) bytes beyond the end", expected: "at most \(self.count)")
    }
    return FontBytes(bytes, table: table ?? self.table, start: start + offset, count: count)
  }

  /// Returns the part from a place to the end.
  func rest(at offset: Int) throws(FontFileError) -> FontBytes {
    try part(at: offset, count: max(0, count - offset))
  }

  /// Reads a number of one byte.
  func uint8(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 1)
    return Int(bytes[start + offset])
  }

  /// Reads a number of two bytes.
  func uint16(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 2)
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  /// Reads a number of two bytes with a sign.
  func int16(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try uint16(offset)))
  }

  /// Reads a number of four bytes.
  func uint32(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 4)
    return try uint16(offset) << 16 | uint16(offset + 2)
  }

  /// Reads four letters.
  func tag(_ offset: Int) throws(FontFileError) -> String {
    var text = ""
    for index in 0..<4 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(try uint8(offset + index))))
    }
    return text
  }

  /// The error of something at a place in the part.
  func error(at offset: Int, found: String, expected: String) -> FontFileError {
    FontFileError(table: table, offset: start + offset, found: found, expected: expected)
  }

  /// Mixes every byte into a sum.
  func mix(into sum: inout NumberSum) {
    for byte in bytes[start..<start + count] { sum.mix(byte: byte) }
  }

  private func check(_ offset: Int, _ length: Int) throws(FontFileError) {
    guard offset >= 0, offset <= count - length else {
      throw error(at: offset, found: "the end", expected: "\(length) bytes")
    }
  }
}
