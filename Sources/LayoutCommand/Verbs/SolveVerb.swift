import LayoutDocument

extension VerbDefinition {
  /// `layout solve SCRIPT`.
  static let solve = VerbDefinition(
    name: "solve", operands: "SCRIPT",
    summary: "run a constraint script and print what it asks for",
    details: [
      "SCRIPT holds one statement a line, or is - for the standard input:",
      "",
      "  var a b            declares variables",
      "  gap: b >= a + 8    adds a constraint, by name or without; @ 750, high or low weakens it",
      "  edit a @ 500       lets a be suggested values with that strength",
      "  suggest a 120      suggests one",
      "  set gap = 12       changes the number of a constraint; remove gap takes it away",
      "  print, print a     prints values",
      "  expect b == 132    fails the run unless it holds; expect unsatisfiable, unless the",
      "                     statement before was refused",
      "",
      "--trace tells for each statement how the system is solved with it from nothing: what gives a",
      "variable, what becomes a cost, which number moves and why. --format html makes one page of it",
      "to step through, which needs no network.",
      "",
      "A refused statement changes nothing and is reported with the smallest set that cannot hold;",
      "the exit code is then 2. It is 1 where an expectation failed.",
    ],
    options: [.solveFormat, .trace, .json, .output, .quiet, .color]
  ) { (arguments, messages) throws(CommandFailure) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw arguments.failure(
        found: "\(arguments.operands.count) files",
        expected: "one script, or - for the standard input")
    }
    let format =
      arguments.has(.json)
      ? .json : try arguments.choice(.solveFormat, SolveFormat.self) ?? .text
    let isTracing = arguments.has(.trace) || format == .html
    let bytes = try SceneFile.bytes(
      path, messages.system, kind: "a constraint script", verb: "solve")
    let run: ScriptRun
    do throws(DocumentError) {
      run = try ScriptRun(
        ScriptReader.script(bytes, file: SceneFile.name(path)), isTracing: isTracing)
    } catch {
      throw SceneFile.failure(error, bytes)
    }
    let text =
      switch format {
      case .json: run.json
      case .html: TracePage(title: SceneFile.name(path), run: run).html
      case .text:
        (isTracing ? TraceText.lines(run.trace) : []).joined()
          + run.output.map { $0 + "\n" }.joined()
      }
    if let output = arguments.value(.output) {
      do throws(FileProblem) {
        try messages.system.write(text, to: output)
      } catch {
        throw .cannotWrite(error)
      }
    } else {
      messages.result(text)
    }
    for report in run.refusals + run.failures { messages.remark(report) }
    if !run.refusals.isEmpty { return .unsatisfiable }
    return run.failures.isEmpty ? .success : .difference
  }
}

/// The forms of the result of `solve`.
private enum SolveFormat: String, CaseIterable {
  case text
  case json
  case html
}

extension OptionDefinition {
  static let solveFormat = OptionDefinition(
    "format", value: "text|json|html",
    "results as text or JSON, or the trace as a page")

  static let trace = OptionDefinition(
    "trace", "print every step of solving, and why it is taken, before the results")
}
