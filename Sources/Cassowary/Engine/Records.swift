/// What the engine knows of a constraint.
///
/// Names and orders are kept elsewhere, for they are seldom looked at.
struct ConstraintRecord: BitwiseCopyable {
  /// Where in the solved system a constraint went.
  enum Home: UInt8, BitwiseCopyable {
    /// Not yet placed, or removed.
    case none
    /// It defines a variable that was eliminated.
    case definition
    /// It is a breakpoint of one number's cost.
    case breakpoint
    /// It says nothing that the others do not say: all its variables cancel.
    case shadow
  }

  var constant = 0.0
  /// Infinite for required.
  var strength = 0.0
  var serial: Int64 = 0
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  /// The number that carries the breakpoint.
  var number: Int32 = -1
  var generation: UInt32 = 0
  /// -1 for at most, 0 for equal, 1 for at least.
  var relation: Int8 = 0
  var home = Home.none
  var isLive = false
  var isEdit = false

  var isRequired: Bool { strength == .infinity }
}

/// A variable times a number.
struct TermRecord: BitwiseCopyable {
  var variable: Int32
  var coefficient: Double
}

/// What is known of a variable apart from its value.
struct VariableRecord: BitwiseCopyable {
  /// The number of terms in constraints that name the variable.
  var uses: Int32 = 0
  /// The place of the constraint that edits the variable, or -1.
  var edit: Int32 = -1
  var generation: UInt32 = 0
  var isLive = true
  /// Whether the variable goes at the next solve.
  var isLeaving = false
}

/// How to take one staged change back, and what the engine has to look at.
struct LogEntry: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case addition
    case removal
    case constant
    case strength
    /// Rank or slack order; the old ones are at `place` of a list of their own.
    case details
    case freeOrder
    case edit
    case variableRemoval
  }

  var old: Double
  var place: Int32
  var other: Int32
  var kind: Kind

  init(_ kind: Kind, _ place: Int32, old: Double = 0, other: Int32 = 0) {
    self.kind = kind
    self.place = place
    self.old = old
    self.other = other
  }
}
