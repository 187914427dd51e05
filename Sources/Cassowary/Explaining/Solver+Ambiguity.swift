/// Two different solutions that are equally good by all strengths.
public struct Ambiguity: Sendable {
  /// The variables that have different values in the two solutions, in the order of their places.
  public let variables: [Variable]

  /// Their values in the solution that the solver has settled on.
  public let values: [Double]

  /// Their values in another solution.
  public let otherValues: [Double]
}

extension Solver {
  /// Returns a second solution in which a variable has another value, if the strengths allow one.
  ///
  /// - Precondition: The variable is of this solver and was not removed.
  /// - Complexity: That of a solve from nothing.
  public func ambiguity(of variable: Variable) -> Ambiguity? {
    let index = place(of: variable)
    var solution = LayeredSolution(makeSolvedProgram().0)
    let value = engine.values[index]
    if index < solution.values.count {
      guard solution.move(Int32(index), awayFrom: value) else { return nil }
    }
    solution.settle()
    var moved: [Variable] = []
    var values: [Double] = []
    var others: [Double] = []
    for other in solution.values.indices where engine.variables[other].isLive {
      let old = engine.values[other]
      let new = solution.values[other]
      guard abs(new - old) > 1e-7 * max(1, abs(old)) else { continue }
      moved.append(handle(other))
      values.append(old)
      others.append(new)
    }
    guard !moved.isEmpty else { return nil }
    return Ambiguity(variables: moved, values: values, otherValues: others)
  }
}

extension LayeredSolution {
  /// Moves a variable away from a value as far as a whole step, if all strengths allow it.
  ///
  /// - Returns: Whether it could be moved.
  mutating func move(_ variable: Int32, awayFrom value: Double) -> Bool {
    elimination.reduce(variable: variable)
    var parts: [Int: [(number: Int, coefficient: Double)]] = [:]
    for core in elimination.support {
      parts[Int(componentOfVariable[Int(core)]), default: []].append(
        (numberOfVariable[Int(core)], elimination.sums[Int(core)]))
    }
    for component in parts.keys.sorted() {
      let terms = parts[component] ?? []
      guard components[component].tableau.canMove(terms) else { continue }
      let rest =
        elimination.constant
        + parts.filter { $0.key != component }.reduce(0) { sum, part in
          part.value.reduce(sum) {
            $0 + $1.coefficient * components[part.key].tableau.values[$1.number]
          }
        }
      // Far from the value on the side where there is more room.
      var best: PiecewiseTableau?
      var farthest = 0.0
      for direction in [1.0, -1.0] {
        var copy = components[component].tableau
        let number = copy.appendRow(terms, constant: rest)
        var cost = PiecewiseCost()
        cost.add(at: value + direction * max(10, abs(value)), left: 1, right: 1)
        copy.minimise([number: cost])
        let distance = abs(copy.values[number] - value)
        if distance > farthest + 1e-9 {
          farthest = distance
          best = copy
        }
      }
      guard let best, farthest > 1e-7 * max(1, abs(value)) else { continue }
      components[component].tableau = best
      return true
    }
    return false
  }
}
