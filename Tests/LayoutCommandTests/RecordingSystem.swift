@testable import LayoutCommand

/// A world of a few files that remembers what is printed.
final class RecordingSystem: CommandSystem {
  var environment: [String: String] = [:]
  var messagesAreOnTerminal = false
  /// The files by path; `-` is the standard input.
  var files: [String: String] = [:]
  private(set) var result = ""
  private(set) var messages = ""

  func exists(_ path: String) -> Bool { files[path] != nil }

  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    guard let text = files[path] else {
      throw FileProblem(path: path, reason: "no such file or directory")
    }
    return Array(text.utf8)
  }

  func write(_ text: String, to path: String) throws(FileProblem) {
    guard !path.hasPrefix("locked/") else {
      throw FileProblem(path: path, reason: "permission denied")
    }
    files[path] = text
  }

  func printResult(_ text: String) { result += text }

  func printMessage(_ text: String) { messages += text }

  /// Runs a command line, given as one line of words.
  @MainActor func run(_ line: String) -> ExitCode {
    CommandLineTool.run(line.split(separator: " ").map(String.init), on: self)
  }
}
