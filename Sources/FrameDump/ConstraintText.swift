/// Writes conflicts and constraints as the lines of a dump.
enum ConstraintText {
  /// The word above the block of constraints.
  static let heading = "constraints"
  /// The column at which equations begin, so that most stand below each other and no line ever
  /// depends on another.
  private static let column = 15

  /// Returns the line of a conflict.
  static func line(of conflict: ConflictRecord) -> String {
    let members = conflict.members.isEmpty ? [conflict.broken] : conflict.members
    let names = members.map(NameText.constraint).joined(separator: ", ")
    return "conflict \(names); broke \(NameText.constraint(conflict.broken))"
  }

  /// Returns the lines of constraints, sorted by id; equal ids keep their order.
  static func lines(of constraints: [ConstraintRecord]) -> [String] {
    constraints.map { (NameText.constraint($0.id), $0) }
      .enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { line(of: $0.element.1, id: $0.element.0) }
  }

  private static func line(of constraint: ConstraintRecord, id: String) -> String {
    var line = "  " + id + String(repeating: " ", count: max(2, column - id.utf8.count))
    let equation = singleSpaced(constraint.equation)
    line += equation.isEmpty ? "_" : equation
    let kind = singleSpaced(constraint.kind ?? "")
    let priority = NumberText.text(of: constraint.priority)
    // Written even if required where a reader would take another word for it.
    let isNeeded = !kind.isEmpty || priorityIndex(in: words(of: equation)) != nil
    if priority != "1000" || isNeeded { line += " @\(priority)" }
    if !kind.isEmpty { line += " \(kind)" }
    let amount = NumberText.text(of: constraint.violation.magnitude)
    if amount != "0" { line += "  \(constraint.violation < 0 ? "short" : "over") \(amount)" }
    return line
  }

  /// Returns a text on one line with single spaces, because two of them part the line's columns.
  private static func singleSpaced(_ text: String) -> String {
    words(of: text).joined(separator: " ")
  }

  /// Returns what stands between spaces and whatever a line cannot hold.
  static func words(of text: String) -> [String] {
    text.unicodeScalars.split { $0.properties.isWhitespace || QuotedText.isUnsafe($0) }
      .map { String($0) }
  }

  /// Returns which word is the priority after an equation: the last that is `@` and a number.
  static func priorityIndex(in words: [String]) -> Int? {
    let index = words.lastIndex { word in
      word.utf8.first == UInt8(ascii: "@")
        && FrameTextLine.number(String(decoding: word.utf8.dropFirst(), as: UTF8.self)) != nil
    }
    return index == 0 ? nil : index
  }
}
