/// Changes to a system of constraints without views, with the values they must lead to.
package struct SolverCase: Sendable {
  /// One change, or something to check.
  struct Operation: Sendable {
    var position: SourcePosition
    var action: Action
  }

  enum Action: Sendable {
    case add(Addition)
    case remove(String)
    case edit(variable: String, priority: Double)
    case suggest(variable: String, value: Double)
    case set(constraint: String, priority: Double?, constant: Double?)
    case expect(Expectation)
  }

  /// A constraint: the sum of coefficients times variables compares with a number.
  struct Addition: Sendable {
    var id: String
    /// The coefficients by variable, in the order they are written.
    var terms: [(variable: String, coefficient: Double)]
    var relation: SceneConstraint.Relation
    var constant: Double
    var priority: Double
  }

  struct Expectation: Sendable {
    var values: [(variable: String, value: Double)] = []
    var ranges: [(variable: String, range: ClosedRange<Double>)] = []
    var isUnsatisfiable = false
    /// The minimal set that must be reported; nil where any will do.
    var conflict: [String]?
    /// What is taken away once the contradiction was found.
    var removals: [String] = []
  }

  /// The name of the file the case was read from, for errors.
  package var file: String
  var operations: [Operation]
}
