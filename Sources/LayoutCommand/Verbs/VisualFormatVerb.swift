import AutoLayout
import LayoutDocument

extension VerbDefinition {
  /// `layout vfl FORMAT…`.
  static let visualFormat = VerbDefinition(
    name: "vfl", operands: "FORMAT…", summary: "print the constraints a visual format stands for",
    details: [
      "FORMAT is a row or column of views, for example 'H:|-[name(>=80)]-8-[call(44)]-|'. Prints one",
      "constraint a line, in the order the format makes them; super is the views' superview. The",
      "standard distance to the superview is its layout margin, between views it is 8.",
      "Names in brackets are views. A name in a size is a metric if --metrics gives one, else a",
      "view; every other name must be a metric. With --views any other view is a mistake.",
      "A format that cannot be read is shown with a mark under the fault; the exit code is then 65.",
      "A format that begins with - goes behind --.",
    ],
    options: [.metrics, .views, .formatOptions, .formatDirection, .noSuperview, .quiet, .color]
  ) { (arguments, messages) throws(CommandFailure) in
    guard !arguments.operands.isEmpty else {
      throw arguments.failure(
        found: "no format", expected: "a visual format in quotes, for example 'H:|-[name]-|'")
    }
    let options = try VisualFormatVerbOptions(arguments)
    var lines: [String] = []
    for operand in arguments.operands {
      do throws(VisualFormatError) {
        lines += try options.constraints(of: operand).map(\.followingMargins.description)
      } catch {
        throw CommandFailure(
          .badData,
          error.description.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init))
      }
    }
    messages.result(lines.map { $0 + "\n" }.joined())
    return .success
  }
}

/// What `vfl` is told of the formats it reads.
private struct VisualFormatVerbOptions {
  private var metrics: [String: Double] = [:]
  private var views: [String]?
  private var options: VisualFormatOptions = []
  private let hasSuperview: Bool

  private enum Direction: String, CaseIterable {
    case ltr
    case rtl
  }

  /// Takes the options of `vfl`.
  ///
  /// - Throws: `CommandFailure` where one of them makes no sense.
  init(_ arguments: Arguments) throws(CommandFailure) {
    hasSuperview = !arguments.has(.noSuperview)
    for word in Self.list(arguments.value(.metrics)) {
      let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, let number = Double(sides[1]), number.isFinite
      else {
        throw arguments.failure(
          found: "\"\(word)\" for --metrics", expected: "NAME=NUMBER, for example gap=12")
      }
      metrics[String(sides[0])] = number
    }
    views = arguments.value(.views).map { Self.list($0) }
    for name in Self.list(arguments.value(.formatOptions)) {
      guard let option = VisualFormatOptions(name: name) else {
        let hint = NearestWord.suggestion(for: name, among: VisualFormatOptions.names)
        throw arguments.failure(
          found: "\"\(name)\" for --options",
          expected: hint.map { "an option of visual formats; did you mean \"\($0)\"?" }
            ?? "one of \(VisualFormatOptions.names.joined(separator: ", "))")
      }
      options.formUnion(option)
    }
    switch try arguments.choice(.formatDirection, Direction.self) {
    case .ltr: options.formUnion(.directionLeftToRight)
    case .rtl: options.formUnion(.directionRightToLeft)
    case nil: break
    }
  }

  func constraints(of text: String) throws(VisualFormatError) -> [VisualFormatConstraint] {
    let format = try VisualFormat(text)
    let known = format.viewNames + format.sizeNames.filter { metrics[$0] == nil }
    return try format.constraints(
      views: views ?? known, metrics: metrics, options: options,
      hasSuperview: { _ in hasSuperview })
  }

  private static func list(_ words: String?) -> [String] {
    (words ?? "").split(separator: ",").map(String.init)
  }
}

extension OptionDefinition {
  static let metrics = OptionDefinition(
    "metrics", value: "NAME=N,…", "numbers that formats may name, for example gap=12,low=250")
  static let views = OptionDefinition(
    "views", value: "NAME,…", "the views there are (default: all that formats name)")
  static let formatOptions = OptionDefinition(
    "options", value: "NAME,…",
    "format options by UIKit's names, for example alignAllTop,alignAllBottom")
  static let formatDirection = OptionDefinition(
    "dir", value: "ltr|rtl",
    "read from left to right or from right to left, whatever the language")
  static let noSuperview = OptionDefinition("no-superview", "the views have no superview")
}
