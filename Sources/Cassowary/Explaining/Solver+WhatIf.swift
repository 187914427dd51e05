/// What a change of one constraint's constant would do, without doing it.
public struct Prediction: Sendable {
  /// The variables that would move, in the order of their places.
  public let moved: [Variable]

  /// The value of each of ``moved`` after the change.
  public let values: [Double]

  /// How much each of ``moved`` changes per unit of the change, as the change begins.
  public let rates: [Double]

  /// How far the change can go with all values still changing at their first rates, counted from now
  /// in the direction that was asked about; infinite if nothing was found to stop it.
  public let range: Double
}

extension Solver {
  /// Predicts what happens if the number on a constraint's right side grows.
  ///
  /// The answer is about the system as it was last solved, which it does not change.
  ///
  /// - Parameters:
  ///   - id: The constraint.
  ///   - change: By how much the number grows, or shrinks if negative; not 0.
  /// - Returns: The values that the change would lead to, and how far it stays linear.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/nonFiniteNumber(_:)``, or
  ///   ``SolverError/unsatisfiable(_:)`` if the change cannot be made; its conflict's members are
  ///   constraints of this solver.
  /// - Complexity: That of some dozens of solves.
  public func whatIf(
    _ id: Constraint.ID, changesBy change: Double
  ) throws(SolverError) -> Prediction {
    let place = try place(of: id)
    guard change.isFinite, change != 0 else { throw .nonFiniteNumber(change) }
    guard solvedRecords()[place]?.isLive ?? true else { throw .unknownConstraint(id) }
    let copy = Copy(of: self, changing: place)
    guard let after = copy.values(after: change) else {
      throw .unsatisfiable(copy.conflict ?? Conflict.none)
    }
    let range = copy.linearRange(towards: change)
    let before = copy.start
    let probe = min(range, abs(change)) * (change < 0 ? -1 : 1)
    let linear = probe == 0 ? nil : copy.values(after: probe / 2)
    var moved: [Variable] = []
    var values: [Double] = []
    var rates: [Double] = []
    for index in before.indices where engine.variables[index].isLive {
      let rate = linear.map { ($0[index] - before[index]) / (probe / 2) } ?? 0
      let isMoved = abs(after[index] - before[index]) > 1e-9 * max(1, abs(before[index]))
      guard isMoved || abs(rate) > 1e-9 else { continue }
      moved.append(handle(index))
      values.append(after[index])
      rates.append(rate)
    }
    return Prediction(moved: moved, values: values, rates: rates, range: range)
  }

  /// A second solver with the same system, in which one constant is varied.
  private final class Copy {
    let solver = Solver()
    let start: [Double]
    private(set) var conflict: Conflict?
    private let varied: Constraint.ID
    private let constant: Double
    private let count: Int

    /// - Precondition: The place is that of a live constraint.
    init(of original: Solver, changing place: Int) {
      count = original.engine.variables.count
      // Places stay the same, so that values and conflicts can be read across.
      for index in 0..<count {
        _ = solver.makeVariable(freeOrder: original.engine.orders.freeOrder(index))
      }
      var idOfPlace: [Int: Constraint.ID] = [:]
      for (other, record) in original.solvedConstraints().sorted(by: {
        $0.record.serial < $1.record.serial
      }) {
        var expression = LinearExpression(record.constant)
        for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
          let variable = Int(original.engine.terms[term].variable)
          expression.append(
            .init(solver.handle(variable), times: original.engine.terms[term].coefficient))
        }
        var constraint = Constraint(
          expression, Relation(sign: record.relation), strength: Strength(record.strength))
        constraint.extras = original.engine.orders.extras(at: other)
        idOfPlace[other] = solver.append(constraint, isEdit: false)
      }
      varied = idOfPlace[place] ?? Constraint.ID(place: -1, generation: 0)
      constant = original.engine.records[place].constant
      _ = try? solver.solve()
      start = (0..<count).map { original.engine.values[$0] }
      reverse = Dictionary(
        idOfPlace.map { ($1.place, original.id($0)) }, uniquingKeysWith: { first, _ in first })
    }

    private let reverse: [Int32: Constraint.ID]

    /// The values after a change, or nothing if it cannot be made.
    func values(after change: Double) -> [Double]? {
      do {
        try solver.set(constant: constant - change, of: varied)
      } catch {
        if case .unsatisfiable(let found) = error { conflict = translate(found) }
        return nil
      }
      return (0..<count).map { solver.engine.values[$0] }
    }

    private func translate(_ found: Conflict) -> Conflict {
      Conflict(
        members: found.members.compactMap { reverse[$0.place] },
        given: found.given.compactMap { reverse[$0.place] }, multipliers: found.multipliers,
        excess: found.excess, description: found.description)
    }

    /// How far all values change at their first rates.
    func linearRange(towards change: Double) -> Double {
      let sign = change < 0 ? -1.0 : 1
      // A first step so small that it is linear, unless a breakpoint lies right here.
      var reach = abs(change)
      while reach > 1e-6, !isLinear(upTo: sign * reach) { reach /= 4 }
      guard isLinear(upTo: sign * reach) else { return 0 }
      // Grow, then halve what is left between linear and not.
      var beyond = reach
      repeat {
        reach = beyond
        beyond *= 4
        if beyond > 1e9 { return .infinity }
      } while isLinear(upTo: sign * beyond)
      while beyond - reach > 1e-9 * max(1, beyond) {
        let middle = (reach + beyond) / 2
        if isLinear(upTo: sign * middle) { reach = middle } else { beyond = middle }
      }
      return (reach + beyond) / 2
    }

    /// Whether all values lie on straight lines from here to a change.
    ///
    /// A bent line may happen to pass through one point of the straight one, so several are looked at.
    private func isLinear(upTo change: Double) -> Bool {
      guard let whole = values(after: change) else { return false }
      return [0.5, 0.11, 0.83].allSatisfy { part in
        guard let between = values(after: part * change) else { return false }
        return start.indices.allSatisfy {
          let expected = start[$0] + part * (whole[$0] - start[$0])
          return abs(between[$0] - expected) <= 1e-9 * max(1, abs(start[$0]), abs(whole[$0]))
        }
      }
    }
  }
}

extension Conflict {
  /// Stands where a conflict could not be told.
  static var none: Conflict {
    Conflict(members: [], given: [], multipliers: [], excess: 0, description: "unsatisfiable")
  }
}
