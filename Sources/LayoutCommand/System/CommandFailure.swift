/// Why a command gives up: a message for people and a code for the shell.
struct CommandFailure: Error {
  var code: ExitCode
  /// The message: what was found, what was expected, where to read on; at most three lines.
  var lines: [String]

  init(_ code: ExitCode, _ lines: [String]) {
    self.code = code
    self.lines = lines
  }

  /// The command line makes no sense.
  static func usage(found: String, expected: String, verb: String?) -> CommandFailure {
    CommandFailure(
      .usage,
      [
        "layout: found \(found)", "  expected \(expected)",
        "  see \"layout help\(verb.map { " \($0)" } ?? "")\"",
      ])
  }

  /// A file cannot be read.
  static func cannotRead(
    _ problem: FileProblem, kind: String, verb: String
  ) -> CommandFailure {
    CommandFailure(
      .cannotOpen,
      [
        "layout: cannot read \(problem.path): \(problem.reason)",
        "  expected \(kind), or - for the standard input", "  see \"layout help \(verb)\"",
      ])
  }

  /// A file cannot be written.
  static func cannotWrite(_ problem: FileProblem) -> CommandFailure {
    CommandFailure(
      .cannotOpen,
      [
        "layout: cannot write \(problem.path): \(problem.reason)",
        "  expected a path whose folder exists and can be written to",
      ])
  }
}
