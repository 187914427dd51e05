/// Prints results and messages, in colour where that is wanted.
final class Messages {
  /// When messages are in colour.
  enum Color: String, CaseIterable {
    case auto
    case always
    case never
  }

  let system: any CommandSystem
  /// Whether only errors are printed.
  var isQuiet = false
  /// When messages are in colour.
  var color = Color.auto

  init(_ system: any CommandSystem) {
    self.system = system
  }

  /// Takes the options that decide how messages are printed.
  ///
  /// - Throws: `CommandFailure` where there is no such colour setting.
  func adopt(_ arguments: Arguments) throws(CommandFailure) {
    isQuiet = arguments.has(.quiet)
    color = try arguments.choice(.color, Color.self) ?? .auto
  }

  /// Prints a part of the result.
  func result(_ text: String) {
    system.printResult(text)
  }

  /// Prints a remark that quiet runs leave out.
  func remark(_ text: String) {
    guard !isQuiet else { return }
    system.printMessage(text.hasSuffix("\n") ? text : text + "\n")
  }

  /// Prints an error: its first line stands out where there is colour.
  func error(_ failure: CommandFailure) {
    var lines = failure.lines
    if isColored, let first = lines.first { lines[0] = "\u{1B}[1;31m\(first)\u{1B}[0m" }
    system.printMessage(lines.joined(separator: "\n") + "\n")
  }

  /// Whether messages are in colour: as asked for, else as the environment says, else on terminals.
  var isColored: Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    let environment = system.environment
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["FORCE_COLOR"], !force.isEmpty, force != "0" { return true }
    return system.messagesAreOnTerminal && environment["TERM"] != "dumb"
  }
}
