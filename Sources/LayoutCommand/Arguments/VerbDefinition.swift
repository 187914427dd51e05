/// A verb of the command line: its words for help, and what it does.
struct VerbDefinition: Sendable {
  /// The word itself.
  let name: String
  /// What stands behind the verb, for help.
  let operands: String
  /// What the verb does, in one line.
  let summary: String
  /// What else there is to say, in paragraphs of lines.
  let details: [String]
  /// The options, in the order help prints them.
  let options: [OptionDefinition]
  /// Runs the verb.
  let run: @MainActor @Sendable (Arguments, Messages) throws(CommandFailure) -> ExitCode

  /// All verbs, in the order help prints them.
  static let all: [VerbDefinition] = [
    .render, .check, .solve, .visualFormat, .measure, .devices, .help,
  ]
}
