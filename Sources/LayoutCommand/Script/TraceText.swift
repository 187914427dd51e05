import Cassowary

/// A trace as text: each statement, and below it the steps of solving.
enum TraceText {
  /// Returns the lines, each with its end.
  static func lines(_ trace: [ScriptRun.TracedStatement]) -> [String] {
    var lines: [String] = []
    for statement in trace {
      let remark = statement.isRefused ? "  (refused)" : ""
      lines.append("\(statement.line): \(statement.text)\(remark)\n")
      for (index, step) in statement.steps.enumerated() {
        lines.append("  \(index + 1). \(word(for: step.kind)): \(step.text)\n")
      }
      if !statement.isRefused {
        let values = statement.values.map { "\($0.name) = \(ScriptNumber.text(of: $0.value))" }
        lines.append("  so \(values.joined(separator: ", "))\n")
      }
    }
    return lines
  }

  /// What kind of step it is, in a word.
  static func word(for kind: TraceStep.Kind) -> String {
    switch kind {
    case .elimination: "eliminate"
    case .redundancy: "redundant"
    case .cost: "cost"
    case .objective: "minimise"
    case .pivot: "pivot"
    case .flip: "move"
    case .contradiction: "contradiction"
    }
  }
}
