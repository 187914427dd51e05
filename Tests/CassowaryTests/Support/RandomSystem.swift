import Cassowary

/// A small random system, the same for the same seed.
struct RandomSystem {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var strength: Strength
    var rank: Int64?
    var slackOrder: FreeOrder?
  }

  var variableCount: Int
  var freeOrders: [FreeOrder]
  var rows: [Row]

  /// Makes a system of a few variables with up to four strengths; any part of it may conflict.
  init(seed: UInt64, variableCount wanted: Int? = nil) {
    var random = SplitMix(state: seed)
    let drawn = 3 + random.below(10)
    let count = wanted ?? drawn
    variableCount = count
    var orders = Array(0..<count)
    for index in orders.indices { orders.swapAt(index, random.below(count)) }
    freeOrders = orders.map { FreeOrder(tier: Int32($0 % 2), order: Int64($0)) }
    let strengths = [Strength(750), Strength(250), Strength(50), Strength(1)]
    let levels = 1 + random.below(4)
    rows = []
    for index in 0..<count + random.below(2 * count) {
      var terms: [(variable: Int, coefficient: Double)] = []
      for _ in 0..<[1, 1, 2, 2, 3, 4][random.below(6)] {
        let coefficient = [1, 1, -1, -1, 2, -0.5][random.below(6)]
        terms.append((random.below(count), coefficient))
      }
      let isRequired = random.below(3) == 0
      let relation = [Relation.equal, .equal, .lessOrEqual, .greaterOrEqual][random.below(4)]
      rows.append(
        Row(
          terms: terms, constant: Double(random.below(41) - 20), relation: relation,
          strength: isRequired ? .required : strengths[random.below(levels)],
          rank: random.below(2) == 0 ? Int64(index) : nil,
          slackOrder: random.below(3) == 0
            ? FreeOrder(tier: 1, order: Int64(100 + index)) : nil))
    }
  }

  /// Builds the system with its rows in a given order, leaving out required rows that conflict.
  ///
  /// - Returns: The variables and the rows that were kept.
  func build(_ solver: Solver, order: [Int]) throws -> (variables: [Variable], kept: [Int]) {
    let variables = freeOrders.indices.map {
      solver.makeVariable("v\($0)", freeOrder: freeOrders[$0])
    }
    var kept: [Int] = []
    for index in order {
      do {
        try solver.add(constraint(index, variables))
        kept.append(index)
      } catch {
        guard case .unsatisfiable = error else { throw error }
      }
    }
    return (variables, kept)
  }

  func constraint(_ index: Int, _ variables: [Variable]) -> Constraint {
    let row = rows[index]
    let terms = row.terms.map {
      LinearExpression.Term(variables[$0.variable], times: $0.coefficient)
    }
    return Constraint(
      LinearExpression(terms: terms, constant: row.constant), row.relation,
      strength: row.strength, rank: row.rank, slackOrder: row.slackOrder)
  }
}

/// A small generator of random numbers (SplitMix64, Steele, Lea, Flood 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
