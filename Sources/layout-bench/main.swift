import Foundation

@MainActor
func run(_ arguments: [String]) throws -> Int32 {
  let options = try Options(arguments)
  switch options.action {
  case .help: print(Options.help, terminator: "")
  case .list: print((Workload.names + LayoutScreen.names).joined(separator: "\n"))
  case .printOperations(let name):
    print(try workload(named: name).operationText, terminator: "")
  case .printPeakMemory(let name):
    let workload = try workload(named: name)
    var run = WorkloadRun(workload)
    for phase in workload.phases { try run.run(phase) }
    print(try PeakMemory.ofThisProcess())
  case .measure: return try measure(options)
  }
  return 0
}

func workload(named name: String) throws -> Workload {
  guard let workload = Workload(named: name) else {
    throw UsageError("there is no workload '\(name)'")
  }
  return workload
}

@MainActor
func measure(_ options: Options) throws -> Int32 {
  // Read first: a missing file should not cost a whole run.
  let baseline = try options.baseline.map { try Baseline(contentsOf: $0) }
  let benchmark = Benchmark(
    rounds: options.rounds, stopwatch: options.stopwatch, measuresMemory: options.measuresMemory)
  var measurement = try benchmark.run(Selection.workloads(for: options))
  measurement.layouts = LayoutBenchmark(rounds: options.rounds, stopwatch: options.stopwatch)
    .run(Selection.layouts(for: options))
  if options.isJSON {
    print(try JSONReport.text(of: measurement))
  } else {
    print(
      TextReport(showsMachine: options.showsMachine, baseline: baseline).text(of: measurement),
      terminator: "")
  }
  let faults =
    measurement.phases.compactMap { result in
      result.fault.map { "\(result.workload) \(result.phase): \($0)" }
    }
    + (measurement.layouts ?? []).compactMap { result in
      result.fault.map { "\(result.layout) \(result.phase): \($0)" }
    }
  for fault in faults { complain(fault) }
  return faults.isEmpty ? 0 : 1
}

func complain(_ message: String) {
  FileHandle.standardError.write(Data("layout-bench: \(message)\n".utf8))
}

do {
  exit(try run(Array(CommandLine.arguments.dropFirst())))
} catch let error as UsageError {
  complain("\(error.message); see --help")
  exit(64)
} catch {
  complain("\(error)")
  exit(1)
}
