import Cassowary

extension SolverCase {
  /// Returns everything the case expects and the solver does not answer, in order.
  func misses() -> [SceneMiss] {
    var machine = Machine(file: file)
    for operation in operations { machine.run(operation) }
    return machine.misses
  }

  /// A solver that runs operations one after the other.
  private struct Machine {
    let file: String
    private(set) var misses: [SceneMiss] = []
    private let solver = Solver()
    private var variables: [String: Variable] = [:]
    private var constraints: [String: Constraint.ID] = [:]
    private var position = SourcePosition.start

    init(file: String) {
      self.file = file
    }

    mutating func run(_ operation: Operation) {
      position = operation.position
      do throws(SolverError) {
        switch operation.action {
        case .add(let addition): constraints[addition.id] = try solver.stage(made(addition))
        case .remove(let name): try remove(name)
        case .edit(let name, let priority):
          try solver.stageEdit(of: variable(name), strength: Self.strength(priority))
        case .suggest(let name, let value):
          try solver.stage(suggestion: value, for: variable(name))
        case .set(let name, let priority, let constant):
          guard let id = constraints[name] else { return }
          if let priority { try solver.stage(strength: Self.strength(priority), of: id) }
          if let constant { try solver.stage(constant: -constant, of: id) }
        case .expect(let expectation): try check(expectation)
        }
      } catch {
        miss("operation", expected: "an operation that can be", found: "\(error)")
      }
    }

    private mutating func remove(_ name: String) throws(SolverError) {
      if let id = constraints.removeValue(forKey: name) { try solver.stageRemoval(of: id) }
    }

    private mutating func variable(_ name: String) -> Variable {
      if let known = variables[name] { return known }
      let made = solver.makeVariable(name)
      variables[name] = made
      return made
    }

    private mutating func made(_ addition: Addition) -> Constraint {
      var expression = LinearExpression(-addition.constant)
      for (name, coefficient) in addition.terms {
        expression.append(.init(variable(name), times: coefficient))
      }
      let relation: Relation =
        switch addition.relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessOrEqual
        case .greaterThanOrEqual: .greaterOrEqual
        }
      return Constraint(
        expression, relation, strength: Self.strength(addition.priority),
        identifier: addition.id)
    }

    private static func strength(_ priority: Double) -> Strength {
      priority == 1000 ? .required : Strength(priority)
    }

    // MARK: Expectations

    private mutating func check(_ expectation: Expectation) throws(SolverError) {
      if let conflict = try conflictOfSolving() {
        let names = conflict.members.map { solver.constraint($0).identifier ?? "?" }.sorted()
        let found = SceneConflicts.text(names)
        guard expectation.isUnsatisfiable else {
          solver.discardStaged()
          miss("constraints", expected: "no contradiction", found: found, kind: .contradiction)
          return
        }
        if let expected = expectation.conflict?.sorted(), expected != names {
          miss("conflict", expected: SceneConflicts.text(expected), found: found)
        }
        for name in expectation.removals { try remove(name) }
        try solver.solve()
      } else if expectation.isUnsatisfiable {
        miss("constraints", expected: "a contradiction", found: "none")
      }
      for (name, expected) in expectation.values {
        let value = solver.value(of: variable(name))
        guard abs(value - expected) > 1e-6 * max(1, abs(expected)) else { continue }
        miss(
          "value of \(name)", expected: NumberInWords.text(expected),
          found: NumberInWords.text(value))
      }
      for (name, range) in expectation.ranges {
        let value = solver.value(of: variable(name))
        guard value < range.lowerBound - 1e-6 || value > range.upperBound + 1e-6 else { continue }
        let ends = [range.lowerBound, range.upperBound].map(NumberInWords.text)
        miss(
          "value of \(name)", expected: "between \(ends.joined(separator: " and "))",
          found: NumberInWords.text(value))
      }
    }

    private func conflictOfSolving() throws(SolverError) -> Conflict? {
      do throws(SolverError) {
        try solver.solve()
        return nil
      } catch .unsatisfiable(let conflict) {
        return conflict
      }
    }

    private mutating func miss(
      _ subject: String, expected: String, found: String, kind: SceneMiss.Kind = .value
    ) {
      misses.append(
        SceneMiss(
          kind: kind, file: file, position: position, step: 0, subject: subject,
          expected: expected, found: found))
    }
  }
}
