import Cassowary
import FrameDump
import LayoutDocument

/// A script at work: its variables and constraints in a solver, and what it has said so far.
struct ScriptRun {
  /// What the run has printed, line by line.
  private(set) var output: [String] = []
  /// The expectations that failed.
  private(set) var failures: [String] = []
  /// The statements that were refused and nobody expected to be.
  private(set) var refusals: [String] = []

  /// What the solver did for each statement, if that was to be traced.
  private(set) var trace: [TracedStatement] = []

  /// A statement and the steps that it takes to solve the system with it from nothing.
  struct TracedStatement {
    let line: Int
    let text: String
    var steps: [TraceStep]
    /// The values after it, in the order of declaration.
    var values: [(name: String, value: Double)]
    let isRefused: Bool
  }

  let solver = Solver()
  private let isTracing: Bool
  private let script: Script
  private var variables: [String: Variable] = [:]
  /// The variables in the order they were declared.
  private(set) var names: [String] = []
  private var constraints: [String: Constraint.ID] = [:]
  /// The constraints as they were written, and as they are now.
  private var originals: [Constraint.ID: String] = [:]
  private var texts: [Constraint.ID: String] = [:]
  private var edits: Set<String> = []
  private var currentText = ""
  /// The report of the statement before, if that was refused.
  private var pendingRefusal: String?

  /// Runs a script from its first statement to its last.
  ///
  /// A statement that is refused leaves everything as it was, and the run goes on.
  ///
  /// - Throws: `DocumentError` where a statement speaks of what there is not.
  init(_ script: Script, isTracing: Bool = false) throws(DocumentError) {
    self.script = script
    self.isTracing = isTracing
    for statement in script.statements { try run(statement) }
    settleRefusal()
  }

  /// The variables with their values, in the order they were declared.
  var values: [(name: String, value: Double)] {
    names.compactMap { name in variables[name].map { (name, solver.value(of: $0)) } }
  }

  /// The result for programs: values, what was refused, and what failed.
  var json: String {
    let rows = values.map { "\(QuotedText.quoted($0.name)):\(ScriptNumber.text(of: $0.value))" }
    return "{\"solve\":1,\"values\":{\(rows.joined(separator: ","))},"
      + "\"refused\":[\(refusals.map(QuotedText.quoted).joined(separator: ","))],"
      + "\"failed\":[\(failures.map(QuotedText.quoted).joined(separator: ","))]}\n"
  }

  private mutating func run(_ statement: Script.Statement) throws(DocumentError) {
    if case .expectUnsatisfiable = statement.action {
      if pendingRefusal == nil {
        failures.append(
          "\(script.file):\(statement.position): expected the statement before to be refused, "
            + "but it holds")
      }
      pendingRefusal = nil
      return
    }
    settleRefusal()
    currentText = statement.text
    switch statement.action {
    case .declare(let names): for name in names { try declare(name) }
    case .add(let name, let relation): try add(relation, named: name, at: statement.position)
    case .edit(let name, let strength):
      let variable = try variable(name)
      guard edits.insert(name.text).inserted else {
        throw failure(
          .duplicateIdentifier, name, found: "a second edit of \"\(name.text)\"",
          expected: "one edit a variable")
      }
      try attempt(at: statement.position) { solver throws(SolverError) in
        try solver.stageEdit(of: variable, strength: Self.strength(strength))
      }
    case .suggest(let name, let value):
      let variable = try variable(name)
      guard edits.contains(name.text) else {
        throw failure(
          .unknownItem, name, found: "\"\(name.text)\", which is not edited",
          expected: "edit \(name.text) @ STRENGTH before it")
      }
      try attempt(at: statement.position) { solver throws(SolverError) in
        try solver.stage(suggestion: value, for: variable)
      }
    case .remove(let name):
      let id = try constraint(name)
      try attempt(at: statement.position) { solver throws(SolverError) in
        try solver.stageRemoval(of: id)
      }
      constraints[name.text] = nil
    case .set(let name, let value):
      let id = try constraint(name)
      // The number stands on the right; the solver has everything on the left.
      try attempt(at: statement.position) { solver throws(SolverError) in
        try solver.stage(constant: -value, of: id)
      }
      if pendingRefusal == nil, let text = originals[id] {
        texts[id] = "\(text) (set to \(ScriptNumber.text(of: value)))"
      }
    case .print(let names): try print(names)
    case .expect(let relation): try check(relation, at: statement.position)
    case .expectUnsatisfiable: break
    }
  }

