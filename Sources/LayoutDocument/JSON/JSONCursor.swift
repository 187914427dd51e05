/// A JSON value together with the file and the path of keys that lead to it.
///
/// Reading through a cursor checks types, and every mistake it finds is an error with its place
/// and its path.
struct JSONCursor {
  let value: JSONValue
  let file: String
  let trail: Trail

  /// The keys and indices from the document's outermost value to one inside it.
  indirect enum Trail {
    case root
    case key(Trail, String)
    case index(Trail, Int)

    /// The path as `root.children[0].id`.
    var path: String {
      var steps: [String] = []
      var trail = self
      while true {
        switch trail {
        case .root:
          return steps.reversed().joined()
        case .key(let outer, let key):
          if case .root = outer { steps.append(key) } else { steps.append(".\(key)") }
          trail = outer
        case .index(let outer, let index):
          steps.append("[\(index)]")
          trail = outer
        }
      }
    }
  }

  init(_ value: JSONValue, file: String, trail: Trail = .root) {
    self.value = value
    self.file = file
    self.trail = trail
  }

  var position: SourcePosition { value.position }

  var isNull: Bool {
    if case .null = value.content { true } else { false }
  }

  // MARK: Errors

  /// An error at the value, with its path.
  func error(
    _ kind: DocumentError.Kind, found: String, expected: String,
    at position: SourcePosition? = nil, constraint: String? = nil
  ) -> DocumentError {
    let path = trail.path
    let place = path.isEmpty ? "" : " at \(quoted(path, limit: 120))"
    return DocumentError(
      kind, file: file, position: position ?? self.position, found: found + place,
      expected: expected, constraint: constraint)
  }

  /// The error of a value of another type.
  func wrongType(expected: String) -> DocumentError {
    error(.wrongType, found: value.inWords, expected: expected)
  }

  // MARK: Values

  func string(_ meaning: String = "a text") throws(DocumentError) -> String {
    guard case .string(let string) = value.content else { throw wrongType(expected: meaning) }
    return string
  }

  func bool() throws(DocumentError) -> Bool {
    guard case .bool(let bool) = value.content else {
      throw wrongType(expected: "true or false")
    }
    return bool
  }

  /// Reads a number; the texts "NaN", "Infinity" and "-Infinity" stand for those numbers.
  func anyNumber() throws(DocumentError) -> Double {
    switch value.content {
    case .number(let number): return number
    case .string("NaN"): return .nan
    case .string("Infinity"): return .infinity
    case .string("-Infinity"): return -.infinity
    default: throw wrongType(expected: "a number")
    }
  }

  /// Reads a number that can be laid out with.
  func number() throws(DocumentError) -> Double {
    let number = try anyNumber()
    guard number.isFinite else {
      throw error(.nonFinite, found: value.inWords, expected: "a finite number")
    }
    guard abs(number) <= Self.greatestNumber else {
      throw error(
        .badValue, found: value.inWords,
        expected: "a number between -1000000000 and 1000000000")
    }
    return number
  }

  /// The greatest number, beyond which sums of lengths lose their pixels.
  ///
  /// Constants of constraints may be greater, for such a bound never bites.
  private static let greatestNumber = 1e9

  /// Reads a number that may be left open with null.
  func optionalNumber() throws(DocumentError) -> Double? {
    isNull ? nil : try number()
  }

  func integer(atLeast least: Int) throws(DocumentError) -> Int {
    let number = try number()
    guard let integer = Int(exactly: number), integer >= least else {
      throw error(.badValue, found: value.inWords, expected: "a whole number, at least \(least)")
    }
    return integer
  }

  func elements(_ meaning: String = "an array") throws(DocumentError) -> [JSONCursor] {
    guard case .array(let elements) = value.content else { throw wrongType(expected: meaning) }
    return elements.enumerated().map { index, element in
      JSONCursor(element, file: file, trail: .index(trail, index))
    }
  }

  /// Reads an array of as many numbers as there are names for.
  func numbers(_ names: String...) throws(DocumentError) -> [Double] {
    let elements = try list(names)
    var result: [Double] = []
    for element in elements { result.append(try element.number()) }
    return result
  }

  /// Reads an array of as many numbers as there are names for, any of which may be null.
  func optionalNumbers(_ names: String...) throws(DocumentError) -> [Double?] {
    let elements = try list(names)
    var result: [Double?] = []
    for element in elements { result.append(try element.optionalNumber()) }
    return result
  }

  private func list(_ names: [String]) throws(DocumentError) -> [JSONCursor] {
    let meaning = "[\(names.joined(separator: ", "))]"
    let elements = try elements(meaning)
    guard elements.count == names.count else {
      throw error(
        .badValue, found: "an array of \(elements.count)", expected: meaning)
    }
    return elements
  }

  /// Reads a word that must be one of a set.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) throws(DocumentError) -> Choice where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    let list = words.count > 1 ? "one of \(words.joined(separator: ", "))" : words.joined()
    let word = try string(list)
    guard let choice = Choice(rawValue: word) else {
      let hint = NearestWord.suggestion(for: word, among: words)
      throw error(
        .badValue, found: value.inWords,
        expected: list + (hint.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    return choice
  }
}
