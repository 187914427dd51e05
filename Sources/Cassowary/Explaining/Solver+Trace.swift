/// One step of solving a system from nothing, told in words.
public struct TraceStep: Sendable {
  /// What kind of step it is.
  public enum Kind: Sendable, Hashable {
    /// A required equality gives one variable by others, which is then out of the way.
    case elimination
    /// A constraint says nothing that those before it do not say.
    case redundancy
    /// A constraint becomes a cost of a variable or of a row's sum.
    case cost
    /// The next strength is minimised.
    case objective
    /// A number moves until it or another one meets a breakpoint; the other one leaves the basis.
    case pivot
    /// A number moves to its own next breakpoint.
    case flip
    /// Required constraints contradict each other.
    case contradiction
  }

  /// What kind of step it is.
  public let kind: Kind

  /// The constraint it is about, if there is one and it is not an edit.
  public let constraint: Constraint.ID?

  /// The step in words.
  public let text: String
}

extension Solver {
  /// Solves the system with all staged changes from nothing, the plain way, and tells every step.
  ///
  /// The solver itself works faster and remembers more; for each of its answers this is one way to
  /// find it with pencil and paper. Nothing changes.
  ///
  /// - Complexity: That of a solve from nothing.
  public func trace() -> [TraceStep] {
    let (program, places) = makeProgram()
    let solution = LayeredSolution(program, isRecording: true)
    let narrator = Narrator(solver: self, solution: solution, places: places)
    var steps = (solution.events ?? []).map { narrator.tell($0) }
    if !solution.suspects.isEmpty, steps.last?.kind != .contradiction {
      steps.append(
        TraceStep(
          kind: .contradiction, constraint: nil,
          text: "the required constraints cannot all hold: some of their violation remains"))
    }
    return steps
  }
}

/// Puts the events of a solve into words, with people's names.
private struct Narrator {
  let solver: Solver
  let solution: LayeredSolution
  let places: [Int]
  private var nameOfNumber: [[Int: String]]
  private let strengths: [Strength]

  init(solver: Solver, solution: LayeredSolution, places: [Int]) {
    self.solver = solver
    self.solution = solution
    self.places = places
    var levels: [Strength] = Array(repeating: .required, count: solution.program.levelCount + 1)
    for (row, place) in zip(solution.program.rows, places) {
      levels[Int(row.level)] = Strength(solver.engine.records[place].strength)
    }
    strengths = levels
    nameOfNumber = Array(repeating: [:], count: solution.components.count)
    for variable in 0..<solution.program.variableCount {
      let component = Int(solution.componentOfVariable[variable])
      guard component >= 0 else { continue }
      nameOfNumber[component][solution.numberOfVariable[variable]] = name(Int32(variable))
    }
    for index in solution.components.indices {
      for item in solution.components[index].items
      where nameOfNumber[index][item.number] == nil {
        nameOfNumber[index][item.number] = "the gap of \(label(item.row))"
      }
    }
  }

  private func name(_ variable: Int32) -> String {
    solver.name(of: solver.handle(Int(variable)))
  }

  private func id(_ row: Int32) -> Constraint.ID? {
    let place = places[Int(row)]
    return solver.engine.records[place].isEdit ? nil : solver.id(place)
  }

  private func label(_ row: Int32) -> String {
    let place = places[Int(row)]
    let constraint = solver.description(at: place)
    if solver.engine.records[place].isEdit { return "edit (\(solver.text(of: constraint)))" }
    return constraint.identifier ?? "(\(solver.text(of: constraint)))"
  }

  private func number(_ component: Int, _ number: Int) -> String {
    nameOfNumber[component][number] ?? "?"
  }

  func tell(_ event: LayeredSolution.Event) -> TraceStep {
    switch event {
    case .eliminated(let row, let variable):
      TraceStep(
        kind: .elimination, constraint: id(row), text: "\(label(row)) gives \(name(variable))")
    case .redundant(let row):
      TraceStep(
        kind: .redundancy, constraint: id(row),
        text: "\(label(row)) is a statement about numbers alone by now")
    case .contradicted(let row):
      TraceStep(
        kind: .contradiction, constraint: id(row),
        text: "\(label(row)) cannot hold with those before it")
    case .placed(let row, let component, let number):
      TraceStep(
        kind: .cost, constraint: id(row),
        text: "\(label(row)) is a cost of \(self.number(component, number))")
    case .minimised(let level, _):
      TraceStep(
        kind: .objective, constraint: nil,
        text: level == 0
          ? "make all required constraints hold"
          : "miss strength \(strengths[Int(level)]) by as little as can be")
    case .moved(let component, let move): tell(move, in: component)
    }
  }

  private func tell(_ move: PiecewiseTableau.Move, in component: Int) -> TraceStep {
    let entering = number(component, move.entering)
    let direction = move.isUp ? "grows" : "shrinks"
    let reason = "which saves \(NumberText.rounded(-move.rate)) per unit"
    let point = NumberText.rounded(move.point)
    guard let leaving = move.leaving else {
      return TraceStep(
        kind: .flip, constraint: nil,
        text: "\(entering) \(direction) to \(point), \(reason)")
    }
    return TraceStep(
      kind: .pivot, constraint: nil,
      text: "\(entering) \(direction) by \(NumberText.rounded(move.step)), \(reason), "
        + "until \(number(component, leaving)) is \(point) and stays there")
  }
}
