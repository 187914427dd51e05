extension Solver {
  /// Describes the inside of the solver as it was last solved: aliases, definitions, costs and
  /// components, with people's names.
  ///
  /// The page `docs/internals/solver.md` teaches to read it.
  ///
  /// - Complexity: O(*n*) in the size of the system.
  public func dump() -> String {
    guard !engine.needsBuild else { return "not solved yet\n" }
    var lines: [String] = []
    dumpAliases(into: &lines)
    dumpDefinitions(into: &lines)
    dumpSingles(into: &lines)
    for index in 0..<engine.components.count { dumpComponent(index, into: &lines) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func numberName(_ number: Int32) -> String {
    guard !engine.isVariable(number) else { return name(of: handle(Int(number))) }
    return "row \(Int(number) - engine.firstRow)"
  }

  private func sum(_ terms: [(name: String, coefficient: Double)], _ constant: Double) -> String {
    var text = ""
    for (name, coefficient) in terms where coefficient != 0 {
      let size = abs(coefficient)
      let factor = size == 1 ? "" : "\(NumberText.text(of: size)) * "
      let sign = coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
      text += sign + factor + name
    }
    guard constant != 0 || text.isEmpty else { return text }
    if text.isEmpty { return NumberText.text(of: constant) }
    return text + (constant < 0 ? " - " : " + ") + NumberText.text(of: abs(constant))
  }

  private func dumpAliases(into lines: inout [String]) {
    lines.append("aliases")
    for index in 0..<Int32(engine.variables.count) where engine.variables[index].isLive {
      let alias = engine.aliases[index]
      guard alias.parent != index else { continue }
      let terms =
        alias.parent < 0 ? [] : [(name: numberName(alias.parent), coefficient: alias.factor)]
      lines.append("  \(numberName(index)) = \(sum(terms, alias.offset))")
    }
  }

  private func dumpDefinitions(into lines: inout [String]) {
    lines.append("definitions")
    for index in 0..<engine.definitions.count {
      let definition = engine.definitions[index]
      let terms = (0..<Int(definition.termCount)).map { offset in
        let term = engine.definitionTerms[Int(definition.firstTerm) + offset]
        return (name: numberName(term.variable), coefficient: term.coefficient)
      }
      lines.append("  \(numberName(definition.variable)) = \(sum(terms, definition.constant))")
    }
  }

  private func dumpSingles(into lines: inout [String]) {
    lines.append("alone")
    for index in 0..<Int32(engine.variables.count) {
      guard engine.variables[index].isLive, engine.isRoot(index),
        engine.numbers[index].component < 0
      else { continue }
      let what = engine.parameterIndex(index) >= 0 ? "  (parameter)" : ""
      lines.append("  \(numberName(index)) is \(values(index))\(costs(index))\(what)")
    }
  }

  private func values(_ number: Int32) -> String {
    NumberText.rounded(engine.numbers[number].value)
  }

  private func costs(_ number: Int32) -> String {
    var parts: [String] = []
    var index = engine.numbers[number].firstBreakpoint
    while index >= 0 {
      let breakpoint = engine.breakpoints[index]
      let side = breakpoint.side == 0 ? "==" : breakpoint.side > 0 ? "<=" : ">="
      parts.append(
        "\(side) \(NumberText.rounded(breakpoint.at)) @ \(Strength(breakpoint.strength))")
      index = breakpoint.next
    }
    return parts.isEmpty ? "" : "  [\(parts.joined(separator: ", "))]"
  }

  private func dumpComponent(_ index: Int, into lines: inout [String]) {
    let component = engine.components[index]
    let free = component.isFree ? ", not all determined" : ""
    lines.append("component \(index)\(free)")
    var names: [String] = []
    for column in 0..<Int(component.columnCount) {
      let number = engine.columns[Int(component.firstColumn) + column]
      names.append(numberName(number))
      lines.append("  \(numberName(number)) stays at \(values(number))\(costs(number))")
    }
    for column in 0..<Int(component.parameterCount) {
      let number = engine.parameterColumns[Int(component.firstParameter) + column]
      names.append(numberName(number))
    }
    for row in 0..<Int(component.rowCount) {
      let number = engine.basics[Int(component.firstBasic) + row]
      let terms = names.enumerated().map { column, name in
        (
          name: name,
          coefficient: engine.cells[component.firstCell + row * component.width + column]
        )
      }
      lines.append(
        "  \(numberName(number)) = \(sum(terms, 0)) is \(values(number))\(costs(number))")
    }
  }
}
