extension Solver {
  /// Finds out which required constraints, with all staged changes, cannot hold together.
  ///
  /// - Returns: nil where they can, and it was noise that made them look otherwise.
  func findConflict() -> Conflict? {
    let (program, places) = makeProgram(requiredOnly: true)
    let suspects = LayeredSolution(program).suspects
    return suspects.isEmpty ? nil : conflict(in: program, among: suspects, places: places)
  }

  /// Makes a set of rows that cannot hold together as small as can be, and finds the sum that
  /// proves it.
  ///
  /// Members are removed as long as the rest still cannot hold (a deletion filter: Chinneck 2008,
  /// "Feasibility and Infeasibility in Optimization"). What stays is irreducible, so its multipliers
  /// are unique but for a factor.
  func conflict(in program: Program, among suspects: Set<Int32>, places: [Int]) -> Conflict {
    var rows = suspects.map { Int($0) }.sorted {
      engine.records[places[$0]].serial < engine.records[places[$1]].serial
    }
    func isGiven(_ row: Int) -> Bool { engine.orders.isGiven(places[row]) }
    // Whatever is given holds, whether or not the first proof used it, and may stand in for a member.
    rows = rows.filter { !isGiven($0) } + program.neighbourhood(of: rows, where: isGiven)
    for candidate in rows where !isGiven(candidate) {
      let rest = rows.filter { $0 != candidate }
      if !program.isSatisfiable(rest) { rows = rest }
    }
    // Where noise hides the conflict among so few rows, all of them stay.
    let proof = program.suspects(among: rows)
    if !proof.isEmpty { rows = proof }
    for candidate in rows where isGiven(candidate) {
      let rest = rows.filter { $0 != candidate }
      if !program.isSatisfiable(rest) { rows = rest }
    }
    rows = rows.filter { !isGiven($0) } + rows.filter(isGiven)
    var multipliers = program.cancellingMultipliers(of: rows)
    var excess = 0.0
    for (row, multiplier) in zip(rows, multipliers) {
      excess += multiplier * program.rows[row].constant
    }
    let memberCount = rows.count { !isGiven($0) }
    let last = multipliers[max(0, memberCount - 1)]
    if last != 0 {
      let factor = (excess < 0 ? -1 : 1) / abs(last)
      multipliers = multipliers.map { $0 * factor }
      excess *= factor
    }
    let ids = rows.map { id(places[$0]) }
    let members = Array(ids[..<memberCount])
    let given = Array(ids[memberCount...])
    return Conflict(
      members: members, given: given, multipliers: multipliers, excess: excess,
      description: describe(members, given, excess))
  }

  private func describe(
    _ members: [Constraint.ID], _ given: [Constraint.ID], _ excess: Double
  ) -> String {
    var lines: [String] = []
    if members.count == 1, given.isEmpty {
      lines.append("unsatisfiable: 1 constraint can never hold")
    } else {
      let hint = members.count > 1 ? " (removing any one is enough)" : ""
      let noun = members.count == 1 ? "constraint cannot hold" : "constraints cannot hold together"
      lines.append("unsatisfiable: \(members.count) \(noun)\(hint)")
    }
    for id in members { lines.append("  " + line(constraint(id))) }
    for id in given { lines.append("given  " + line(constraint(id))) }
    lines.append("over by \(NumberText.rounded(excess))")
    return lines.joined(separator: "\n")
  }

  private func line(_ constraint: Constraint) -> String {
    var parts = [text(of: constraint)]
    if let identifier = constraint.identifier { parts.insert(identifier, at: 0) }
    if let location = constraint.location { parts.append(location.description) }
    return parts.joined(separator: "  ")
  }
}

