import LayoutDocument

extension VerbDefinition {
  /// `layout check FILE…`.
  static let check = VerbDefinition(
    name: "check", operands: "FILE…", summary: "hold layouts against what their scenes expect",
    details: [
      "Each FILE is a JSON scene with the key \"expect\", or a .jsonl file of one scene a line, or -",
      "for the standard input. Prints one line for each expectation that is not met. A scene that",
      "expects nothing is only expected not to contradict itself. A case of another kind than a",
      "scene says so: \"kind\": \"vfl\" holds visual formats with the constraints they must mean,",
      "\"kind\": \"solver\" changes to constraints without views.",
      "Exit codes: 0 all met, 1 some not met, 2 a contradiction that was not expected.",
    ],
    options: ScreenOptions.options + [.quiet, .color]
  ) { (arguments, messages) throws(CommandFailure) in
    guard !arguments.operands.isEmpty else {
      throw arguments.failure(found: "no file", expected: "files, or - for the standard input")
    }
    var check = CaseCheck(screen: try ScreenOptions(arguments), messages: messages)
    for path in arguments.operands { try check.checkFile(path) }
    messages.remark(check.summary)
    return check.code
  }
}

/// Checks cases one after the other and counts.
@MainActor private struct CaseCheck {
  let screen: ScreenOptions
  let messages: Messages
  private(set) var code = ExitCode.success
  private var cases = 0
  private var failed = 0
  /// Whether all that was checked is scenes.
  private var isAllScenes = true

  init(screen: ScreenOptions, messages: Messages) {
    self.screen = screen
    self.messages = messages
  }

  /// What was checked, in one line.
  var summary: String {
    let noun = isAllScenes ? "scene" : "case"
    let count = cases == 1 ? "1 \(noun)" : "\(cases) \(noun)s"
    return failed == 0 ? "\(count), all as expected" : "\(count), \(failed) not as expected"
  }

  mutating func checkFile(_ path: String) throws(CommandFailure) {
    let bytes = try SceneFile.bytes(path, messages.system)
    let name = SceneFile.name(path)
    do throws(DocumentError) {
      guard path.hasSuffix(".jsonl") else {
        try check(LayoutCase.decoded(of: bytes, file: name))
        return
      }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
        try check(LayoutCase.decoded(of: Array(line), file: name, line: index + 1))
      }
    } catch {
      throw SceneFile.failure(error, bytes)
    }
  }

  private mutating func check(_ layoutCase: LayoutCase) throws(DocumentError) {
    let misses = try layoutCase.misses(on: screen.screen(for:))
    cases += 1
    if case .scene = layoutCase {} else { isAllScenes = false }
    if !misses.isEmpty { failed += 1 }
    for miss in misses {
      messages.result("\(miss)\n")
      code = code.merged(with: miss.kind == .contradiction ? .unsatisfiable : .difference)
    }
  }
}
