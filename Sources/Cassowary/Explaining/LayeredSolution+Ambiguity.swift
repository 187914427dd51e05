extension LayeredSolution {
  /// The variables that the strengths leave free, by index.
  ///
  /// - Precondition: ``settle()`` has not run.
  func undeterminedVariables() -> [Bool] {
    var copy = self
    var result = Array(repeating: false, count: program.variableCount)
    guard components.contains(where: { $0.tableau.hasFreeColumns }) else { return result }
    for variable in result.indices {
      copy.elimination.reduce(variable: Int32(variable))
      var parts: [Int: [(number: Int, coefficient: Double)]] = [:]
      for core in copy.elimination.support {
        parts[Int(componentOfVariable[Int(core)]), default: []].append(
          (numberOfVariable[Int(core)], copy.elimination.sums[Int(core)]))
      }
      result[variable] = parts.contains { component, terms in
        components[component].tableau.canMove(terms)
      }
    }
    return result
  }
}

extension PiecewiseTableau {
  /// Whether a number has more than one value where all objectives so far are least.
  func canMove(_ number: Int) -> Bool {
    guard canChange(number) else { return false }
    return movesAlongSomeColumn(number) || canMove([(number, 1)])
  }

  /// Whether a sum over numbers has more than one value where all objectives so far are least.
  func canMove(_ terms: [(number: Int, coefficient: Double)]) -> Bool {
    guard canChange(terms) else { return false }
    return [1.0, -1.0].contains { wish in
      var copy = self
      let number = copy.appendRow(terms, constant: 0)
      let value = copy.values[number]
      var cost = PiecewiseCost()
      let distance = wish * max(1, abs(value))
      cost.add(at: value + distance, left: 1, right: 1)
      copy.minimise([number: cost])
      return abs(copy.values[number] - value) > 1e-7 * max(1, abs(value))
    }
  }
}
