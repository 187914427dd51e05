import Foundation
import LayoutDocument
import Testing

/// One case of the suites: a file of its own, or a line of a file of lines.
struct CaseFile: Hashable, Sendable, CustomTestStringConvertible {
  /// The path below the folder of cases, for example `ios/edges/edges-001.json`.
  let path: String
  /// The number of the line, from 1; nil where the whole file is the case.
  var line: Int?

  var testDescription: String { line.map { "\(path):\($0)" } ?? path }

  /// Returns the case as JSON.
  func value() throws -> JSONValue {
    let bytes = Array(try Data(contentsOf: Self.folder().appendingPathComponent(path)))
    guard let line else { return try JSONReader.value(of: bytes, file: path) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return try JSONReader.value(of: Array(lines[line - 1]), file: path, line: line)
  }

  private static func folder() throws -> URL {
    try #require(Bundle.module.resourceURL).appendingPathComponent("Cases")
  }

  /// All case files, sorted by path.
  static let all: [CaseFile] = paths(".json").map { CaseFile(path: $0) }

  /// All lines of files of lines, in order.
  static let allLines: [CaseFile] = paths(".jsonl").flatMap { path in
    let data = (try? folder()).flatMap { try? Data(contentsOf: $0.appendingPathComponent(path)) }
    let lines = (data ?? Data()).split(separator: UInt8(ascii: "\n"))
    return lines.indices.map { CaseFile(path: path, line: $0 + 1) }
  }

  private static func paths(_ suffix: String) -> [String] {
    guard let folder = try? folder(),
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    else { return [] }
    return paths.filter { $0.hasSuffix(suffix) }.sorted()
  }
}
