/// What the command line asks for.
struct Options {
  /// What to do.
  enum Action {
    case measure
    case help
    case list
    case printOperations(String)
    case printPeakMemory(String)
  }

  var action = Action.measure
  var filter: String?
  var isSmoke = false
  var isJSON = false
  var showsMachine = false
  var measuresMemory = false
  var baseline: String?
  var rounds = 5
  var stopwatch = Stopwatch.elapsed

  /// Reads the arguments, without the program's own name.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--help", "-h": action = .help
      case "--list": action = .list
      case "--smoke": isSmoke = true
      case "--json": isJSON = true
      case "--machine": showsMachine = true
      case "--processor-time": stopwatch = .processor
      case "--memory": measuresMemory = true
      case "--filter": filter = try Self.value(of: argument, from: &arguments)
      case "--baseline": baseline = try Self.value(of: argument, from: &arguments)
      case "--operations":
        action = .printOperations(try Self.value(of: argument, from: &arguments))
      case "--peak-memory":
        action = .printPeakMemory(try Self.value(of: argument, from: &arguments))
      case "--rounds":
        let text = try Self.value(of: argument, from: &arguments)
        guard let count = Int(text), count > 0 else {
          throw UsageError("--rounds needs a number above 0, not '\(text)'")
        }
        rounds = count
      default: throw UsageError("unknown option '\(argument)'")
      }
    }
    if isSmoke { rounds = 1 }
  }

  private static func value(
    of option: String, from arguments: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = arguments.popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }

  /// The text of `--help`.
  static let help = """
    USAGE: layout-bench [options]

    Runs the solver's workloads, checks every phase's solution against sums that are known, and
    prints what each phase took.

      --filter TEXT        only workloads whose name matches, a regular expression or a part of it;
                           a whole name of any size is run too: W3_18, W2s_2000, W4_5
      --rounds N           the number of rounds, each in a new solver (5)
      --smoke              each workload once at its smallest size
      --json               print JSON
      --baseline FILE      compare the medians with JSON that was printed before
      --memory             also run each W2s in a process of its own for its peak memory
      --processor-time     count the time on a processor, not the time that passes; for a machine
                           that others use
      --machine            name the processor
      --list               print the names of a full run
      --operations NAME    print a workload's operations for another solver to run
      --peak-memory NAME   run one workload once and print the process's peak memory in kilobytes
      --help               print this

    EXIT STATUS: 0; 1 if a solution is wrong or a file cannot be read; 64 if the options make no
    sense.

    """
}

/// A command line that makes no sense.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
