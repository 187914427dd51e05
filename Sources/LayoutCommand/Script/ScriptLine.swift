import LayoutDocument

/// A line of a script, read from left to right.
struct ScriptLine {
  private let file: String
  private let lineNumber: Int
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Takes up a line; what follows a `#` is a comment.
  init(_ text: Substring, number: Int, file: String) {
    self.file = file
    lineNumber = number
    scalars = Array(text.unicodeScalars.prefix { $0 != "#" })
    skipSpace()
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index >= scalars.count }
  /// Where the next thing begins.
  var position: SourcePosition { SourcePosition(line: lineNumber, column: index + 1) }

  /// Returns the text from a position of this line up to here, without space at its end.
  func text(from start: SourcePosition) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[(start.column - 1)..<index])
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Takes a sign if it comes next.
  mutating func take(_ sign: String) -> Bool {
    let wanted = Array(sign.unicodeScalars)
    guard scalars[index...].starts(with: wanted) else { return false }
    index += wanted.count
    skipSpace()
    return true
  }

  /// Returns the next word without taking it: letters, digits, `_` and `.`, not beginning with a digit.
  var nextWord: String? {
    guard let first = scalars[index...].first, Self.beginsWord(first) else { return nil }
    var word = ""
    word.unicodeScalars.append(
      contentsOf: scalars[index...].prefix { Self.beginsWord($0) || Self.continuesWord($0) })
    return word
  }

  /// Takes the next word.
  ///
  /// - Throws: `DocumentError` where there is none.
  mutating func word(expected: String) throws(DocumentError) -> Script.Name {
    guard let word = nextWord else { throw failure(expected: expected) }
    let name = Script.Name(text: word, position: position)
    index += word.unicodeScalars.count
    skipSpace()
    return name
  }

  /// Takes a number without a sign.
  ///
  /// - Returns: nil where none comes next.
  /// - Throws: `DocumentError` where it is too large for a number.
  mutating func number() throws(DocumentError) -> Double? {
    let digits = scalars[index...].prefix { Self.isDigit($0) || $0 == "." }
    guard digits.contains(where: Self.isDigit) else { return nil }
    var end = index + digits.count
    // An exponent, where digits follow it.
    if end < scalars.count, scalars[end] == "e" || scalars[end] == "E" {
      var next = end + 1
      if next < scalars.count, scalars[next] == "-" || scalars[next] == "+" { next += 1 }
      let exponent = scalars[min(next, scalars.count)...].prefix(while: Self.isDigit)
      if !exponent.isEmpty { end = next + exponent.count }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[index..<end])
    guard let value = Double(text), value.isFinite else {
      throw failure(found: text, expected: "a number")
    }
    index = end
    skipSpace()
    return value
  }

  /// Refuses anything that is left.
  mutating func end(after: String) throws(DocumentError) {
    if !isAtEnd { throw failure(expected: "the end of the line after \(after)") }
  }

  /// The error of something else than expected.
  func failure(
    found: String? = nil, expected: String, at position: SourcePosition? = nil,
    kind: DocumentError.Kind = .syntax
  ) -> DocumentError {
    DocumentError(
      kind, file: file, position: position ?? self.position, found: found ?? next,
      expected: expected)
  }

  /// What comes next, in words.
  private var next: String {
    if let word = nextWord { return "\"\(word)\"" }
    guard let first = scalars[index...].first else { return "the end of the line" }
    return "\"\(String(Character(first)))\""
  }

  private mutating func skipSpace() {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func beginsWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  private static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || isDigit(scalar)
  }
}
