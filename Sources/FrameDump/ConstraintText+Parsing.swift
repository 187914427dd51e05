extension ConstraintText {
  /// Reads `conflict a, b; broke c`.
  static func conflict(from line: FrameTextLine) throws(FrameTextError) -> ConflictRecord {
    var line = line
    try line.expect("conflict")
    var members: [String] = []
    while true {
      let before = line
      var word = try line.expectWord("the id of a constraint")
      guard word.utf8.count > 1, let mark = word.utf8.last,
        mark == UInt8(ascii: ",") || mark == UInt8(ascii: ";")
      else { throw before.error(expected: "the id of a constraint and “,” or “;”") }
      word.unicodeScalars.removeLast()
      members.append(word)
      if mark == UInt8(ascii: ";") { break }
    }
    try line.expect("broke")
    let broken = try line.expectWord("the id of a constraint")
    try line.expectEnd()
    return ConflictRecord(members: members, broken: broken)
  }

  /// Reads `id  equation @priority kind  short amount`.
  static func constraint(from line: FrameTextLine) throws(FrameTextError) -> ConstraintRecord {
    var line = line
    let id = try line.expectWord("the id of a constraint")
    guard !line.isAtEnd else { throw line.error(expected: "an equation") }
    let (body, amount) = parted(line.rest)
    var violation = 0.0
    if let amount {
      let words = words(of: amount)
      guard words.count == 2, let number = FrameTextLine.number(words[1]),
        words[0] == "short" || words[0] == "over"
      else {
        throw line.error(found: "“\(amount)”", expected: "“short” or “over” and a number")
      }
      violation = words[0] == "short" ? -number : number
    }
    let words = words(of: body)
    guard let index = priorityIndex(in: words),
      let priority = FrameTextLine.number(
        String(decoding: words[index].utf8.dropFirst(), as: UTF8.self))
    else {
      return ConstraintRecord(
        id: id, equation: words.joined(separator: " "), violation: violation)
    }
    let kind = words[(index + 1)...].joined(separator: " ")
    return ConstraintRecord(
      id: id, equation: words[..<index].joined(separator: " "), priority: priority,
      kind: kind.isEmpty ? nil : kind, violation: violation)
  }

  /// Returns what stands before and after the first two spaces in a row.
  private static func parted(_ text: String) -> (body: String, amount: String?) {
    let bytes = Array(text.utf8)
    let space = UInt8(ascii: " ")
    guard
      let index = bytes.indices.dropLast().first(where: {
        bytes[$0] == space && bytes[$0 + 1] == space
      })
    else { return (text, nil) }
    let rest = bytes[index...].drop { $0 == space }
    guard !rest.isEmpty else { return (String(decoding: bytes[..<index], as: UTF8.self), nil) }
    return (
      String(decoding: bytes[..<index], as: UTF8.self), String(decoding: rest, as: UTF8.self)
    )
  }
}
