import Foundation
import LayoutDocument

/// The `layout` command.
package enum CommandLineTool {
  /// The version that `layout --version` prints.
  package static let version = "0.1.0"

  /// Runs the command line of this process and ends it.
  @MainActor package static func main() -> Never {
    let system = ProcessSystem()
    let code = run(CommandLine.arguments.dropFirst(), on: system)
    if let problem = system.resultProblem {
      system.printMessage("layout: cannot write \(problem.path): \(problem.reason)\n")
      exit(ExitCode.cannotOpen.rawValue)
    }
    exit(code.rawValue)
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: The words behind the name of the program.
  ///   - system: What the command may read from and write to.
  /// - Returns: what to tell the shell.
  @MainActor package static func run(
    _ words: some Sequence<String>, on system: any CommandSystem
  ) -> ExitCode {
    let messages = Messages(system)
    do throws(CommandFailure) {
      return try run(Array(words), messages)
    } catch {
      messages.error(error)
      return error.code
    }
  }

  @MainActor private static func run(
    _ words: [String], _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    guard let first = words.first else {
      throw .usage(
        found: "no arguments", expected: "a file or a verb, for example: layout scene.json",
        verb: nil)
    }
    if first == "--version" {
      messages.result("layout \(version)\n")
      return .success
    }
    if first == "--help" || first == "-h" {
      messages.result(HelpText.overview)
      return .success
    }
    let verb: VerbDefinition
    var rest = words[...]
    if let named = VerbDefinition.all.first(where: { $0.name == first }) {
      verb = named
      rest.removeFirst()
    } else {
      try refuseMistypedVerb(words, messages)
      verb = .render
    }
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      messages.result(HelpText.text(of: verb))
      return .success
    }
    let arguments = try Arguments(rest, of: verb)
    try messages.adopt(arguments)
    return try verb.run(arguments, messages)
  }

  /// Refuses a word that is neither a verb nor a file and looks more like a verb.
  private static func refuseMistypedVerb(
    _ words: [String], _ messages: Messages
  ) throws(CommandFailure) {
    guard let word = words.first, !word.hasPrefix("-"), !messages.system.exists(word) else {
      return
    }
    let names = VerbDefinition.all.map(\.name)
    let hint = NearestWord.suggestion(for: word, among: names)
    // What has a point or a slash is meant as a file; so is one word alone that is like no verb.
    guard !word.contains(where: { $0 == "." || $0 == "/" }), hint != nil || words.count > 1 else {
      return
    }
    throw .usage(
      found: "the verb \"\(word)\"",
      expected: "a file or one of \(names.joined(separator: ", "))"
        + (hint.map { "; did you mean \"\($0)\"?" } ?? ""),
      verb: nil)
  }
}