  // MARK: Statements

  private mutating func declare(_ name: Script.Name) throws(DocumentError) {
    guard variables[name.text] == nil else {
      throw failure(
        .duplicateIdentifier, name, found: "\"\(name.text)\" a second time",
        expected: "a name that no other variable has")
    }
    variables[name.text] = solver.makeVariable(name.text)
    names.append(name.text)
  }

  private mutating func add(
    _ relation: Script.Relation, named name: Script.Name?, at position: SourcePosition
  ) throws(DocumentError) {
    if let name, constraints[name.text] != nil {
      throw failure(
        .duplicateIdentifier, name, found: "\"\(name.text)\" a second time",
        expected: "a name that no other constraint has, or remove \(name.text) before it")
    }
    let form = try expression(relation.left) - expression(relation.right)
    var constraint = Constraint(
      form, Self.relation(relation.sign), strength: Self.strength(relation.strength))
    constraint.identifier = name?.text
    constraint.location = Cassowary.SourceLocation(
      fileID: script.file, line: UInt(position.line))
    var added: Constraint.ID?
    try attempt(at: position, adding: (name?.text, relation.text)) { solver throws(SolverError) in
      added = try solver.stage(constraint)
    }
    guard let added, solver.contains(added) else { return }
    texts[added] = relation.text
    originals[added] = relation.text
    if let name { constraints[name.text] = added }
  }

  private mutating func print(_ wanted: [Script.Name]) throws(DocumentError) {
    for name in wanted { _ = try variable(name) }
    let shown = wanted.isEmpty ? names : wanted.map(\.text)
    for name in shown {
      guard let variable = variables[name] else { continue }
      output.append("\(name) = \(ScriptNumber.text(of: solver.value(of: variable)))")
    }
  }

  private mutating func check(
    _ relation: Script.Relation, at position: SourcePosition
  ) throws(DocumentError) {
    let left = solver.value(of: try expression(relation.left))
    let right = solver.value(of: try expression(relation.right))
    let tolerance = 1e-6 * max(1, abs(left), abs(right))
    let holds =
      switch relation.sign {
      case .equal: abs(left - right) <= tolerance
      case .lessOrEqual: left <= right + tolerance
      case .greaterOrEqual: left >= right - tolerance
      }
    guard !holds else { return }
    failures.append(
      "\(script.file):\(position): expected \(relation.text), "
        + "but the left side is \(ScriptNumber.text(of: left)) "
        + "and the right side \(ScriptNumber.text(of: right))")
  }

  // MARK: Refusals

  /// Does something the solver may refuse; what it refuses has changed nothing.
  private mutating func attempt(
    at position: SourcePosition, adding: (name: String?, text: String)? = nil,
    _ body: (Solver) throws(SolverError) -> Void
  ) throws(DocumentError) {
    var steps: [TraceStep] = []
    do throws(SolverError) {
      try body(solver)
      if isTracing { steps = solver.trace() }
      try solver.solve()
      record(steps, at: position)
    } catch .unsatisfiable(let conflict) {
      pendingRefusal = report(conflict, at: position, adding: adding)
      solver.discardStaged()
      record(steps, at: position)
    } catch {
      solver.discardStaged()
      throw DocumentError(
        .badValue, file: script.file, position: position, found: "\(error)",
        expected: "numbers that a constraint can have")
    }
  }

  private mutating func record(_ steps: [TraceStep], at position: SourcePosition) {
    guard isTracing else { return }
    trace.append(
      TracedStatement(
        line: position.line, text: currentText, steps: steps, values: values,
        isRefused: pendingRefusal != nil))
  }

  private mutating func settleRefusal() {
    if let pendingRefusal { refusals.append(pendingRefusal) }
    pendingRefusal = nil
  }

