/// Required equalities solved for one variable each, so that the others need not know them.
///
/// Step *k* eliminates one variable; its row holds only variables that no earlier step eliminated.
/// Reducing another row therefore replaces eliminated variables in the order of their steps, and no
/// replaced variable comes back (Gaussian elimination, kept unexpanded).
struct Elimination {
  /// One eliminated variable and the row that defines it.
  struct Step {
    var row: Int32
    var variable: Int32
    var coefficient: Double
    var constant: Double
    var firstTerm: Int32
    var endTerm: Int32
    /// The earlier steps that were used to reduce the row.
    var firstUse: Int32
    var endUse: Int32
  }

  var steps: [Step] = []
  var stepOfVariable: [Int32]
  private var termVariables: [Int32] = []
  private var termCoefficients: [Double] = []
  private var uses: [Int32] = []

  // The row being reduced.
  var support: [Int32] = []
  var sums: [Double]
  var constant = 0.0
  var constantScale = 0.0
  private var scales: [Double]
  private var isInSupport: [Bool]
  private var pending: [Int32] = []
  private var usedSteps: [Int32] = []

  init(variableCount: Int) {
    stepOfVariable = Array(repeating: -1, count: variableCount)
    sums = Array(repeating: 0, count: variableCount)
    scales = Array(repeating: 0, count: variableCount)
    isInSupport = Array(repeating: false, count: variableCount)
  }

  /// Whether the reduced row states a number that the relation forbids.
  func isFalse(_ relation: Relation) -> Bool {
    let tolerance = 1e-9 * max(1, constantScale)
    return switch relation {
    case .equal: abs(constant) > tolerance
    case .lessOrEqual: constant > tolerance
    case .greaterOrEqual: constant < -tolerance
    }
  }

  /// Replaces all eliminated variables of a row; the result is left in ``support`` and ``sums``.
  mutating func reduce(_ row: Program.Row, of program: Program) {
    begin(constant: row.constant)
    for term in Int(row.firstTerm)..<Int(row.endTerm) {
      add(program.termVariables[term], program.termCoefficients[term])
    }
    finish()
  }

  /// Expresses one variable by those that were not eliminated.
  mutating func reduce(variable: Int32) {
    begin(constant: 0)
    add(variable, 1)
    finish()
  }

  private mutating func begin(constant: Double) {
    for variable in support {
      sums[Int(variable)] = 0
      scales[Int(variable)] = 0
      isInSupport[Int(variable)] = false
    }
    support.removeAll(keepingCapacity: true)
    usedSteps.removeAll(keepingCapacity: true)
    self.constant = constant
    constantScale = abs(constant)
  }

  private mutating func add(_ variable: Int32, _ coefficient: Double) {
    let index = Int(variable)
    if !isInSupport[index] {
      isInSupport[index] = true
      support.append(variable)
      let step = stepOfVariable[index]
      if step >= 0 { push(step) }
    }
    sums[index] += coefficient
    scales[index] += abs(coefficient)
  }

  private mutating func finish() {
    while let number = pop() {
      let step = steps[Int(number)]
      let sum = sums[Int(step.variable)]
      let scale = scales[Int(step.variable)]
      sums[Int(step.variable)] = 0
      // Cleared here so that the variable is dropped from the support below.
      scales[Int(step.variable)] = 0
      guard abs(sum) > 1e-12 * scale else { continue }
      usedSteps.append(number)
      let factor = sum / step.coefficient
      constant -= factor * step.constant
      constantScale = max(constantScale, abs(factor * step.constant))
      for term in Int(step.firstTerm)..<Int(step.endTerm) {
        add(termVariables[term], -factor * termCoefficients[term])
      }
    }
    var kept = 0
    for variable in support {
      let index = Int(variable)
      if abs(sums[index]) > 1e-12 * scales[index], stepOfVariable[index] < 0 {
        support[kept] = variable
        kept += 1
      } else {
        sums[index] = 0
        scales[index] = 0
        isInSupport[index] = false
      }
    }
    support.removeSubrange(kept...)
  }

  /// Uses the reduced row, an equality to zero, to eliminate one of its variables.
  ///
  /// - Returns: Whether there was a variable to eliminate.
  mutating func eliminate(row: Int32, occurrences: [Int32]) -> Bool {
    var largest = 0.0
    for variable in support { largest = max(largest, abs(sums[Int(variable)])) }
    var chosen: Int32 = -1
    for variable in support where abs(sums[Int(variable)]) >= 0.1 * largest {
      if chosen < 0
        || (occurrences[Int(variable)], variable) < (occurrences[Int(chosen)], chosen)
      {
        chosen = variable
      }
    }
    guard chosen >= 0 else { return false }
    let firstTerm = Int32(termVariables.count)
    for variable in support where variable != chosen {
      termVariables.append(variable)
      termCoefficients.append(sums[Int(variable)])
    }
    let firstUse = Int32(uses.count)
    uses.append(contentsOf: usedSteps)
    stepOfVariable[Int(chosen)] = Int32(steps.count)
    steps.append(
      Step(
        row: row, variable: chosen, coefficient: sums[Int(chosen)], constant: constant,
        firstTerm: firstTerm, endTerm: Int32(termVariables.count), firstUse: firstUse,
        endUse: Int32(uses.count)))
    return true
  }

  /// Computes the eliminated variables from the others.
  func evaluate(into values: inout [Double]) {
    for step in steps.reversed() {
      var sum = step.constant
      for term in Int(step.firstTerm)..<Int(step.endTerm) {
        sum += termCoefficients[term] * values[Int(termVariables[term])]
      }
      values[Int(step.variable)] = -sum / step.coefficient
    }
  }

  /// Inserts into a set of rows those whose steps the reduced row last computed was built from.
  func insertSources(into rows: inout Set<Int32>) {
    var isMarked = Array(repeating: false, count: steps.count)
    for number in usedSteps { isMarked[Int(number)] = true }
    for number in steps.indices.reversed() where isMarked[number] {
      rows.insert(steps[number].row)
      for use in Int(steps[number].firstUse)..<Int(steps[number].endUse) {
        isMarked[Int(uses[use])] = true
      }
    }
  }

  // A binary heap of the steps still to be applied, lowest first. A variable enters it only when it
  // enters the support, so no step is in it twice.
  private mutating func push(_ step: Int32) {
    var index = pending.count
    pending.append(step)
    while index > 0 {
      let parent = (index - 1) / 2
      guard pending[index] < pending[parent] else { return }
      pending.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func pop() -> Int32? {
    guard let last = pending.popLast() else { return nil }
    guard let result = pending.first else { return last }
    pending[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < pending.count else { return result }
      if child + 1 < pending.count, pending[child + 1] < pending[child] { child += 1 }
      guard pending[child] < pending[index] else { return result }
      pending.swapAt(index, child)
      index = child
    }
  }
}
