import LayoutDocument

/// A command line taken apart: the options of a verb and what else stands there.
struct Arguments {
  /// The name of the verb.
  let verb: String
  /// The words that are no options, in order.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Takes the words behind a verb apart.
  ///
  /// - Throws: `CommandFailure` where there is an option the verb does not have, or one without its
  ///   value.
  init(_ words: some Sequence<String>, of verb: VerbDefinition) throws(CommandFailure) {
    self.verb = verb.name
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      } else if word.hasPrefix("--") {
        try readLong(word, rest: &words, of: verb)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word, rest: &words, of: verb)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether an option is given.
  func has(_ option: OptionDefinition) -> Bool { values[option.name] != nil }

  /// The value of an option, the last one where it is given again.
  func value(_ option: OptionDefinition) -> String? { values[option.name] }

  /// The error of a value that makes no sense.
  func failure(found: String, expected: String) -> CommandFailure {
    .usage(found: found, expected: expected, verb: verb)
  }

  /// Reads the value of an option as one of a set of words.
  ///
  /// - Throws: `CommandFailure` where it is another word.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: OptionDefinition, _ type: Choice.Type
  ) throws(CommandFailure) -> Choice? where Choice.RawValue == String {
    guard let word = value(option) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let hint = NearestWord.suggestion(for: word, among: words)
    throw failure(
      found: "\"\(word)\" for --\(option.name)",
      expected: "one of \(words.joined(separator: ", "))"
        + (hint.map { "; did you mean \"\($0)\"?" } ?? ""))
  }

  // MARK: Reading

  private mutating func readLong(
    _ word: String, rest: inout ArraySlice<String>, of verb: VerbDefinition
  ) throws(CommandFailure) {
    let body = word.dropFirst(2)
    let sign = body.firstIndex(of: "=")
    let name = String(body[..<(sign ?? body.endIndex)])
    guard let option = verb.options.first(where: { $0.name == name }) else {
      throw unknown("--\(name)", among: verb)
    }
    let given = sign.map { String(body[body.index(after: $0)...]) }
    try read(option, written: "--\(name)", given: given, rest: &rest)
  }

  private mutating func readShort(
    _ word: String, rest: inout ArraySlice<String>, of verb: VerbDefinition
  ) throws(CommandFailure) {
    let letter = word[word.index(after: word.startIndex)]
    let written = "-\(letter)"
    guard let option = verb.options.first(where: { $0.letter == letter }) else {
      // One dash before a long name is a frequent slip.
      throw unknown(word, among: verb)
    }
    var given: String?
    let body = word.dropFirst(2)
    if !body.isEmpty {
      guard body.first == "=" || option.value != nil else { throw unknown(word, among: verb) }
      given = String(body.first == "=" ? body.dropFirst() : body)
    }
    try read(option, written: written, given: given, rest: &rest)
  }

  private mutating func read(
    _ option: OptionDefinition, written: String, given: String?, rest: inout ArraySlice<String>
  ) throws(CommandFailure) {
    guard let placeholder = option.value else {
      if let given {
        throw failure(found: "\(written) with the value \"\(given)\"", expected: "no value")
      }
      values[option.name] = ""
      return
    }
    var value = given
    if value == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") || isNumber(next) {
      value = rest.popFirst()
    }
    guard let value, !value.isEmpty else {
      throw failure(found: "\(written) without a value", expected: "\(written) \(placeholder)")
    }
    values[option.name] = value
  }

  /// Whether a word is a number below zero, or begins with one, and so is no option.
  private func isNumber(_ word: String) -> Bool {
    word.dropFirst().first.map { $0.isASCII && ($0.isNumber || $0 == ".") } ?? false
  }

  private func unknown(_ word: String, among verb: VerbDefinition) -> CommandFailure {
    let name = String(word.drop { $0 == "-" })
    let names = verb.options.map(\.name)
    let hint = names.contains(name) ? name : NearestWord.suggestion(for: name, among: names)
    return failure(
      found: "the option \(word)",
      expected: "an option of \"layout \(verb.name)\""
        + (hint.map { "; did you mean --\($0)?" } ?? ""))
  }
}
