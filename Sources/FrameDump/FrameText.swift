/// The `.frames` text of frame trees, version 1: the form in which layouts are committed.
///
/// One view a line, indented below its parent: id, class, position and size in points relative to
/// the parent, text and remarks. The same tree gives the same bytes, always.
public enum FrameText {
  /// The version of the format that is written and read.
  public static let version = 1

  /// Returns the text of one tree.
  ///
  /// - Complexity: O(n) lines, where n is the number of views; the depth costs no stack.
  public static func text(of tree: FrameTree, options: DumpOptions = DumpOptions()) -> String {
    lines(of: tree, options: options).joined(separator: "\n") + "\n"
  }

  /// Returns the text of several scenes.
  ///
  /// - Complexity: O(n) lines, where n is the number of views; the depth costs no stack.
  public static func text(of scenes: [FrameScene], options: DumpOptions = DumpOptions()) -> String {
    var lines = [versionLine]
    for scene in scenes {
      lines.append("scene \(NameText.id(scene.id)) \(QuotedText.quoted(scene.name))")
      appendTree(scene.tree, options, to: &lines)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the text of a document.
  ///
  /// - Complexity: O(n) lines, where n is the number of views; the depth costs no stack.
  public static func text(
    of document: FrameDocument, options: DumpOptions = DumpOptions()
  ) -> String {
    switch document {
    case .tree(let tree): text(of: tree, options: options)
    case .scenes(let scenes): text(of: scenes, options: options)
    }
  }

  /// Returns the lines of one tree, without their ends.
  static func lines(of tree: FrameTree, options: DumpOptions) -> [String] {
    var lines = [versionLine]
    appendTree(tree, options, to: &lines)
    return lines
  }

  private static var versionLine: String { "frames \(version)" }

  private static func appendTree(
    _ tree: FrameTree, _ options: DumpOptions, to lines: inout [String]
  ) {
    lines.append(screenLine(of: tree.screen))
    lines += tree.conflicts.map(ConstraintText.line(of:))
    for view in tree.views { appendView(view, options, to: &lines) }
    if options.showsConstraints, !tree.constraints.isEmpty {
      lines.append(ConstraintText.heading)
      lines += ConstraintText.lines(of: tree.constraints)
    }
  }

  private static func appendView(
    _ view: FrameTree.Views.Element, _ options: DumpOptions, to lines: inout [String]
  ) {
    let indent = String(repeating: "  ", count: view.depth)
    lines.append(indent + viewLine(of: view.node, options: options))
    guard options.showsGuides else { return }
    for guide in view.node.guides {
      let frame = options.frame(guide.frame, exact: guide.exactFrame)
      lines.append("\(indent)  \(NameText.id(guide.id)) \(NameText.guide) \(text(of: frame))")
    }
  }

  /// Returns the line of one view, without indentation.
  static func viewLine(of node: FrameTree.Node, options: DumpOptions = DumpOptions()) -> String {
    var line = "\(NameText.id(node.id)) \(NameText.className(node.className)) "
    line += text(of: options.frame(node.frame, exact: node.exactFrame))
    if options.showsText, let text = node.text {
      line += " " + QuotedText.quoted(QuotedText.cut(text))
    }
    for word in FlagText.words(of: node.flags) { line += " " + word }
    return line
  }

  /// Returns the line that names everything outside the views that can change a number.
  static func screenLine(of screen: ScreenDescription) -> String {
    let safeArea = [
      screen.safeArea.top, screen.safeArea.left, screen.safeArea.bottom, screen.safeArea.right,
    ]
    return [
      "screen", "\(text(of: screen.size))@\(NumberText.text(of: screen.pixelScale))",
      "safe", safeArea.map(NumberText.text(of:)).joined(separator: ","),
      screen.direction.rawValue, NameText.word(screen.contentSize), NameText.word(screen.idiom),
      NameText.word(screen.profile), "text", NameText.word(screen.textMetrics),
    ].joined(separator: " ")
  }

  /// Returns a rectangle as `x,y wxh`.
  static func text(of rect: Rect) -> String {
    "\(NumberText.text(of: rect.minX)),\(NumberText.text(of: rect.minY)) \(text(of: rect.size))"
  }

  private static func text(of size: Size) -> String {
    "\(NumberText.text(of: size.width))x\(NumberText.text(of: size.height))"
  }
}
