import LayoutDocument

/// Reads constraint scripts.
struct ScriptReader {
  private let file: String
  private var line: ScriptLine
  private var depth = 0

  private static let deepest = 200

  /// Reads a whole script.
  ///
  /// - Parameters:
  ///   - bytes: the script in UTF-8, one statement a line.
  ///   - file: its name, for messages.
  /// - Returns: the statements.
  /// - Throws: `DocumentError` at the first line that makes no sense.
  static func script(_ bytes: [UInt8], file: String) throws(DocumentError) -> Script {
    let text = try ScriptText.text(of: bytes, file: file)
    var statements: [Script.Statement] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, text) in lines.enumerated() {
      var reader = ScriptReader(
        file: file, line: ScriptLine(text, number: index + 1, file: file))
      if let statement = try reader.statement() { statements.append(statement) }
    }
    return Script(file: file, statements: statements)
  }

  private mutating func statement() throws(DocumentError) -> Script.Statement? {
    guard !line.isAtEnd else { return nil }
    let start = line.position
    let action = try action()
    return Script.Statement(position: start, action: action, text: line.text(from: start))
  }

  private mutating func action() throws(DocumentError) -> Script.Action {
    let begin = line
    guard let word = line.nextWord else { return try constraint(named: nil) }
    let first = try line.word(expected: "a statement")
    if line.take(":") { return try constraint(named: first) }
    switch word {
    case "var" where line.nextWord != nil: return .declare(try names())
    case "edit" where line.nextWord != nil:
      let name = try line.word(expected: "a variable")
      let start = line.position
      let strength = try self.strength(isNeeded: true)
      guard strength < 1000 else {
        throw line.failure(
          found: "\"\(line.text(from: start))\"",
          expected: "a strength below 1000, for an edit is a wish and cannot be required",
          at: start, kind: .badPriority)
      }
      try line.end(after: "the strength")
      return .edit(name, strength: strength)
    case "suggest" where line.nextWord != nil:
      let name = try line.word(expected: "a variable")
      return .suggest(name, try lastNumber())
    case "remove" where line.nextWord != nil:
      let name = try line.word(expected: "the name of a constraint")
      try line.end(after: "the name")
      return .remove(name)
    case "set" where line.nextWord != nil:
      let name = try line.word(expected: "the name of a constraint")
      guard line.take("=") else { throw line.failure(expected: "= and a number") }
      return .set(name, try lastNumber())
    case "print" where line.isAtEnd || line.nextWord != nil: return .print(try names())
    case "expect" where !line.isAtEnd:
      if line.nextWord == "unsatisfiable" {
        _ = try line.word(expected: "unsatisfiable")
        try line.end(after: "unsatisfiable")
        return .expectUnsatisfiable
      }
      let relation = try self.relation()
      try line.end(after: "the relation")
      return .expect(relation)
    default:
      // No statement begins so: the word is the first variable of a constraint.
      line = begin
      return try constraint(named: nil)
    }
  }

  private mutating func names() throws(DocumentError) -> [Script.Name] {
    var names: [Script.Name] = []
    while !line.isAtEnd { names.append(try line.word(expected: "a variable")) }
    return names
  }

  private mutating func lastNumber() throws(DocumentError) -> Double {
    let start = line.position
    let value = try sum()
    guard value.isNumber else {
      throw line.failure(
        found: "\"\(line.text(from: start))\"", expected: "a number", at: start)
    }
    try checkSize(of: [value], from: start)
    try line.end(after: "the number")
    return value.constant
  }

  private mutating func constraint(named name: Script.Name?) throws(DocumentError) -> Script.Action
  {
    let relation = try self.relation()
    let strength = try self.strength(isNeeded: false)
    try line.end(after: "the constraint")
    return .add(
      name: name,
      Script.Relation(
        left: relation.left, sign: relation.sign, right: relation.right, strength: strength,
        text: relation.text))
  }

  private mutating func relation() throws(DocumentError) -> Script.Relation {
    let start = line.position
    let left = try sum()
    let sign: Script.Sign
    if line.take("==") {
      sign = .equal
    } else if line.take("<=") {
      sign = .lessOrEqual
    } else if line.take(">=") {
      sign = .greaterOrEqual
    } else {
      throw line.failure(expected: "==, <= or >=")
    }
    let right = try sum()
    try checkSize(of: [left, right], from: start)
    return Script.Relation(
      left: left, sign: sign, right: right, strength: 1000, text: line.text(from: start))
  }

  private func checkSize(
    of expressions: [Script.Expression], from start: SourcePosition
  ) throws(DocumentError) {
    guard !expressions.allSatisfy(\.isFinite) else { return }
    throw line.failure(
      found: "arithmetic that goes beyond the largest number, about 1.8e308",
      expected: "smaller numbers", at: start)
  }

  private mutating func strength(isNeeded: Bool) throws(DocumentError) -> Double {
    guard line.take("@") else {
      if isNeeded { throw line.failure(expected: "@ and a strength") }
      return 1000
    }
    let start = line.position
    switch line.nextWord {
    case "required":
      _ = try line.word(expected: "a strength")
      return 1000
    case "high":
      _ = try line.word(expected: "a strength")
      return 750
    case "low":
      _ = try line.word(expected: "a strength")
      return 250
    default: break
    }
    let isNegative = line.take("-")
    guard let value = try line.number() else {
      throw line.failure(
        expected: "a strength: a number above 0 up to 1000, required, high or low")
    }
    guard !isNegative, value > 0, value <= 1000 else {
      throw line.failure(
        found: line.text(from: start), expected: "a strength above 0 up to 1000", at: start,
        kind: .badPriority)
    }
    return value
  }

  // MARK: Arithmetic

  private mutating func sum() throws(DocumentError) -> Script.Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw line.failure(
        found: "parentheses \(Self.deepest) deep", expected: "a simpler expression",
        kind: .tooDeep)
    }
    var result = try product()
    while true {
      if line.take("+") {
        result += try product()
      } else if line.take("-") {
        result += try product() * -1
      } else {
        return result
      }
    }
  }

  private mutating func product() throws(DocumentError) -> Script.Expression {
    var result = try factor()
    while true {
      let start = line.position
      if line.take("*") {
        let other = try factor()
        guard result.isNumber || other.isNumber else {
          throw line.failure(
            found: "a product of two variables", expected: "a number on one side of *", at: start)
        }
        result = other.isNumber ? result * other.constant : other * result.constant
      } else if line.take("/") {
        let at = line.position
        let other = try factor()
        guard other.isNumber, other.constant != 0 else {
          throw line.failure(
            found: other.isNumber ? "a division by 0" : "a division by a variable",
            expected: "a number other than 0 behind /", at: at)
        }
        result = result * (1 / other.constant)
      } else {
        return result
      }
    }
  }

  private mutating func factor() throws(DocumentError) -> Script.Expression {
    // A row of signs is one sign; counting them keeps a long row from nesting.
    var isNegative = false
    while true {
      if line.take("-") { isNegative.toggle() } else if !line.take("+") { break }
    }
    let value: Script.Expression
    if let number = try line.number() {
      value = Script.Expression(constant: number)
    } else if line.take("(") {
      value = try sum()
      guard line.take(")") else { throw line.failure(expected: ")") }
    } else {
      value = Script.Expression(terms: [(try line.word(expected: "a number or a variable"), 1)])
    }
    return isNegative ? value * -1 : value
  }
}
