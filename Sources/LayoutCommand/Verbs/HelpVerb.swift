import LayoutDocument

extension VerbDefinition {
  /// `layout help [VERB]`.
  static let help = VerbDefinition(
    name: "help", operands: "[VERB]", summary: "say what the command or one of its verbs does",
    details: [], options: [.quiet, .color]
  ) { (arguments, messages) throws(CommandFailure) in
    guard let name = arguments.operands.first else {
      messages.result(HelpText.overview)
      return .success
    }
    guard let verb = VerbDefinition.all.first(where: { $0.name == name }),
      arguments.operands.count == 1
    else {
      let names = VerbDefinition.all.map(\.name)
      let hint = NearestWord.suggestion(for: name, among: names)
      throw .usage(
        found: "\"\(arguments.operands.joined(separator: " "))\"",
        expected: "one of \(names.joined(separator: ", "))"
          + (hint.flatMap { $0 == name ? nil : "; did you mean \"\($0)\"?" } ?? ""),
        verb: nil)
    }
    messages.result(HelpText.text(of: verb))
    return .success
  }
}
