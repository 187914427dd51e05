import Foundation

/// The world as a process sees it.
final class ProcessSystem: CommandSystem {
  let environment = ProcessInfo.processInfo.environment
  /// Whether whoever reads the results has stopped reading.
  private var isResultClosed = false
  /// Why the results could not be written; nil where they were, or where nobody wants them any more.
  private(set) var resultProblem: FileProblem?

  init() {
    // A reader that has seen enough ends us quietly: writing then fails instead of killing us.
    signal(SIGPIPE, SIG_IGN)
  }

  var messagesAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    guard path != "-" else { return try readAll(STDIN_FILENO, path: "the standard input") }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw problem(path) }
    defer { close(file) }
    return try readAll(file, path: path)
  }

  private func readAll(_ file: Int32, path: String) throws(FileProblem) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(file, &buffer, buffer.count)
      if count == 0 { return result }
      if count < 0 {
        if errno == EINTR { continue }
        throw problem(path)
      }
      result += buffer[..<count]
    }
  }

  func write(_ text: String, to path: String) throws(FileProblem) {
    guard path != "-" else { return printResult(text) }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw problem(path) }
    let isComplete = writeAll(text, to: file)
    let isClosed = close(file) == 0
    guard isComplete, isClosed else { throw problem(path) }
  }

  func printResult(_ text: String) {
    guard !isResultClosed else { return }
    guard !writeAll(text, to: STDOUT_FILENO) else { return }
    // A reader that has seen enough is no problem; a full disk is.
    if errno != EPIPE { resultProblem = problem("the standard output") }
    isResultClosed = true
  }

  func printMessage(_ text: String) {
    _ = writeAll(text, to: STDERR_FILENO)
  }

  private func writeAll(_ text: String, to file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// The reason of the call that just failed, in the words of the system.
  private func problem(_ path: String) -> FileProblem {
    FileProblem(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}
