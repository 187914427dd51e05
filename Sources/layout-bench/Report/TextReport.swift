import Foundation

/// A measurement as text for people.
struct TextReport {
  let showsMachine: Bool
  let baseline: Baseline?

  /// Returns the tables.
  func text(of measurement: Measurement) -> String {
    var text = ""
    if showsMachine {
      let machine = measurement.machine
      text +=
        "\(machine.processor), \(machine.cores) cores; \(measurement.rounds) rounds, "
        + "\(measurement.stopwatch.rawValue) time\n\n"
    }
    if !measurement.phases.isEmpty { text += phases(measurement.phases) }
    let changes = changes(measurement.phases)
    for section in [
      layouts(measurement.layouts ?? []), floors(measurement.floors), growths(measurement.growths),
      peaks(measurement.peaks), changes,
    ] where !section.isEmpty {
      text += "\n" + section
    }
    return text
  }

  private func phases(_ results: [PhaseResult]) -> String {
    var header = ["workload", "phase", "solves", "median ms", "min", "max", "µs a solve"]
    if baseline != nil { header += ["before", "now/before"] }
    var table = TextTable(header, leftAligned: 2)
    for result in results {
      var row = [
        result.workload, result.phase, "\(result.solves)", number(result.median, 3),
        number(result.milliseconds.min() ?? .nan, 3), number(result.milliseconds.max() ?? .nan, 3),
        number(result.microsecondsPerSolve, 2),
      ]
      if let baseline {
        let before = baseline.median(of: result)
        row.append(before.map { number($0, 3) } ?? "–")
        row.append(before.map { number(result.median / $0, 2) } ?? "–")
      }
      let isRight = result.isCompared ? "right" : "holds, sums not known"
      row.append(result.fault.map { "WRONG: \($0)" } ?? isRight)
      table.append(row)
    }
    return table.text
  }

  private func layouts(_ results: [LayoutResult]) -> String {
    guard !results.isEmpty else { return "" }
    var table = TextTable(
      ["layout", "phase", "views", "median ms", "solver ms", "times", "at most"], leftAligned: 2)
    for result in results {
      let solver = result.solverMedian
      let ratio = solver.map { result.median / $0 }
      table.append([
        result.layout, result.phase, "\(result.views)", number(result.median, 3),
        solver.map { number($0, 3) } ?? "", ratio.map { number($0, 1) } ?? "",
        result.limit.map { number($0, 0) } ?? "",
        result.fault.map { "WRONG: \($0)" } ?? verdict(ratio ?? 0, result.limit),
      ])
    }
    return table.text
  }

  private func floors(_ floors: [Floor]) -> String {
    guard !floors.isEmpty else { return "" }
    var table = TextTable(
      ["workload", "phase", "µs a solve", "flat evaluation µs", "times", "at most"], leftAligned: 2)
    for floor in floors {
      table.append([
        floor.workload, floor.phase, number(floor.microseconds, 2),
        number(floor.floorMicroseconds, 2), number(floor.ratio, 1),
        floor.limit.map { number($0, 0) } ?? "", verdict(floor.ratio, floor.limit),
      ])
    }
    return table.text
  }

  private func growths(_ growths: [Growth]) -> String {
    guard !growths.isEmpty else { return "" }
    var table = TextTable(
      ["from", "to", "phase", "size ×", "cost a solve ×", "at most"], leftAligned: 3)
    for growth in growths {
      table.append([
        growth.small, growth.large, growth.phase, number(growth.size, 0), number(growth.cost, 1),
        growth.limit.map { number($0, 0) } ?? "", verdict(growth.cost, growth.limit),
      ])
    }
    return table.text
  }

  private func peaks(_ peaks: [Peak]) -> String {
    guard !peaks.isEmpty else { return "" }
    var table = TextTable(["workload", "peak MB", "at most"], leftAligned: 1)
    for peak in peaks {
      let limit = peak.limit.map { Double($0) / 1000 }
      let megabytes = Double(peak.kilobytes) / 1000
      table.append([
        peak.workload, number(megabytes, 1), limit.map { number($0, 0) } ?? "",
        verdict(megabytes, limit),
      ])
    }
    return table.text
  }

  private func changes(_ results: [PhaseResult]) -> String {
    results.filter { $0.changedValues > 0 }.map { result in
      let perSolve = Double(result.changedValues) / Double(result.solves)
      return "\(result.workload) \(result.phase): \(number(perSolve, 1)) of \(result.variables) "
        + "values changed a solve\n"
    }.joined()
  }

  private func verdict(_ value: Double, _ limit: Double?) -> String {
    guard let limit else { return "" }
    return value <= limit ? "met" : "missed"
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
