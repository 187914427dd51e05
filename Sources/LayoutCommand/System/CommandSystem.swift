/// What a command needs of the world: files, the environment and the two streams.
///
/// Commands do nothing but through this, so that tests need no process.
package protocol CommandSystem: AnyObject {
  /// The environment variables.
  var environment: [String: String] { get }
  /// Whether messages go to a terminal.
  var messagesAreOnTerminal: Bool { get }

  /// Returns whether there is a file, or anything else, at a path.
  func exists(_ path: String) -> Bool

  /// Returns the content of a file, or of the standard input for `-`.
  ///
  /// - Throws: `FileProblem` where it cannot be read.
  func read(_ path: String) throws(FileProblem) -> [UInt8]

  /// Replaces the content of a file, or writes to the standard output for `-`.
  ///
  /// - Throws: `FileProblem` where it cannot be written.
  func write(_ text: String, to path: String) throws(FileProblem)

  /// Writes a part of the result.
  func printResult(_ text: String)

  /// Writes a message for the person at the terminal.
  func printMessage(_ text: String)
}

/// Why a file cannot be read or written.
package struct FileProblem: Error, Hashable, Sendable {
  /// The path as it was given.
  package var path: String
  /// The reason in words.
  package var reason: String

  /// Creates a problem.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
