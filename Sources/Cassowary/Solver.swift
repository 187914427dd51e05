/// A system of linear constraints of different strengths, kept solved while it changes.
///
/// Changes are *staged* first, which only writes them down, and take effect together at ``solve()``;
/// the methods named `add`, `remove`, `set` and `suggest` stage one change and solve at once. A
/// batch that is refused leaves the solved state exactly as it was.
///
/// The solution is a function of the constraints alone, never of their order or history:
/// - required constraints hold;
/// - strengths are satisfied strictly in the order of their values, within one value by the least sum
///   of absolute violations;
/// - ties within a strength go by ``Constraint/rank``, once all strengths have had their say;
/// - values still free go by ``FreeOrder``, and what no order decides is 0, or as near to 0 as can be.
///
/// The method is that of Cassowary (Badros, Borning, Stuckey 2001, "The Cassowary linear arithmetic
/// constraint solving algorithm", ACM TOCHI 8(4)).
///
/// A solver is a plain class without locks: use it from one task at a time.
public final class Solver {
  var variables: [VariableRecord] = []
  var constraints: [ConstraintRecord] = []
  var freeVariables: [Int32] = []
  var freeConstraints: [Int32] = []
  var nextSerial: Int64 = 0

  /// What to do, last first, to forget all staged changes.
  var undo: [Undo] = []

  /// The system as it was last solved.
  var solved = Program()
  var undetermined: [Bool]?

  /// The number of pivots that all solves together have made.
  package internal(set) var pivotCount = 0

  /// Creates a solver without variables and constraints.
  public init() {}
}

/// What a solver knows of a variable.
struct VariableRecord {
  var name: String
  var generation: UInt32 = 0
  var isLive = true
  /// Whether the variable goes at the next solve.
  var isLeaving = false
  var freeOrder: FreeOrder?
  var value = 0.0
  /// The number of terms in constraints that name the variable.
  var uses: Int32 = 0
  /// The place of the constraint that edits the variable, or -1.
  var edit: Int32 = -1
}

/// What a solver knows of a constraint.
struct ConstraintRecord {
  var constraint: Constraint
  var generation: UInt32 = 0
  /// Where in the order of all additions this one was.
  var serial: Int64 = 0
  var isLive = false
  var isEdit = false
}

/// How to take one staged change back.
enum Undo {
  case addition(Int32)
  case removal(Int32)
  case constraint(Int32, Constraint)
  case freeOrder(Int32, FreeOrder?)
  case edit(variable: Int32, Int32)
  case variableRemoval(Int32)
}
