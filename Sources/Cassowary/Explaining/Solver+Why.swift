extension Solver {
  /// Explains the value of a variable as a sum over constraints that hold exactly.
  ///
  /// - Precondition: The variable is of this solver and was not removed.
  /// - Complexity: O(*n*²) in the number of constraints that are connected with the variable.
  public func why(_ variable: Variable) -> Explanation { why(LinearExpression(variable)) }

  /// Explains the value of an expression as a sum over constraints that hold exactly.
  ///
  /// - Precondition: All variables are of this solver and none was removed.
  /// - Complexity: O(*n*²) in the number of constraints that are connected with the expression.
  public func why(_ expression: LinearExpression) -> Explanation {
    var coefficients: [Int32: Double] = [:]
    expression.forEachTerm {
      coefficients[Int32(place(of: $0.variable)), default: 0] += $0.coefficient
    }
    var rows = BindingRows(explaining: Set(coefficients.keys))
    let binding = bindingRecords(connectedWith: Set(coefficients.keys))
    for (place, record) in binding { rows.add(coefficientsOf(record), place: place) }
    let (rest, multipliers) = rows.reduce(coefficients)
    var parts: [Explanation.Part] = []
    for (place, record) in binding {
      guard let multiplier = multipliers[place] else { continue }
      let source: Explanation.Part.Source =
        record.isEdit
        ? .edit(handle(Int(engine.terms[Int(record.firstTerm)].variable))) : .constraint(id(place))
      parts.append(.init(source: source, coefficient: multiplier, constant: -record.constant))
    }
    for variable in rest.keys.sorted() {
      parts.append(
        .init(
          source: .free(handle(Int(variable))), coefficient: rest[variable] ?? 0,
          constant: engine.values[variable]))
    }
    return Explanation(
      parts: parts, constant: expression.constant, value: value(of: expression))
  }

  private func coefficientsOf(_ record: ConstraintRecord) -> [Int32: Double] {
    var result: [Int32: Double] = [:]
    for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      result[engine.terms[term].variable, default: 0] += engine.terms[term].coefficient
    }
    return result.filter { $0.value != 0 }
  }

  /// The constraints that hold exactly and hang together with some variables, strongest first, then
  /// equalities, then in the order they were added.
  private func bindingRecords(
    connectedWith variables: Set<Int32>
  ) -> [(place: Int, record: ConstraintRecord)] {
    let binding = solvedConstraints().filter { isBinding($0.record) }
    var constraintsOfVariable: [Int32: [Int]] = [:]
    for (index, entry) in binding.enumerated() {
      let record = entry.record
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        constraintsOfVariable[engine.terms[term].variable, default: []].append(index)
      }
    }
    var found: Set<Int> = []
    var pending = Array(variables)
    while let variable = pending.popLast() {
      for index in constraintsOfVariable.removeValue(forKey: variable) ?? []
      where found.insert(index).inserted {
        let record = binding[index].record
        for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
          pending.append(engine.terms[term].variable)
        }
      }
    }
    func key(_ record: ConstraintRecord) -> (Double, Int, Int64) {
      (-record.strength, record.relation == 0 ? 0 : 1, record.serial)
    }
    return found.map { binding[$0] }.sorted { key($0.record) < key($1.record) }
  }

  /// Whether both sides of a constraint are equal.
  func isBinding(_ record: ConstraintRecord) -> Bool {
    let (value, scale) = sum(of: record)
    return abs(value) <= 1e-9 * scale
  }

  /// Left side minus right side of a constraint, and the size of what was added up.
  func sum(of record: ConstraintRecord) -> (value: Double, scale: Double) {
    var value = record.constant
    var scale = max(1, abs(value))
    for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let part = engine.terms[term].coefficient * engine.values[engine.terms[term].variable]
      value += part
      scale = max(scale, abs(part))
    }
    return (value, scale)
  }

  /// Returns an explanation in words, one line a part.
  public func text(of explanation: Explanation) -> String {
    var lines: [String] = []
    for part in explanation.parts {
      let what: String
      switch part.source {
      case .constraint(let id):
        let constraint = constraint(id)
        let place = constraint.location.map { "  \($0)" } ?? ""
        what = (constraint.identifier.map { "\($0): " } ?? "") + text(of: constraint) + place
      case .edit(let variable): what = "edit of \(name(of: variable))"
      case .free(let variable): what = "free value of \(name(of: variable))"
      }
      let sign = part.contribution < 0 ? "-" : "+"
      lines.append("\(sign) \(NumberText.rounded(abs(part.contribution)))  \(what)")
    }
    if explanation.constant != 0 { lines.append("+ \(NumberText.rounded(explanation.constant))") }
    lines.append("= \(NumberText.rounded(explanation.value))")
    return lines.joined(separator: "\n")
  }
}
