/// Reads a constraint written as one line: `c1: a.leading == 0.5 * b.width + 8 @ 750`.
///
/// The identifier and the priority may be left out. The right side is a sum of numbers and at most
/// one attribute, which a number may multiply from either side or divide.
struct ConstraintSentence {
  private let characters: [Character]
  private var offset = 0
  private let cursor: JSONCursor
  private var reader: SceneReader?

  init(_ text: String, cursor: JSONCursor) {
    characters = Array(text)
    self.cursor = cursor
  }

  /// Returns the identifier a sentence begins with.
  static func id(_ text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let id = text[..<colon].drop(while: \.isWhitespace)
    let end = id.lastIndex { !$0.isWhitespace }
    return end.map { String(id[...$0]) }
  }

  /// Reads the sentence; `unnamed` is the constraint's identifier if it has none.
  mutating func constraint(
    unnamed: String, reader: SceneReader
  ) throws(DocumentError) -> SceneConstraint {
    self.reader = reader
    var id = unnamed
    if let colon = characters.firstIndex(of: ":") {
      guard let name = Self.id(String(characters)) else {
        throw error(found: "a \":\" without a name", expected: "an identifier before \":\"")
      }
      id = name
      offset = colon + 1
    }
    let first = try anchor()
    let relation = try relation()
    let sum = try sum()
    var priority = SceneConstraint.PlacedNumber(value: 1000, position: cursor.position)
    skipSpace()
    if take("@") {
      skipSpace()
      let place = position
      priority = .init(value: try number(), position: place)
      skipSpace()
    }
    guard offset == characters.count else {
      throw error(found: quotedHere, expected: "the end of the constraint")
    }
    return SceneConstraint(
      position: cursor.position, path: cursor.trail.path, id: id, first: first,
      relation: relation, second: sum.anchor,
      multiplier: .init(value: sum.multiplier, position: cursor.position),
      constant: .init(value: sum.constant, position: cursor.position), priority: priority,
      isActive: true)
  }

  // MARK: Parts

  private struct Sum {
    var anchor: SceneAnchor?
    var multiplier = 1.0
    var constant = 0.0
  }

  private mutating func sum() throws(DocumentError) -> Sum {
    var sum = Sum()
    var sign = 1.0
    skipSpace()
    if take("-") { sign = -1 } else if take("+") { sign = 1 }
    while true {
      skipSpace()
      let start = offset
      let term = try term()
      if let anchor = term.anchor {
        guard sum.anchor == nil else {
          offset = start
          throw error(
            found: "a second attribute, \(quotedHere)",
            expected: "at most one attribute on the right side")
        }
        sum.anchor = anchor
        sum.multiplier = sign * term.multiplier
      } else {
        sum.constant += sign * term.constant
      }
      skipSpace()
      if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return sum }
    }
  }

  /// Reads a product of numbers and at most one attribute.
  private mutating func term() throws(DocumentError) -> Sum {
    var anchor: SceneAnchor?
    var factor = 1.0
    var divides = false
    while true {
      skipSpace()
      if isNumberNext {
        let number = try number()
        factor = divides ? factor / number : factor * number
      } else {
        guard anchor == nil, !divides else {
          throw error(found: quotedHere, expected: "a number")
        }
        anchor = try self.anchor()
      }
      skipSpace()
      if take("*") { divides = false } else if take("/") { divides = true } else { break }
    }
    return anchor == nil
      ? Sum(constant: factor) : Sum(anchor: anchor, multiplier: factor)
  }

  private mutating func relation() throws(DocumentError) -> SceneConstraint.Relation {
    skipSpace()
    for (sign, relation): (String, SceneConstraint.Relation) in [
      ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ] where characters[offset...].starts(with: sign) {
      offset += 2
      return relation
    }
    throw error(found: quotedHere, expected: "==, <= or >=")
  }

  private mutating func anchor() throws(DocumentError) -> SceneAnchor {
    skipSpace()
    let place = position
    let path = path()
    guard !path.isEmpty, let reader else {
      throw error(found: quotedHere, expected: "an item's attribute such as \"label.leading\"")
    }
    return try reader.anchor(path, cursor: cursor, position: place)
  }

  /// Reads the path of an attribute.
  ///
  /// Identifiers may hold `-`, so a path ends at the first word behind a point that is an
  /// attribute, or else at a space or sign.
  private mutating func path() -> String {
    let start = offset
    var wordStart: Int?
    while offset < characters.count {
      let character = characters[offset]
      guard !character.isWhitespace, !"*/+=<>@".contains(character) else { break }
      if character == "." {
        wordStart = offset + 1
      } else if character == "-", let wordStart,
        SceneAttribute(rawValue: String(characters[wordStart..<offset])) != nil
      {
        break
      }
      offset += 1
    }
    return String(characters[start..<offset])
  }

  // MARK: Numbers

  private var isNumberNext: Bool {
    guard offset < characters.count else { return false }
    // An identifier may begin with a digit; then a point and a letter follow somewhere.
    var place = offset
    guard characters[place].isASCII, characters[place].isNumber || characters[place] == "." else {
      return false
    }
    while place < characters.count, characters[place].isASCII,
      characters[place].isNumber || ".eE".contains(characters[place])
    {
      place += 1
    }
    return place == characters.count
      || !(characters[place].isLetter || characters[place] == "_"
        || (characters[place] == "." && place + 1 < characters.count))
  }

  private mutating func number() throws(DocumentError) -> Double {
    let start = offset
    if offset < characters.count, characters[offset] == "-" { offset += 1 }
    while offset < characters.count {
      let character = characters[offset]
      let isExponentSign =
        "+-".contains(character) && offset > start && "eE".contains(characters[offset - 1])
      guard (character.isASCII && character.isNumber) || ".eE".contains(character) || isExponentSign
      else { break }
      offset += 1
    }
    guard let number = Double(String(characters[start..<offset])), number.isFinite else {
      offset = start
      throw error(found: quotedHere, expected: "a number")
    }
    return number
  }

  // MARK: Places

  /// The place in the file, as far as the text holds no escapes.
  private var position: SourcePosition {
    cursor.position.advanced(
      byColumns: 1 + characters[..<offset].reduce(0) { $0 + $1.unicodeScalars.count })
  }

  private mutating func skipSpace() {
    while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard offset < characters.count, characters[offset] == character else { return false }
    offset += 1
    return true
  }

  private var quotedHere: String {
    offset < characters.count
      ? quoted(String(characters[offset...]), limit: 20) : "the end of the constraint"
  }

  private func error(found: String, expected: String) -> DocumentError {
    cursor.error(.badValue, found: found, expected: expected, at: position)
  }
}