  private func report(
    _ conflict: Conflict, at position: SourcePosition, adding: (name: String?, text: String)?
  ) -> String {
    let count = conflict.members.count
    var lines = [
      "\(script.file):\(position): unsatisfiable: \(count) "
        + (count == 1
          ? "constraint cannot hold" : "constraints cannot hold together")
    ]
    let rows = conflict.members.map { id -> (name: String, text: String) in
      if let text = texts[id] { return (solver.constraint(id).identifier ?? "", text) }
      return (adding?.name ?? "", adding?.text ?? "")
    }
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows {
      let name = row.name + String(repeating: " ", count: width - row.name.count)
      lines.append(width == 0 ? "  \(row.text)" : "  \(name)  \(row.text)")
    }
    lines.append(contentsOf: proof(of: conflict))
    lines.append("  over by \(ScriptNumber.text(of: abs(conflict.excess)))")
    return lines.joined(separator: "\n")
  }

  /// The sum that proves a conflict, in the order of its members, and what would end it.
  ///
  /// - Precondition: The refused constraint is still staged.
  private func proof(of conflict: Conflict) -> [String] {
    let ids = conflict.members + conflict.given
    var sum = ""
    for (id, factor) in zip(ids, conflict.multipliers) {
      let constant = solver.constraint(id).expression.constant
      // What is left of adding and cancelling is noise.
      let isNegative = factor * constant < -1e-12
      let size = ScriptNumber.text(of: abs(constant))
      let part =
        abs(abs(factor) - 1) < 1e-9 ? size : "\(ScriptNumber.text(of: abs(factor))) * \(size)"
      sum += sum.isEmpty ? (isNegative ? "-\(part)" : part) : " \(isNegative ? "-" : "+") \(part)"
    }
    let excess = ScriptNumber.text(of: conflict.excess)
    var lines = ["  sum: all variables cancel and leave \(sum) = \(excess), not 0"]
    if let last = conflict.members.last, conflict.members.count > 1 {
      var repaired = solver.constraint(last)
      let factor = conflict.multipliers[conflict.members.count - 1]
      repaired.expression.constant -= conflict.excess / factor
      // Decimals as people write them, not as sums of doubles end.
      repaired.expression.constant =
        Double(ScriptNumber.text(of: repaired.expression.constant))
        ?? repaired.expression.constant
      lines.append("  repair: \(solver.text(of: repaired)), or a strength below 1000")
    }
    return lines
  }

  // MARK: Names

  private func variable(_ name: Script.Name) throws(DocumentError) -> Variable {
    if let variable = variables[name.text] { return variable }
    throw unknown(name, "variable", among: names, remedy: "var \(name.text) before it")
  }

  private func constraint(_ name: Script.Name) throws(DocumentError) -> Constraint.ID {
    if let id = constraints[name.text] { return id }
    throw unknown(
      name, "constraint", among: constraints.keys.sorted(), remedy: "the name of a constraint")
  }

  private func unknown(
    _ name: Script.Name, _ kind: String, among known: [String], remedy: String
  ) -> DocumentError {
    let hint = NearestWord.suggestion(for: name.text, among: known)
    return failure(
      .unknownItem, name, found: "the \(kind) \"\(name.text)\", which there is not",
      expected: hint.map { "\(remedy); did you mean \"\($0)\"?" } ?? remedy)
  }

  private func failure(
    _ kind: DocumentError.Kind, _ name: Script.Name, found: String, expected: String
  ) -> DocumentError {
    DocumentError(
      kind, file: script.file, position: name.position, found: found, expected: expected)
  }

  private func expression(_ expression: Script.Expression) throws(DocumentError) -> LinearExpression
  {
    var result = LinearExpression(expression.constant)
    for term in expression.terms {
      result.append(.init(try variable(term.name), times: term.coefficient))
    }
    return result
  }

  private static func relation(_ sign: Script.Sign) -> Relation {
    switch sign {
    case .equal: .equal
    case .lessOrEqual: .lessOrEqual
    case .greaterOrEqual: .greaterOrEqual
    }
  }

  private static func strength(_ value: Double) -> Strength {
    value >= 1000 ? .required : Strength(value)
  }
}

/// Numbers as a script prints them.
enum ScriptNumber {
  /// Returns a number with at most six decimals, without trailing zeros or an exponent.
  static func text(of number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let millionths = (abs(number) * 1e6).rounded()
    let whole = UInt64(millionths) / 1_000_000
    let rest = UInt64(millionths) % 1_000_000
    let sign = number < 0 && millionths > 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
