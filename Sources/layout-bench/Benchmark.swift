import Cassowary

/// Runs workloads and gathers what they cost.
struct Benchmark {
  let rounds: Int
  let stopwatch: Stopwatch
  /// Whether to run each W2s once more, in a process of its own, for its peak memory.
  let measuresMemory: Bool

  /// Runs workloads in the order given, each for all rounds.
  func run(_ workloads: [Workload]) throws -> Measurement {
    var measurement = Measurement(
      machine: Machine(), rounds: rounds, stopwatch: stopwatch)
    for workload in workloads { try run(workload, into: &measurement) }
    measurement.growths = growths(in: measurement.phases)
    if measuresMemory {
      for workload in workloads where workload.name.hasPrefix("W2s_") {
        measurement.peaks.append(
          Peak(
            workload: workload.name, kilobytes: try PeakMemory.measure(workload.name),
            limit: workload.name == "W2s_5000" ? 200_000 : nil))
      }
    }
    return measurement
  }

  private func run(_ workload: Workload, into measurement: inout Measurement) throws {
    var results = workload.phases.map { phase in
      PhaseResult(
        workload: workload.name, phase: phase.name, variables: workload.variableCount,
        solves: phase.solves, milliseconds: [], check: Check(), changedValues: 0, fault: nil,
        isCompared: false)
    }
    var floors: [Double] = []
    let hasFloor = workload.name.hasPrefix("W4") || workload.name.hasPrefix("W6")
    var floor = AffineFloor(count: hasFloor ? workload.variableCount : 0)
    for _ in 0..<rounds {
      var run = WorkloadRun(workload)
      for (index, phase) in workload.phases.enumerated() {
        let changedBefore = run.changedValues
        let time = try stopwatch.microseconds { try run.run(phase) }
        results[index].milliseconds.append(time / 1000)
        let expected = ExpectedSums.sums(workload: workload.name, phase: index)
        let check = Check(values: run.values, of: workload, after: index)
        results[index].check = check
        results[index].changedValues = run.changedValues - changedBefore
        results[index].isCompared = expected != nil
        // The first fault stays, whichever round it was in.
        results[index].fault = results[index].fault ?? check.fault(expected: expected)
      }
      if hasFloor { floors.append(floor.measure(by: stopwatch)) }
    }
    measurement.phases += results
    for result in results.dropFirst() where hasFloor {
      let isLimited = ["W4s_8", "W6_6", "W6_8"].contains(workload.name)
      measurement.floors.append(
        Floor(
          workload: workload.name, phase: result.phase,
          floorMicroseconds: Statistics.median(of: floors),
          microseconds: result.microsecondsPerSolve, limit: isLimited ? 5 : nil))
    }
  }

  /// Compares the sizes of a workload that were run: per solution, as the number of rounds differs.
  private func growths(in results: [PhaseResult]) -> [Growth] {
    var growths: [Growth] = []
    for (small, large, size, limit) in Self.grownSizes {
      let smallResults = results.filter { $0.workload == small }
      let largeResults = results.filter { $0.workload == large }
      for (small, large) in zip(smallResults, largeResults) {
        growths.append(
          Growth(
            phase: small.phase.prefix { !$0.isNumber }.description, small: small.workload,
            large: large.workload, size: size,
            cost: large.microsecondsPerSolve / small.microsecondsPerSolve, limit: limit))
      }
    }
    return growths
  }

  private static let grownSizes: [(String, String, Double, Double?)] = [
    ("W3s_100", "W3s_1000", 10, 12), ("W2s_100", "W2s_1000", 10, nil),
    ("W2s_1000", "W2s_5000", 5, nil), ("W2s_100", "W2s_5000", 50, nil),
  ]
}