extension Program {
  /// Returns the rows listed, without all else, over only the variables they name.
  private func excerpt(_ rows: [Int]) -> Program {
    var result = Program()
    var numbers: [Int32: Int32] = [:]
    for index in rows {
      var row = self.rows[index]
      let first = Int32(result.termVariables.count)
      for term in Int(row.firstTerm)..<Int(row.endTerm) {
        let variable = termVariables[term]
        let number = numbers[variable] ?? Int32(numbers.count)
        numbers[variable] = number
        result.termVariables.append(number)
        result.termCoefficients.append(termCoefficients[term])
      }
      row.firstTerm = first
      row.endTerm = Int32(result.termVariables.count)
      result.rows.append(row)
    }
    result.variableCount = numbers.count
    result.freeOrders = Array(repeating: nil, count: numbers.count)
    return result
  }

  /// Returns the required rows of a kind that hang together with some rows, through variables and
  /// other rows of that kind, in order.
  ///
  /// - Complexity: O(*n*) in the number of terms of the program.
  fileprivate func neighbourhood(of seeds: [Int], where isWanted: (Int) -> Bool) -> [Int] {
    var rowsOfVariable: [Int32: [Int]] = [:]
    for index in rows.indices where rows[index].level == 0 && isWanted(index) {
      for term in Int(rows[index].firstTerm)..<Int(rows[index].endTerm) {
        rowsOfVariable[termVariables[term], default: []].append(index)
      }
    }
    var found: Set<Int> = []
    var waiting = seeds
    while let row = waiting.popLast() {
      for term in Int(rows[row].firstTerm)..<Int(rows[row].endTerm) {
        let next = rowsOfVariable.removeValue(forKey: termVariables[term]) ?? []
        for index in next where found.insert(index).inserted { waiting.append(index) }
      }
    }
    return found.sorted()
  }

  /// Returns those of the rows listed that one proof of their conflict uses, in order.
  ///
  /// - Precondition: The rows cannot hold together.
  fileprivate func suspects(among rows: [Int]) -> [Int] {
    LayeredSolution(excerpt(rows)).suspects.map { Int($0) }.sorted().map { rows[$0] }
  }

  /// Returns whether the rows listed can hold together.
  fileprivate func isSatisfiable(_ rows: [Int]) -> Bool {
    LayeredSolution(excerpt(rows)).suspects.isEmpty
  }

  /// Returns factors with which the rows listed add up to a number without variables.
  ///
  /// - Precondition: The rows are an irreducible conflict, so that the factors are unique but for a
  ///   common one.
  /// - Complexity: O(*n*³) in the number of rows.
  fileprivate func cancellingMultipliers(of rows: [Int]) -> [Double] {
    let excerpt = excerpt(rows)
    let width = rows.count
    var matrix = Array(
      repeating: Array(repeating: 0.0, count: width), count: excerpt.variableCount)
    for (column, row) in excerpt.rows.enumerated() {
      for term in Int(row.firstTerm)..<Int(row.endTerm) {
        matrix[Int(excerpt.termVariables[term])][column] += excerpt.termCoefficients[term]
      }
    }
    // Gauss and Jordan; exactly one column stays without a pivot and becomes the free factor.
    var pivotRows: [(column: Int, row: Int)] = []
    var freeColumn = width - 1
    for column in 0..<width {
      let used = pivotRows.count
      let candidates = used..<matrix.count
      let best = candidates.max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }
      guard let best, abs(matrix[best][column]) > 1e-11 else {
        freeColumn = column
        continue
      }
      matrix.swapAt(used, best)
      let pivot = matrix[used][column]
      for other in 0..<width { matrix[used][other] /= pivot }
      for row in matrix.indices where row != used && matrix[row][column] != 0 {
        let factor = matrix[row][column]
        for other in 0..<width { matrix[row][other] -= factor * matrix[used][other] }
      }
      pivotRows.append((column, used))
    }
    var result = Array(repeating: 0.0, count: width)
    result[freeColumn] = 1
    for (column, row) in pivotRows { result[column] = -matrix[row][freeColumn] }
    return result
  }
}
