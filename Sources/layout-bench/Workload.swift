import Cassowary

/// A benchmark: variables, constraints, and operations on them that are cut into timed phases.
///
/// The whole workload is laid out in flat arrays before any clock starts, so that a phase's time holds
/// the making of constraints and the solving, but no arithmetic of the workload's own. The same arrays
/// are printed for other solvers to run, see ``operationText``.
struct Workload {
  /// A constraint: a sum of terms and a constant that compares to zero.
  struct Row {
    var relation: Relation
    /// How much the constraint weighs; infinite for a required one.
    var weight: Double
    var constant: Double
    var terms: Range<Int>
  }

  /// A variable, by its number, times a coefficient.
  struct Term {
    var variable: Int
    var coefficient: Double
  }

  /// One step of a workload, which names variables and constraints by their numbers.
  enum Operation {
    case add(Int)
    case remove(Int)
    case edit(Int, weight: Double)
    case suggest(Int, Double)
    /// Gives a constraint another constant.
    case setConstant(Int, Double)
    /// Solves and writes all values out.
    case update
    /// Solves and writes out only the values that changed.
    case updateChanged
  }

  /// A timed run of operations.
  struct Phase {
    var name: String
    var operations: Range<Int>
    /// Whether every addition and removal is solved on its own, instead of at the next update.
    var solvesEachChange: Bool
    /// The number of times the phase wants a solution.
    var solves: Int
  }

  let name: String
  private(set) var variableCount = 0
  private(set) var rows: [Row] = []
  private(set) var terms: [Term] = []
  private(set) var operations: [Operation] = []
  private(set) var phases: [Phase] = []

  init(name: String) {
    self.name = name
  }

  /// Makes a variable and returns its number.
  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Makes a constraint without adding it, and returns its number.
  mutating func define(
    _ sum: [(variable: Int, coefficient: Double)], _ relation: Relation, _ rightSide: Double,
    weight: Double = .infinity
  ) -> Int {
    let start = terms.count
    for term in sum {
      terms.append(Term(variable: term.variable, coefficient: term.coefficient))
    }
    // Not -0, which would print differently.
    let constant = rightSide == 0 ? 0 : -rightSide
    rows.append(
      Row(relation: relation, weight: weight, constant: constant, terms: start..<terms.count))
    return rows.count - 1
  }

  /// Makes a constraint and adds it, and returns its number.
  @discardableResult
  mutating func add(
    _ sum: [(variable: Int, coefficient: Double)], _ relation: Relation, _ rightSide: Double,
    weight: Double = .infinity
  ) -> Int {
    let row = define(sum, relation, rightSide, weight: weight)
    perform(.add(row))
    return row
  }

  /// Appends an operation to the phase being written.
  mutating func perform(_ operation: Operation) {
    operations.append(operation)
  }

  /// Writes a phase: everything that is performed in the closure.
  mutating func phase(
    _ name: String, solvesEachChange: Bool = false, _ body: (inout Workload) -> Void
  ) {
    let start = operations.count
    body(&self)
    var solves = 0
    for operation in operations[start...] {
      switch operation {
      case .update, .updateChanged: solves += 1
      case .add, .remove: solves += solvesEachChange ? 1 : 0
      case .edit, .suggest, .setConstant: break
      }
    }
    phases.append(
      Phase(
        name: name, operations: start..<operations.count, solvesEachChange: solvesEachChange,
        solves: solves))
  }
}

extension Workload {
  /// The strengths of the specification; all others are plain numbers.
  static let strong = 1e6
  static let medium = 1e3
  static let weak = 1.0
}
