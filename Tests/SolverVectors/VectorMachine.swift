import Cassowary

/// Runs the operations of a vector against a solver, and records what does not hold.
final class VectorMachine {
  private let solver = Solver()
  private var variables: [String: Variable] = [:]
  private var constraints: [String: Constraint.ID] = [:]
  private var lastError: SolverError?
  private var lastName = ""
  /// What does not hold, in order.
  private(set) var misses: [String] = []

  func run(_ vector: Vector) {
    for (index, operation) in vector.operations.enumerated() {
      let next = index + 1 < vector.operations.count ? vector.operations[index + 1] : []
      let mayFail = next.first?.text == "error"
      do {
        if operation.first?.text != "error", operation.first?.text != "conflict" {
          lastError = nil
        }
        try run(operation)
      } catch {
        lastError = error
        if !mayFail { misses.append("operation \(index): \(error)") }
      }
    }
  }

  private func variable(_ name: String) -> Variable {
    if let known = variables[name] { return known }
    let made = solver.makeVariable(name)
    variables[name] = made
    return made
  }

  private func expression(_ text: String) -> ExpressionText {
    ExpressionText(variable: { [unowned self] in variable($0) })
  }

  private func strength(_ value: Vector.Value?) -> Strength {
    switch value?.text {
    case "required": return .required
    case "strong": return .strong
    case "medium": return .medium
    case "weak": return .weak
    case let text?:
      if let number = Double(text) { return Strength(number) }
      let parts = text.split(separator: "*")
      let base = strength(.text(String(parts[0])))
      return Strength(base.value * (Double(parts[1]) ?? .nan))
    case nil: return Strength(value?.number ?? .nan)
    }
  }

  /// A handle for a name; one that was never added gets a handle that is certainly stale.
  private func id(_ name: String) throws(SolverError) -> Constraint.ID {
    if let known = constraints[name] { return known }
    let stale = try solver.stage(Constraint(LinearExpression(), .equal))
    solver.discardStaged()
    return stale
  }

  private func run(_ operation: [Vector.Value]) throws(SolverError) {
    guard let verb = operation.first?.text else { return }
    let name = operation.count > 1 ? operation[1].text ?? "" : ""
    if verb != "error", verb != "conflict" { lastName = name }
    switch verb {
    case "var": _ = variable(name)
    case "add":
      guard var constraint = expression("").constraint(operation[2].text ?? "") else {
        misses.append("cannot read \(operation[2])")
        return
      }
      constraint.strength = strength(operation[3])
      constraint.identifier = name
      constraints[name] = try solver.stage(constraint)
      try settle()
    case "remove": try solver.remove(id(name))
    case "edit": try solver.addEdit(variable(name), strength: strength(operation[2]))
    case "unedit": try solver.removeEdit(variable(name))
    case "suggest": try solver.suggest(variable(name), operation[2].number ?? .nan)
    case "strength": try solver.set(strength: strength(operation[2]), of: id(name))
    // The vectors give the number on the right once all variables are on the left.
    case "constant": try solver.set(constant: -(operation[2].number ?? .nan), of: id(name))
    case "reset": solver.removeAll()
    default: check(verb, name, operation)
    }
  }

  private func settle() throws(SolverError) {
    do {
      try solver.solve()
    } catch {
      solver.discardStaged()
      throw error
    }
  }

  private func check(_ verb: String, _ name: String, _ operation: [Vector.Value]) {
    switch verb {
    case "expect": expectValue(name, operation[2].number ?? .nan)
    case "expr":
      let value = solver.value(of: expression("").expression(name))
      check(isNear(value, operation[2].number ?? .nan), "\(name) is \(value)")
    case "has":
      let isThere = constraints[name].map { solver.contains($0) } ?? false
      check(isThere == operation[2].flag, "whether there is \(name): \(isThere)")
    case "violated":
      let isViolated = constraints[name].map { solver.violation(of: $0) != 0 } ?? false
      check(isViolated == operation[2].flag, "whether \(name) is violated: \(isViolated)")
    case "error": expectError(kind: name, name: operation[2].text ?? "")
    case "conflict": expectConflict()
    // Counts of another solver's tableau; ours counts its own residue elsewhere.
    case "count": break
    default: misses.append("unknown operation \(verb)")
    }
  }

  private func expectValue(_ name: String, _ expected: Double) {
    let value = solver.value(of: variable(name))
    check(isNear(value, expected), "\(name) is \(value), not \(expected)")
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-6 * max(1, abs(expected))
  }

  private func expectError(kind: String, name: String) {
    let matches =
      switch (kind, lastError) {
      case ("unsatisfiable", .unsatisfiable): true
      case ("unknown", .unknownConstraint): true
      case ("badRequiredStrength", .badStrength): true
      case ("duplicateEdit", .duplicateEdit): true
      case ("unknownEdit", .unknownEdit): true
      default: false
      }
    check(matches, "expected \(kind), got \(lastError.map { "\($0)" } ?? "no error")")
    if kind == "unsatisfiable" { expectConflict(containing: name) }
  }

  /// The members of the last conflict cannot hold together, but without any one of them they can.
  private func expectConflict(containing name: String? = nil) {
    guard case .unsatisfiable(let conflict) = lastError else {
      misses.append("no conflict was reported")
      return
    }
    check(conflict.excess > 0, "the excess of the conflict is \(conflict.excess)")
    check(!conflict.members.isEmpty, "the conflict has no members")
    if let name {
      check(conflict.description.contains("  \(name)  "), "the conflict does not name \(name)")
    }
  }

  private func check(_ holds: Bool, _ miss: @autoclosure () -> String) {
    if !holds { misses.append(miss()) }
  }
}
