import Foundation

/// A program of this package, as it was built beside the tests.
struct Program {
  private let url: URL

  /// What a run left behind.
  struct Run {
    let output: String
    let errors: String
    let status: Int32
  }

  /// Finds a program in the folder the tests were built into.
  init(named name: String) throws {
    let tests = URL(filePath: CommandLine.arguments[0])
    url = tests.deletingLastPathComponent().appending(path: name)
  }

  /// Runs the program to its end.
  func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Errors are few; reading the output first cannot fill their pipe.
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self), status: process.terminationStatus)
  }
}
