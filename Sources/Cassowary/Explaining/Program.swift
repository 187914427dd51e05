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
}
