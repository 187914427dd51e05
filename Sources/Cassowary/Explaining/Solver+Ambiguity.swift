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
    guard index < solution.values.count else { return nil }
    let settled = (0..<solution.values.count).map { engine.values[$0] }
    guard solution.move(Int32(index), awayFrom: settled) else { return nil }
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
  /// Moves a variable away from where it is in another solution, if all strengths allow it.
  ///
  /// - Returns: Whether it could be moved.
  mutating func move(_ variable: Int32, awayFrom settled: [Double]) -> Bool {
    elimination.reduce(variable: variable)
    var parts: [Int: [(number: Int, coefficient: Double)]] = [:]
    var oldSums: [Int: Double] = [:]
    for core in elimination.support {
      let component = Int(componentOfVariable[Int(core)])
      let coefficient = elimination.sums[Int(core)]
      parts[component, default: []].append((numberOfVariable[Int(core)], coefficient))
      oldSums[component, default: 0] += coefficient * settled[Int(core)]
    }
    for component in parts.keys.sorted() {
      guard let terms = parts[component], let old = oldSums[component],
        components[component].tableau.canMove(terms)
      else { continue }
      // To the side where there is more room.
      var best: PiecewiseTableau?
      var farthest = 1e-7 * max(1, abs(old))
      for direction in [1.0, -1.0] {
        var copy = components[component].tableau
        let number = copy.appendRow(terms, constant: 0)
        var cost = PiecewiseCost()
        cost.add(at: old + direction * max(10, abs(old)), left: 1, right: 1)
        copy.minimise([number: cost])
        let distance = abs(copy.values[number] - old)
        if distance > farthest {
          farthest = distance
          best = copy
        }
      }
      guard let best else { continue }
      components[component].tableau = best
      // What else the variable is made of stays, or settling could move it back as far.
      for other in parts.keys.sorted() where other != component {
        guard let terms = parts[other], let old = oldSums[other] else { continue }
        pin(terms, at: old, in: other)
      }
      return true
    }
    return false
  }

  /// Confines a component to where a sum over its numbers has the value it has in some solution.
  private mutating func pin(
    _ terms: [(number: Int, coefficient: Double)], at value: Double, in component: Int
  ) {
    let number = components[component].tableau.appendRow(terms, constant: 0)
    var cost = PiecewiseCost()
    cost.add(at: value, left: 1, right: 1)
    components[component].tableau.minimise([number: cost])
  }
}
