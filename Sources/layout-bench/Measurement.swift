/// Everything one run measured.
struct Measurement: Codable {
  var machine: Machine
  var rounds: Int
  var stopwatch: Stopwatch
  var phases: [PhaseResult] = []
  /// Absent in what older runs have printed.
  var layouts: [LayoutResult]?
  var growths: [Growth] = []
  var floors: [Floor] = []
  var peaks: [Peak] = []
}

/// What a phase cost, over all rounds.
struct PhaseResult: Codable {
  var workload: String
  var phase: String
  var variables: Int
  /// The number of solutions the phase asked for.
  var solves: Int
  /// What the rounds took in milliseconds, in their order.
  var milliseconds: [Double]
  var check: Check
  /// How many values the solves reported as changed, where only those were written out.
  var changedValues: Int
  var fault: String?
  /// Whether the sums of this size are known, so that they could be compared.
  var isCompared: Bool

  var median: Double { Statistics.median(of: milliseconds) }

  /// The median for one solution in microseconds.
  var microsecondsPerSolve: Double { 1000 * median / Double(max(1, solves)) }
}

/// How a cost grows with the size of a workload.
struct Growth: Codable {
  var phase: String
  var small: String
  var large: String
  /// How many times larger the workload is, and how many times as much it costs.
  var size: Double
  var cost: Double
  /// The most the cost may grow, where the project sets itself a limit.
  var limit: Double?
}

/// How near a phase comes to the least that writing out its values can cost.
struct Floor: Codable {
  var workload: String
  var phase: String
  /// The flat evaluation of as many values, and the phase's cost for one solution.
  var floorMicroseconds: Double
  var microseconds: Double
  /// The most times the floor that the phase may cost, where the project sets itself a limit.
  var limit: Double?

  var ratio: Double { microseconds / floorMicroseconds }
}

/// The peak memory of a workload run once.
struct Peak: Codable {
  var workload: String
  var kilobytes: Int
  var limit: Int?
}

/// Figures of several rounds.
enum Statistics {
  /// Returns the median, of an even number of values the mean of the middle two.
  static func median(of values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
