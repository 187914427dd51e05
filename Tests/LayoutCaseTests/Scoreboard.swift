import LayoutDocument
import SolverVectors

/// How many cases come out as they were recorded, as a page of the documentation.
@MainActor struct Scoreboard {
  /// The cases of one folder, or of one file of lines.
  struct Row {
    var name: String
    var count = 0
    var failed = 0
  }

  /// A case that does not come out, and why.
  struct Failure {
    /// The path of the case, or the name of a vector.
    var name: String
    var miss: String
    var reason: String?
  }

  private(set) var rows: [Row] = []
  private(set) var failures: [Failure] = []

  /// Runs all cases.
  init() throws {
    for file in CaseFile.all + CaseFile.allLines {
      let name = Self.suite(of: file)
      if rows.last?.name != name { rows.append(Row(name: name)) }
      rows[rows.count - 1].count += 1
      guard let miss = try Self.firstMiss(of: file) else { continue }
      rows[rows.count - 1].failed += 1
      failures.append(
        Failure(name: file.testDescription, miss: miss, reason: try file.knownGap()))
    }
    addVectors()
  }

  /// Runs the vectors of the solver.
  private mutating func addVectors() {
    var row = Row(name: "solver vectors")
    for vector in Vector.all {
      row.count += 1
      guard let miss = vector.misses().first else { continue }
      row.failed += 1
      failures.append(
        Failure(name: "solver vector \(vector.name)", miss: miss, reason: vector.knownGap))
    }
    rows.append(row)
  }

  private static func firstMiss(of file: CaseFile) throws -> String? {
    do {
      return try file.misses().first.map {
        "\($0.subject): expected \($0.expected), found \($0.found)"
      }
    } catch let error as DocumentError {
      return "found \(error.found), expected \(error.expected)"
    }
  }

  /// The folder of a case, or its file where that holds many.
  private static func suite(of file: CaseFile) -> String {
    guard file.line == nil, let slash = file.path.lastIndex(of: "/") else { return file.path }
    return String(file.path[..<slash])
  }

  /// The sum of all rows, in words.
  var summary: String {
    let count = rows.reduce(0) { $0 + $1.count }
    return "\(count - failures.count) of \(count) cases come out as they were recorded"
  }

  /// The page.
  var text: String {
    var lines = [
      "# Conformance", "",
      "What the case files of `Tests/LayoutCaseTests/Cases` expect, held against what is computed. `ios` was",
      "recorded or asserted on iOS, `report` is from public bug reports with a known right answer,",
      "`uistackview-recorded.jsonl` holds frames of UIStackView recorded from UIKit, one case a line. Everything a",
      "case expects must hold: frames to its tolerance, minimal conflict sets, ambiguities, sizes, refusals, the",
      "constraints a visual format means, the values of a bare solver.", "",
      "Solver vectors are operations on bare constraints from public test suites. Those that add weights of different",
      "strengths up are left out (\(Vector.weightedCount)), for strengths are lexicographic here.",
      "",
      "This page is written by `Scripts/conformance`; a test fails where it is out of date. `layout check` runs the",
      "same files.", "", "**\(summary).**", "", "| cases | number | as recorded | not |",
      "|---|---|---|---|",
    ]
    for row in rows {
      lines.append("| \(row.name) | \(row.count) | \(row.count - row.failed) | \(row.failed) |")
    }
    lines += ["", "## What does not come out", ""]
    if failures.isEmpty { lines.append("Nothing.") }
    for failure in failures {
      lines.append("- `\(failure.name)`: \(failure.miss).")
      lines.append("  \(failure.reason.map { "Why: \($0)." } ?? "Not known yet why.")")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
