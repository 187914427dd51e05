import Frames

/// Reads a visual format from left to right, one token ahead, without going back.
struct VisualFormatParser {
  /// The text of the format.
  let source: String
  private let tokens: [VisualFormatToken]
  private var index = 0

  /// Creates a parser for a format.
  init(_ source: String) {
    self.source = source
    tokens = VisualFormatLexer.tokens(of: source)
  }

  /// Returns the format.
  ///
  /// - Throws: `VisualFormatError` at the first fault.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard token.kind != .end else {
      throw failure(
        .emptyFormat, expected: "at least one view", advice: "Write a view in brackets, as '[a]'.")
    }
    let axis = try orientation()
    let head = try head()
    var boxes = [try box()]
    var gaps: [VisualFormat.Gap] = []
    var tail: VisualFormat.SuperviewTie?
    while token.kind != .end {
      let gap = try gap(after: .view)
      if token.kind == .sign("|") {
        tail = VisualFormat.SuperviewTie(gap: gap, offset: token.offset)
        advance()
        guard token.kind == .end else {
          throw failure(.unexpectedText, expected: "nothing after the superview's edge")
        }
      } else {
        boxes.append(try box())
        gaps.append(gap)
      }
    }
    return VisualFormat(
      source: source, axis: axis, head: head, boxes: boxes, gaps: gaps, tail: tail)
  }

  // MARK: The parts of a format

  /// What stands before a gap, and what can follow it.
  private enum Neighbour: String {
    case view = "'-', '[', '|' or the end after a view"
    case superview = "'-' or '[' after '|'"
  }

  private mutating func orientation() throws(VisualFormatError) -> LayoutAxis {
    let first = token
    let startsWithAxis = first.kind == .name || first.kind == .sign(":")
    guard startsWithAxis else { return .horizontal }
    let axis: LayoutAxis? = first.text == "H" ? .horizontal : first.text == "V" ? .vertical : nil
    guard let axis else {
      let upper = first.text.uppercased()
      let isLowerCase = upper == "H" || upper == "V"
      throw failure(
        .badOrientation, expected: "'H:', 'V:', '|' or '['",
        advice: isLowerCase ? "Write '\(upper):', in upper case." : bracketAdvice(first))
    }
    advance()
    guard token.kind == .sign(":") else {
      throw failure(
        .badOrientation, expected: "':' after '\(first.text)'",
        advice: "Write '\(first.text):' for a \(axis.rawValue) format.")
    }
    advance()
    return axis
  }

  private mutating func head() throws(VisualFormatError) -> VisualFormat.SuperviewTie? {
    let pipe = token
    guard pipe.kind == .sign("|") else { return nil }
    advance()
    return VisualFormat.SuperviewTie(gap: try gap(after: .superview), offset: pipe.offset)
  }

  private mutating func box() throws(VisualFormatError) -> VisualFormat.Box {
    guard token.kind == .sign("[") else {
      throw failure(
        .missingBracket, expected: "a view, which begins with '['", advice: bracketAdvice(token))
    }
    advance()
    let name = token
    guard name.kind == .name else {
      throw failure(
        .badName, expected: "the name of a view", advice: nameAdvice)
    }
    try refuseDots(in: name)
    advance()
    let predicates = token.kind == .sign("(") ? try predicateList() : []
    guard token.kind == .sign("]") else {
      let expected = predicates.isEmpty ? "'(' or ']' after the name" : "']' after ')'"
      let goesOn = [.stray, .name, .sign("-")].contains(token.kind) && predicates.isEmpty
      throw failure(.missingBracket, expected: expected, advice: goesOn ? nameAdvice : nil)
    }
    advance()
    return VisualFormat.Box(name: name.text, offset: name.offset, predicates: predicates)
  }

  private mutating func gap(
    after neighbour: Neighbour
  ) throws(VisualFormatError) -> VisualFormat.Gap {
    switch token.kind {
    case .sign("["): return .flush
    case .sign("|") where neighbour == .view: return .flush
    case .sign("-"): advance()
    default:
      let closesNothing = token.kind == .sign("]") || token.kind == .sign(")")
      throw failure(
        .unexpectedText, expected: neighbour.rawValue,
        advice: closesNothing ? "It closes nothing that is open." : bracketAdvice(token))
    }
    let distances: [VisualFormat.Predicate]
    switch token.kind {
    case .sign("["), .sign("|"): return .standard
    case .sign("("): distances = try predicateList()
    case .relation, .number, .badNumber, .name: distances = [try predicate(in: .bareDistance)]
    case .sign("-"):
      throw failure(
        .bareNegativeNumber, expected: "a distance, '[' or '|' after '-'",
        advice: "A negative distance needs parentheses, as in '-(-8)-'.")
    default: throw failure(.unexpectedText, expected: "a distance, '[' or '|' after '-'")
    }
    guard token.kind == .sign("-") else {
      throw failure(.missingDash, expected: "'-' after the distance", advice: distanceAdvice)
    }
    advance()
    guard token.kind == .sign("[") || token.kind == .sign("|") else {
      throw failure(.unexpectedText, expected: "'[' or '|' after the distance")
    }
    return .distances(distances)
  }

  // MARK: Faults

  private var nameAdvice: String {
    "A name begins with a letter or '_' and goes on with letters, digits and '_'."
  }

  private var distanceAdvice: String? {
    switch token.kind {
    case .sign(","): "Several predicates need parentheses, as in '-(>=8,<=20)-'."
    case .sign("("): "A distance is no view: sizes in parentheses belong into brackets."
    default: nil
    }
  }

  private func bracketAdvice(_ token: VisualFormatToken) -> String? {
    token.kind == .name ? "Views are written in brackets, as '[\(token.text)]'." : nil
  }

  /// Refuses a name with a dot in it.
  func refuseDots(in name: VisualFormatToken) throws(VisualFormatError) {
    guard let dot = name.text.firstIndex(of: ".") else { return }
    let column = name.text.distance(from: name.text.startIndex, to: dot)
    let last = name.text.split(separator: ".").last.map(String.init) ?? "view"
    throw VisualFormatError(
      kind: .badName, format: source, offset: name.offset + column, found: "'.'",
      expected: "a plain name",
      advice: "Give '\(name.text)' under a name without a dot, as '\(last)'.")
  }

  /// Returns a fault at the current token.
  func failure(
    _ kind: VisualFormatError.Kind, expected: String, advice: String? = nil
  ) -> VisualFormatError {
    let isEnd = token.kind == .end
    return VisualFormatError(
      kind: isEnd && kind != .emptyFormat ? .unexpectedEnd : kind, format: source,
      offset: token.offset, found: isEnd ? "the end of the format" : "'\(token.text)'",
      expected: expected, advice: advice)
  }

  /// The current token.
  var token: VisualFormatToken { tokens[index] }

  /// Goes on to the next token; stays at the end.
  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }
}
