import Foundation
import Testing

/// One way to run an example, with what it printed before.
struct ExampleCase: CustomTestStringConvertible {
  let example: String
  let name: String
  let arguments: [String]
  let folder: URL

  var testDescription: String { "\(example) \(name)" }

  /// What the example printed before.
  var expected: String {
    get throws {
      try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
    }
  }

  /// The cases of all examples, in the order of folders and lines.
  static let all: [ExampleCase] = {
    let examples = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: examples.path(percentEncoded: false)))
      ?? []
    return names.sorted().flatMap { example -> [ExampleCase] in
      let folder = examples.appending(path: example).appending(path: "Expected")
      let list = try? String(contentsOf: folder.appending(path: "cases"), encoding: .utf8)
      return (list ?? "").split(separator: "\n").map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return ExampleCase(
          example: example, name: String(parts[0]),
          arguments: parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : [],
          folder: folder)
      }
    }
  }()
}
