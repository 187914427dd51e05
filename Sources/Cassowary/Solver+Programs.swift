extension Solver {
  /// The system with all staged changes, for the slow methods, and the place of each of its rows.
  func makeProgram(requiredOnly: Bool = false) -> (Program, places: [Int]) {
    makeProgram(requiredOnly: requiredOnly) { engine.records[$0] }
  }

  /// The system as it was last solved.
  func makeSolvedProgram() -> (Program, places: [Int]) {
    // Staged changes are looked up from the first, which knows the oldest value.
    var records: [Int: ConstraintRecord] = [:]
    for index in (0..<engine.log.count).reversed() {
      let entry = engine.log[index]
      let place = Int(entry.place)
      var record = records[place] ?? engine.records[place]
      switch entry.kind {
      case .addition: record.isLive = false
      case .removal: record.isLive = true
      case .constant: record.constant = entry.old
      case .strength: record.strength = entry.old
      default: continue
      }
      records[place] = record
    }
    return makeProgram(requiredOnly: false) { records[$0] ?? engine.records[$0] }
  }

  private func makeProgram(
    requiredOnly: Bool, record: (Int) -> ConstraintRecord
  ) -> (Program, places: [Int]) {
    var program = Program()
    program.variableCount = engine.variables.count
    program.freeOrders = (0..<engine.variables.count).map { orders.freeOrder($0) }
    var places: [Int] = []
    var strengths: Set<Double> = []
    for place in 0..<engine.records.count where engine.records[place].generation != .max {
      let record = record(place)
      guard record.isLive, !requiredOnly || record.isRequired else { continue }
      places.append(place)
      strengths.insert(record.strength)
    }
    strengths.remove(.infinity)
    var levels: [Double: Int32] = [.infinity: 0]
    for (index, strength) in strengths.sorted(by: >).enumerated() {
      levels[strength] = Int32(index + 1)
    }
    for place in places {
      let record = record(place)
      let first = Int32(program.termVariables.count)
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        program.termVariables.append(engine.terms[term].variable)
        program.termCoefficients.append(engine.terms[term].coefficient)
      }
      program.rows.append(
        Program.Row(
          relation: Relation(sign: record.relation), level: levels[record.strength] ?? 0,
          rank: orders.rank(place), slackOrder: orders.slackOrder(place),
          constant: record.constant, firstTerm: first,
          endTerm: Int32(program.termVariables.count)))
    }
    program.levelCount = strengths.count
    return (program, places)
  }
}
