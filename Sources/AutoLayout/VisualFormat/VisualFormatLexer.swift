/// A word or sign of a visual format.
struct VisualFormatToken {
  /// The kinds of token.
  enum Kind: Hashable {
    /// One of `-|[](),@:+`.
    case sign(Character)
    /// A run of `<`, `>`, `=` and their like, known relation or not.
    case relation
    /// A number.
    case number(Double)
    /// Something that begins as a number and is none.
    case badNumber
    /// A name, with any dots in it.
    case name
    /// A character that has no place in a format.
    case stray
    /// The end of the text.
    case end
  }

  /// What the token is.
  let kind: Kind
  /// The characters of the token.
  let text: String
  /// The place of the first of them, in characters from the beginning of the format.
  let offset: Int
}

/// Cuts a visual format into tokens.
///
/// It refuses nothing: what cannot be read becomes a token that the parser reports when it gets
/// there, so that the first fault in the text is the one that is told.
struct VisualFormatLexer {
  private let characters: [Character]
  private var position = 0

  /// Creates a lexer for a format.
  init(_ format: String) {
    characters = Array(format)
  }

  /// Returns all tokens, the last of which is the end.
  static func tokens(of format: String) -> [VisualFormatToken] {
    var lexer = VisualFormatLexer(format)
    var tokens: [VisualFormatToken] = []
    repeat { tokens.append(lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() -> VisualFormatToken {
    skip { $0.isWhitespace }
    let start = position
    guard let character = peek() else {
      return VisualFormatToken(kind: .end, text: "", offset: start)
    }
    let kind: VisualFormatToken.Kind
    if Self.signs.contains(character) {
      position += 1
      kind = .sign(character)
    } else if Self.relationSigns.contains(character) {
      skip { Self.relationSigns.contains($0) }
      kind = .relation
    } else if character.isNameStart {
      skip { $0.isNameStart || $0.isDecimalDigit || $0 == "." }
      kind = .name
    } else if character.isDecimalDigit || character == "." && peek(1)?.isDecimalDigit == true {
      kind = number()
    } else {
      position += 1
      kind = .stray
    }
    return VisualFormatToken(kind: kind, text: text(from: start), offset: start)
  }

  /// Reads a number as C does, and takes in what is stuck to its end.
  private mutating func number() -> VisualFormatToken.Kind {
    let start = position
    skip { $0.isDecimalDigit }
    var end = text(from: start)
    if peek() == "." {
      position += 1
      let fraction = position
      skip { $0.isDecimalDigit }
      end = (end.isEmpty ? "0" : end) + "." + (position > fraction ? text(from: fraction) : "0")
    }
    if peek() == "e" || peek() == "E" {
      let signed = peek(1) == "-" || peek(1) == "+"
      if peek(signed ? 2 : 1)?.isDecimalDigit == true {
        let exponent = position
        position += signed ? 2 : 1
        skip { $0.isDecimalDigit }
        end += text(from: exponent)
      }
    }
    let last = position
    skip { $0.isNameStart || $0.isDecimalDigit || $0 == "." }
    guard position == last, let number = Double(end), number.isFinite else { return .badNumber }
    return .number(number)
  }

  private func peek(_ distance: Int = 0) -> Character? {
    position + distance < characters.count ? characters[position + distance] : nil
  }

  private mutating func skip(while condition: (Character) -> Bool) {
    while let character = peek(), condition(character) { position += 1 }
  }

  private func text(from start: Int) -> String { String(characters[start..<position]) }

  private static let signs: Set<Character> = ["-", "|", "[", "]", "(", ")", ",", "@", ":", "+"]
  private static let relationSigns: Set<Character> = ["<", ">", "=", "!", "≤", "≥", "≠"]
}

extension Character {
  /// Whether a name can begin with the character.
  fileprivate var isNameStart: Bool { isASCII && isLetter || self == "_" }

  /// Whether the character is one of the ten digits.
  fileprivate var isDecimalDigit: Bool { ("0"..."9").contains(self) }
}
