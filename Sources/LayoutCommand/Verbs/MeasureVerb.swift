import FrameDump
import Frames
import LayoutDocument
import TextMetrics

extension VerbDefinition {
  /// `layout measure TEXT`.
  static let measure = VerbDefinition(
    name: "measure", operands: "TEXT",
    summary: "print the size and the lines of a text, as a label shows it",
    details: [
      "--font is one of",
      "",
      "  system:17            the system's font at a size, here 17 points",
      "  system:17:semibold   and a weight: ultraLight, thin, light, regular, medium, semibold,",
      "                       bold, heavy or black",
      "  monospaced:17        with characters of one width; also with a weight",
      "  style:headline       the font of a text style, at the size --content-size says",
      "  file:17:FONT.ttf     a TrueType or OpenType font",
      "",
      "--break is word, character, clip, head, middle or tail: where lines that do not fit are",
      "broken, or cut off; the last three put an ellipsis into the last line.",
      "",
      "With --samples FILE recorded widths are held against the measuring rule: a line of JSON each,",
      "{\"kind\": \"label\", \"text\": \"Size\", \"size\": 17, \"weight\": \"regular\", \"scale\": 2,",
      "\"width\": 32, \"px\": 0.5, \"quality\": 3, \"era\": \"iOS>=14\"}. Widths of quality 3 are scored",
      "first, then all.",
    ],
    options: [
      .font, .measuredWidth, .measuredScale, .lines, .breaking, .contentSize, .samples, .output,
      .quiet, .color,
    ]
  ) { (arguments, messages) throws(CommandFailure) in
    let text: String
    if let path = arguments.value(.samples) {
      guard arguments.operands.isEmpty else {
        throw arguments.failure(found: "a text beside --samples", expected: "one of them")
      }
      text = try WidthSamples(path, messages.system).report
    } else {
      guard arguments.operands.count == 1 else {
        throw arguments.failure(
          found: "\(arguments.operands.count) texts", expected: "one, in quotation marks")
      }
      text = try MeasuredText(arguments.operands[0], arguments, messages.system).report
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
    return .success
  }
}

extension OptionDefinition {
  static let font = OptionDefinition(
    "font", value: "FONT", "the font (default system:17); see above")
  static let measuredWidth = OptionDefinition(
    "width", value: "N", "the width lines are broken at, in points")
  static let measuredScale = OptionDefinition(
    "scale", value: "N", "pixels a point: 1, 2 or 3 (the default)")
  static let lines = OptionDefinition(
    "lines", value: "N", "the greatest number of lines (default 0: any)")
  static let breaking = OptionDefinition(
    "break", value: "MODE",
    "what happens to long lines (default tail); see above")
  static let samples = OptionDefinition(
    "samples", value: "FILE", "recorded widths to score the rule with")
}

/// The text of `layout measure` with what is said of it.
struct MeasuredText {
  private let text: String
  private let font: MetricFont
  private let container: TextContainer
  private let grid: PixelGrid

  init(
    _ text: String, _ arguments: Arguments, _ system: any CommandSystem
  ) throws(CommandFailure) {
    self.text = text
    font = try FontName.font(arguments, system)
    let width = try Self.number(.measuredWidth, arguments) { $0 > 0 && $0 <= 1e6 }
    let lines = try Self.number(.lines, arguments) { $0 >= 0 && $0 <= 1e6 && $0 == $0.rounded() }
    let scale = try Self.number(.measuredScale, arguments) { [1, 2, 3].contains($0) }
    container = TextContainer(
      width: width ?? .infinity, maximumLines: Int(lines ?? 0),
      breaking: try arguments.choice(.breaking, BreakName.self)?.breaking ?? .truncatedTail)
    grid = PixelGrid(pixelScale: scale ?? 3)
  }

  private enum BreakName: String, CaseIterable {
    case word, character, clip, head, middle, tail

    var breaking: LineBreaking {
      switch self {
      case .word: .byWord
      case .character: .byCharacter
      case .clip: .clipped
      case .head: .truncatedHead
      case .middle: .truncatedMiddle
      case .tail: .truncatedTail
      }
    }
  }

  private static func number(
    _ option: OptionDefinition, _ arguments: Arguments, _ isFit: (Double) -> Bool
  ) throws(CommandFailure) -> Double? {
    guard let word = arguments.value(option) else { return nil }
    guard let number = Double(word), isFit(number) else {
      throw arguments.failure(
        found: "\"\(word)\" for --\(option.name)", expected: "a number that makes sense there")
    }
    return number
  }

  /// Size, baselines and lines.
  var report: String {
    let layout = TextMeasurer().layout(StyledText(text, font: font), in: container)
    func number(_ value: Double) -> String { NumberText.text(of: value) }
    let (width, height) = (grid.roundedUp(layout.width), grid.roundedUp(layout.height))
    var lines = [
      "size \(number(width))x\(number(height))",
      "exact \(number(layout.width))x\(number(layout.height))",
    ]
    if !layout.lines.isEmpty {
      lines.append(
        "baselines \(number(layout.firstBaseline)), \(number(layout.lastBaseline))")
    }
    for (index, line) in layout.lines.enumerated() {
      lines.append("line \(index + 1): \(number(line.width)) \(QuotedText.quoted(shown(line)))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func shown(_ line: TextLayout.Line) -> String {
    let bytes = Array(text.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard let omitted = line.omitted else { return part(line.range) }
    return part(line.range.lowerBound..<omitted.lowerBound) + "…"
      + part(omitted.upperBound..<line.range.upperBound)
  }
}
