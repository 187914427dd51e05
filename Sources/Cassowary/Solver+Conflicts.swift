extension Solver {
  /// Finds out which required constraints, with all staged changes, cannot hold together.
  ///
  /// - Returns: Nothing if they can after all: if they miss one another by no more than the noise
  ///   that one method of solving lets pass and another does not.
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
  /// are unique but for a factor. Where the first proof needs all its rows, which its multipliers tell,
  /// nothing has to be removed.
  ///
  /// - Complexity: O(*n*) in the number of terms of the suspects if the first proof needs them all and
  ///   nearly all variables are in two of them; otherwise a solve of the suspects for each of them.
  func conflict(in program: Program, among suspects: Set<Int32>, places: [Int]) -> Conflict {
    var rows = suspects.map { Int($0) }.sorted {
      engine.records[places[$0]].serial < engine.records[places[$1]].serial
    }
    func isGiven(_ row: Int) -> Bool { engine.orders.isGiven(places[row]) }
    // Whatever is given holds, whether or not the first proof used it, and may stand in for a member.
    rows = rows.filter { !isGiven($0) } + program.neighbourhood(of: rows, where: isGiven)
    var known = program.cancellingMultipliers(of: rows)
    if let factors = known, zip(rows, factors).allSatisfy({ $1 != 0 || isGiven($0) }) {
      // Rows that cancel in one way only, none of them idle, are independent without any one of
      // them, so that the rest can always hold: nothing is left to filter.
      let isNeeded = factors.map { $0 != 0 }
      rows = zip(rows, isNeeded).filter { $1 }.map { $0.0 }
      known = factors.filter { $0 != 0 }
    } else {
      rows = irreducible(rows, of: program, isGiven: isGiven)
      known = nil
    }
    if let factors = known {
      let pairs = Array(zip(rows, factors))
      let ordered = pairs.filter { !isGiven($0.0) } + pairs.filter { isGiven($0.0) }
      rows = ordered.map { $0.0 }
      known = ordered.map { $0.1 }
    } else {
      rows = rows.filter { !isGiven($0) } + rows.filter(isGiven)
      known = program.cancellingMultipliers(of: rows)
    }
    var multipliers = known ?? Array(repeating: 0, count: rows.count)
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

  /// Removes rows as long as the rest still cannot hold: members first, then what is given.
  private func irreducible(
    _ suspects: [Int], of program: Program, isGiven: (Int) -> Bool
  ) -> [Int] {
    var rows = suspects
    for candidate in rows where !isGiven(candidate) {
      let rest = rows.filter { $0 != candidate }
      if !program.isSatisfiable(rest) { rows = rest }
    }
    // At the edge of what noise is let pass, rows that conflicted among all may agree on their own.
    let proven = program.suspects(among: rows)
    if !proven.isEmpty { rows = proven }
    for candidate in rows where isGiven(candidate) {
      let rest = rows.filter { $0 != candidate }
      if !program.isSatisfiable(rest) { rows = rest }
    }
    return rows
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
  /// - Returns: Nothing if there are no such factors, or several that differ by more than a common
  ///   factor.
  /// - Complexity: O(*n*) in the number of terms, and O(*k*³) in the number of rows that stay apart
  ///   once those that share a variable with nobody else are tied together.
  fileprivate func cancellingMultipliers(of rows: [Int]) -> [Double]? {
    let excerpt = excerpt(rows)
    var columns = Array(repeating: [Cancellation.Term](), count: excerpt.variableCount)
    for (index, row) in excerpt.rows.enumerated() {
      for term in Int(row.firstTerm)..<Int(row.endTerm) {
        columns[Int(excerpt.termVariables[term])].append(
          .init(row: index, coefficient: excerpt.termCoefficients[term]))
      }
    }
    return Cancellation(rowCount: rows.count).solve(columns)
  }
}
