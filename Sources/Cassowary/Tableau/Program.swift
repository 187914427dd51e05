/// A system of constraints as flat arrays, as the engine reads it.
struct Program {
  /// One constraint without its terms.
  struct Row {
    var relation: Relation
    /// 0 is required; the weakest strength has the highest level.
    var level: Int32
    var rank: Int64?
    var slackOrder: FreeOrder?
    var constant: Double
    var firstTerm: Int32
    var endTerm: Int32
  }

  var variableCount = 0
  var freeOrders: [FreeOrder?] = []
  var rows: [Row] = []
  var termVariables: [Int32] = []
  var termCoefficients: [Double] = []
  var levelCount = 0

  /// Adds a row that compares the sum of terms and a constant to zero.
  mutating func append(
    _ expression: LinearExpression, _ relation: Relation, level: Int32, rank: Int64? = nil,
    slackOrder: FreeOrder? = nil
  ) {
    let first = Int32(termVariables.count)
    expression.forEachTerm {
      termVariables.append($0.variable.id.index)
      termCoefficients.append($0.coefficient)
    }
    rows.append(
      Row(
        relation: relation, level: level, rank: rank, slackOrder: slackOrder,
        constant: expression.constant, firstTerm: first, endTerm: Int32(termVariables.count)))
  }
}
