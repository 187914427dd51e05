/// What a run tells the shell.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// Yes, or the same.
  case success = 0
  /// There are differences, or a check failed.
  case difference = 1
  /// The required constraints contradict each other.
  case unsatisfiable = 2
  /// The constraints leave something open.
  case ambiguous = 3
  /// The command line makes no sense.
  case usage = 64
  /// The content of a file makes no sense.
  case badData = 65
  /// A file cannot be opened.
  case cannotOpen = 66
  /// A mistake of ours.
  case internalError = 70

  /// Returns the code of a run that met both: a contradiction before what is open before a
  /// difference, and a failure before all of them.
  package func merged(with other: ExitCode) -> ExitCode {
    weight >= other.weight ? self : other
  }

  private var weight: Int32 {
    switch self {
    case .success: 0
    case .difference: 1
    case .ambiguous: 2
    case .unsatisfiable: 3
    case .usage, .badData, .cannotOpen, .internalError: rawValue
    }
  }
}
