import FrameDump
import Frames
import LayoutDocument

extension VerbDefinition {
  /// `layout render FILE`.
  static let render = VerbDefinition(
    name: "render", operands: "FILE", summary: "lay a scene out and print its frames",
    details: [
      "FILE is a JSON scene, or - for the standard input. The screen is the scene's own, else the",
      "device's; an option for the screen wins over both. A contradiction among required",
      "constraints is reported, one of them is given up, and the exit code is 2.",
    ],
    options: [.format, .json] + ScreenOptions.options
      + [.guides, .raw, .noText, .cell, .ascii, .output, .quiet, .color]
  ) { (arguments, messages) throws(CommandFailure) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      let found =
        arguments.operands.isEmpty
        ? "no file"
        : "\(arguments.operands.count) files, \(arguments.operands.joined(separator: " "))"
      throw arguments.failure(found: found, expected: "one file, or - for the standard input")
    }
    let options = try RenderOptions(arguments)
    let scene = try SceneFile.scene(path, messages.system)
    let layout = SceneLayout(scene, on: options.screen.screen(for: scene.screen))
    let tree = layout.frameTree()
    let text = options.text(of: tree)
    if let output = arguments.value(.output) {
      do throws(FileProblem) {
        try messages.system.write(text, to: output)
      } catch {
        throw .cannotWrite(error)
      }
    } else {
      messages.result(text)
    }
    for report in layout.conflictReports { messages.remark(report) }
    return layout.conflictReports.isEmpty ? .success : .unsatisfiable
  }
}

/// What `render` prints, and how.
struct RenderOptions {
  /// The forms of the result.
  enum Format: String, CaseIterable {
    case text
    case boxes
    case json
  }

  /// The form of the result.
  var format: Format
  /// What is said of the screen.
  var screen: ScreenOptions
  private var dump: DumpOptions
  private var boxes: BoxDrawing.Options

  /// Takes the options of `render`.
  ///
  /// - Throws: `CommandFailure` where one of them makes no sense.
  init(_ arguments: Arguments) throws(CommandFailure) {
    screen = try ScreenOptions(arguments)
    let written = try arguments.choice(.format, Format.self)
    if arguments.has(.json) {
      if let written, written != .json {
        throw arguments.failure(
          found: "--json beside --format \(written.rawValue)", expected: "one of them")
      }
      format = .json
    } else {
      format = written ?? .text
    }
    let showsText = !arguments.has(.noText)
    dump = DumpOptions(
      showsGuides: arguments.has(.guides), isRaw: arguments.has(.raw), showsText: showsText)
    boxes = BoxDrawing.Options(isASCII: arguments.has(.ascii), showsText: showsText)
    if let text = arguments.value(.cell) {
      guard let cell = ScreenOptions.size(text) else {
        throw arguments.failure(
          found: "\"\(text)\" for --cell", expected: "width and height in points, for example 8x16")
      }
      boxes.cell = cell
    }
  }

  /// Returns the result for a layout.
  func text(of tree: FrameTree) -> String {
    switch format {
    case .text: FrameText.text(of: tree, options: dump)
    case .boxes: BoxDrawing.text(of: tree, options: boxes)
    case .json: FrameJSON.text(of: tree, options: dump)
    }
  }
}
