import Cassowary
import Foundation

/// The most memory a workload needs at one time, found by running it in a process of its own.
enum PeakMemory {
  /// Runs a workload once in another process of this program and returns its peak in kilobytes.
  static func measure(_ name: String) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--peak-memory", name]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let text = String(data: data, encoding: .utf8),
      let kilobytes = Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
    else { throw BenchError("\(name) could not be run in a process of its own") }
    return kilobytes
  }

  /// The peak of this process so far, in kilobytes.
  static func ofThisProcess() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.count > 1, let kilobytes = Int(words[1]) { return kilobytes }
    }
    throw BenchError("the system does not tell this process's peak memory")
  }
}

/// A reason why a run cannot go on.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
