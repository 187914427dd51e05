/// The text of help.
enum HelpText {
  /// What `layout help` prints.
  static var overview: String {
    let width = VerbDefinition.all.map { usage($0).count }.max() ?? 0
    let verbs = VerbDefinition.all.map { verb in
      "  \(padded(usage(verb), to: width))  \(verb.summary)"
    }
    return lines(
      [
        "layout \(CommandLineTool.version): Apple's Auto Layout, on Linux, without a screen", "",
        "usage: layout [VERB] [OPTION…] FILE", "",
      ] + verbs + [
        "", "Without a verb a file is rendered; - is the standard input.",
        "\"layout help VERB\" says what a verb does and which options it has.", "",
        "exit codes: 0 fine, 1 differences, 2 unsatisfiable,",
        "64 usage, 65 bad data, 66 cannot open, 70 a mistake of ours",
      ])
  }

  /// What `layout help VERB` prints.
  static func text(of verb: VerbDefinition) -> String {
    var result = ["usage: layout \(usage(verb))", "", verb.summary]
    if !verb.details.isEmpty { result += [""] + verb.details }
    let options = verb.options + [.help]
    let width = options.map(\.usage.count).max() ?? 0
    result += ["", "options:"]
    result += options.map { "  \(padded($0.usage, to: width))  \($0.summary)" }
    return lines(result)
  }

  private static func usage(_ verb: VerbDefinition) -> String {
    verb.operands.isEmpty ? verb.name : "\(verb.name) \(verb.operands)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func lines(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}
