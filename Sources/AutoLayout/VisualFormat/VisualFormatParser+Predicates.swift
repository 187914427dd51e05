extension VisualFormatParser {
  /// Where a predicate stands.
  enum Place {
    /// Among others in parentheses.
    case list
    /// Between two dashes, on its own.
    case bareDistance
  }

  /// Reads predicates in parentheses, from the opening one on.
  mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    advance()
    var predicates = [try predicate(in: .list)]
    while token.kind == .sign(",") {
      advance()
      predicates.append(try predicate(in: .list))
    }
    guard token.kind == .sign(")") else {
      throw failure(.missingParenthesis, expected: "',', '@' or ')' after the predicate")
    }
    advance()
    return predicates
  }

  /// Reads one predicate.
  mutating func predicate(
    in place: Place
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    let object = try term("a number or a name", allowsSign: place == .list)
    guard token.kind == .sign("@") else {
      return VisualFormat.Predicate(relation: relation, object: object, priority: nil)
    }
    advance()
    let written = token
    let priority = try term("a priority", allowsSign: true)
    if case .number(let number) = priority.value, !LayoutPriority(number).isValid {
      throw VisualFormatError.badPriority(
        number, offset: written.offset, found: "\(priority)", format: source)
    }
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutRelation {
    guard token.kind == .relation else { return .equal }
    guard let relation = LayoutRelation(rawValue: token.text) else {
      let meant = ["=": "==", "<": "<=", ">": ">=", "≤": "<=", "≥": ">=", "=<": "<=", "=>": ">="]
      throw failure(
        .unknownRelation, expected: "'==', '<=' or '>='",
        advice: meant[token.text].map { "Did you mean '\($0)'?" })
    }
    advance()
    return relation
  }

  /// Reads a number or name, with a sign before a number where that is allowed.
  private mutating func term(
    _ expected: String, allowsSign: Bool
  ) throws(VisualFormatError) -> VisualFormat.Term {
    let start = token
    var sign = 1.0
    if start.kind == .sign("-") || start.kind == .sign("+") {
      guard allowsSign else {
        throw failure(
          .bareNegativeNumber, expected: "\(expected) without a sign",
          advice: "A distance with a sign needs parentheses, as in '-(-8)-'.")
      }
      sign = start.kind == .sign("-") ? -1 : 1
      advance()
      if token.kind == .name {
        throw failure(
          .unexpectedText, expected: "a number after '\(start.text)'",
          advice: "Put the sign into the metric's value.")
      }
    }
    let value: VisualFormat.Term.Value
    switch token.kind {
    case .number(let number): value = .number(sign * number)
    case .name:
      try refuseDots(in: token)
      value = .name(token.text)
    case .badNumber:
      throw failure(
        .badNumber, expected: "a number such as 8, 0.5 or 1e3",
        advice: "Numbers are points and have no unit.")
    default: throw failure(.unexpectedText, expected: expected)
    }
    advance()
    return VisualFormat.Term(value: value, offset: start.offset)
  }
}
