import Foundation

/// Measures how long something takes.
enum Stopwatch: String, Codable {
  /// The time that passes.
  case elapsed

  /// The time that this process spends on a processor, which other processes disturb less.
  case processor

  /// Runs something and returns how many microseconds it took.
  func microseconds(_ body: () throws -> Void) rethrows -> Double {
    switch self {
    case .elapsed:
      let duration = try ContinuousClock().measure(body)
      return Double(duration.components.seconds) * 1e6
        + Double(duration.components.attoseconds) * 1e-12
    case .processor:
      let start = Self.processorMicroseconds
      try body()
      return Self.processorMicroseconds - start
    }
  }

  private static var processorMicroseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
  }
}
