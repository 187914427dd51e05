import Foundation

/// A measurement as JSON, for `--baseline` and for scripts.
enum JSONReport {
  /// Returns the JSON text, the same for the same measurement.
  static func text(of measurement: Measurement) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(measurement), as: UTF8.self)
  }
}

/// The medians of an earlier run.
struct Baseline {
  private var medians: [String: Double] = [:]

  /// Reads JSON that ``JSONReport`` wrote.
  init(contentsOf path: String) throws {
    let measurement: Measurement
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      measurement = try JSONDecoder().decode(Measurement.self, from: data)
    } catch {
      throw BenchError(
        "'\(path)' cannot be read as what --json writes: \(error.localizedDescription)")
    }
    for result in measurement.phases { medians[Self.key(of: result)] = result.median }
  }

  /// Returns the earlier median of a phase in milliseconds, or nil if it was not run then.
  func median(of result: PhaseResult) -> Double? { medians[Self.key(of: result)] }

  private static func key(of result: PhaseResult) -> String {
    "\(result.workload) \(result.phase)"
  }
}
