/// One line of a `.frames` text, read from left to right.
struct FrameTextLine {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int
  private(set) var position: Int
  /// The number of the line, counted from 1.
  let number: Int
  /// The number of spaces before the first word.
  let indent: Int

  /// Takes a line out of a text; `end` is where its line feed or the end of the text is.
  init(_ bytes: [UInt8], from start: Int, to end: Int, number: Int) {
    self.bytes = bytes
    self.start = start
    let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    self.end = hasReturn ? end - 1 : end
    self.number = number
    position = start
    while position < self.end, bytes[position] == UInt8(ascii: " ") { position += 1 }
    indent = position - start
  }

  /// Whether there is nothing to read in the line, or a comment.
  var isIgnored: Bool { position == end || bytes[position] == UInt8(ascii: "#") }

  /// Whether everything was read.
  var isAtEnd: Bool { position == end }

  /// The byte that comes next, nil at the end of the line.
  var next: UInt8? { position < end ? bytes[position] : nil }

  /// Goes past spaces.
  mutating func skipSpaces() {
    while next == UInt8(ascii: " ") { position += 1 }
  }

  /// Reads a byte if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads a byte whatever it is, nil at the end of the line.
  mutating func takeByte() -> UInt8? {
    guard let byte = next else { return nil }
    position += 1
    return byte
  }

  /// Reads what comes up to the next space, which may be nothing, and the spaces after it.
  mutating func takeWord() -> String {
    let first = position
    while let byte = next, byte != UInt8(ascii: " ") { position += 1 }
    let word = String(decoding: bytes[first..<position], as: UTF8.self)
    skipSpaces()
    return word
  }

  /// The word that comes next, without reading it.
  var nextWord: String {
    var copy = self
    return copy.takeWord()
  }

  /// The rest of the line, without reading it.
  var rest: String { String(decoding: bytes[position..<end], as: UTF8.self) }

  /// Reads a word that must come next.
  mutating func expect(_ word: String) throws(FrameTextError) {
    let before = self
    guard takeWord() == word else { throw before.error(expected: "“\(word)”") }
  }

  /// Reads any word.
  mutating func expectWord(_ description: String) throws(FrameTextError) -> String {
    guard !isAtEnd else { throw error(expected: description) }
    return takeWord()
  }

  /// Reads a byte that must come next.
  mutating func expect(character: Unicode.Scalar) throws(FrameTextError) {
    guard take(character) else {
      throw error(expected: character == " " ? "a space" : "“\(character)”")
    }
  }

  /// Requires that nothing is left.
  func expectEnd() throws(FrameTextError) {
    guard isAtEnd else { throw error(expected: "the end of the line") }
  }

  /// Returns an error about what comes next.
  func error(expected: String) -> FrameTextError {
    FrameTextError(line: number, column: column, found: foundNext, expected: expected)
  }

  /// Returns an error about the beginning of the line.
  func error(found: String, expected: String) -> FrameTextError {
    FrameTextError(line: number, column: column, found: found, expected: expected)
  }

  private var column: Int {
    // Bytes that continue a character are none themselves.
    1 + bytes[start..<position].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  private var foundNext: String {
    guard !isAtEnd else { return "the end of the line" }
    let word = nextWord
    guard !word.isEmpty else { return "a space" }
    let shown = word.unicodeScalars.prefix(40)
    let isWhole = shown.count == word.unicodeScalars.count
    return "“\(String(String.UnicodeScalarView(shown)))\(isWhole ? "" : "…")”"
  }
}
