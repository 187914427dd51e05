extension Solver {
  /// The system with all staged changes, for the slow methods, and the place of each of its rows.
  func makeProgram(requiredOnly: Bool = false) -> (Program, places: [Int]) {
    makeProgram(requiredOnly: requiredOnly) { engine.records[$0] }
  }

  /// The system as it was last solved.
  func makeSolvedProgram() -> (Program, places: [Int]) {
    let records = solvedRecords()
    return makeProgram(requiredOnly: false) { records[$0] ?? engine.records[$0] }
  }

  /// The records that staged changes have touched, as they were at the last solve.
  func solvedRecords() -> [Int: ConstraintRecord] {
    // Staged changes are looked up from the last to the first, which knows the oldest value.
    var records: [Int: ConstraintRecord] = [:]
    for index in (0..<engine.log.count).reversed() {
      let entry = engine.log[index]
      let place = Int(entry.place)
      switch entry.kind {
      case .addition: records[place, default: engine.records[place]].isLive = false
      case .removal: records[place, default: engine.records[place]].isLive = true
      case .constant: records[place, default: engine.records[place]].constant = entry.old
      case .strength: records[place, default: engine.records[place]].strength = entry.old
      case .details, .freeOrder, .edit, .variableRemoval: continue
      }
    }
    return records
  }

  /// The live constraints of the last solve, edits among them.
  func solvedConstraints() -> [(place: Int, record: ConstraintRecord)] {
    let changed = solvedRecords()
    return (0..<engine.records.count).compactMap { place in
      let record = changed[place] ?? engine.records[place]
      return record.isLive ? (place, record) : nil
    }
  }

  private func makeProgram(
    requiredOnly: Bool, record: (Int) -> ConstraintRecord
  ) -> (Program, places: [Int]) {
    var program = Program()
    program.variableCount = engine.variables.count
    program.freeOrders = (0..<engine.variables.count).map { engine.orders.freeOrder($0) }
    var places: [Int] = []
    var strengths: Set<Double> = []
    for place in 0..<engine.records.count {
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
          rank: engine.orders.rank(place), slackOrder: engine.orders.slackOrder(place),
          constant: record.constant, firstTerm: first,
          endTerm: Int32(program.termVariables.count)))
    }
    program.levelCount = strengths.count
    return (program, places)
  }
}
