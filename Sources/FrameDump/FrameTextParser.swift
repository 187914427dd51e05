extension FrameText {
  /// Reads a `.frames` text.
  ///
  /// Comments, which begin with `#`, and empty lines are passed over.
  ///
  /// - Throws: `FrameTextError` for the first thing that is not as the format has it.
  /// - Complexity: O(n), where n is the length of the text; the depth of a tree costs no stack.
  public static func document(from text: String) throws(FrameTextError) -> FrameDocument {
    var parser = FrameTextParser(text)
    return try parser.parseDocument()
  }

  /// Reads a `.frames` text of one tree, or of a single scene.
  ///
  /// - Throws: `FrameTextError` for the first thing that is not as the format has it, and for a
  ///   text that holds no scene or several.
  /// - Complexity: O(n), where n is the length of the text; the depth of a tree costs no stack.
  public static func tree(from text: String) throws(FrameTextError) -> FrameTree {
    let trees = try document(from: text).trees
    guard trees.count == 1 else {
      throw FrameTextError(line: 1, column: 1, found: "\(trees.count) scenes", expected: "one")
    }
    return trees[0]
  }
}

/// Reads `.frames` texts line by line.
struct FrameTextParser {
  /// The greatest number of views inside each other that is read.
  static let maximumDepth = 10_000

  private let bytes: [UInt8]
  private var position = 0
  private var lineNumber = 0
  /// The line that comes next, nil at the end of the text.
  private var line: FrameTextLine?

  init(_ text: String) {
    bytes = Array(text.utf8)
    advance()
  }

  /// Goes to the next line with something in it.
  private mutating func advance() {
    line = nil
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      lineNumber += 1
      let next = FrameTextLine(bytes, from: position, to: end, number: lineNumber)
      position = end + 1
      if !next.isIgnored {
        line = next
        return
      }
    }
  }

  /// Returns the next line, which must be there, and goes past it.
  private mutating func takeLine(_ expected: String) throws(FrameTextError) -> FrameTextLine {
    guard let line else { throw endError(expected: expected) }
    advance()
    return line
  }

  /// Returns an error about the end of the text.
  private func endError(expected: String) -> FrameTextError {
    FrameTextError(
      line: lineNumber + 1, column: 1, found: "the end of the text", expected: expected)
  }

  mutating func parseDocument() throws(FrameTextError) -> FrameDocument {
    var first = try takeLine("“frames \(FrameText.version)”")
    try first.expect("frames")
    try first.expect("\(FrameText.version)")
    try first.expectEnd()
    guard line?.nextWord == "scene" else {
      let tree = try parseTree()
      if let line { throw line.error(expected: "a view inside the first one") }
      return .tree(tree)
    }
    var scenes: [FrameScene] = []
    while line != nil {
      var line = try takeLine("“scene”")
      try line.expect("scene")
      let id = try line.expectWord("the id of the scene")
      let name = try line.expectQuoted()
      try line.expectEnd()
      scenes.append(FrameScene(id: id, name: name, tree: try parseTree()))
    }
    return .scenes(scenes)
  }

  private mutating func parseTree() throws(FrameTextError) -> FrameTree {
    let screen = try parseScreen()
    var conflicts: [ConflictRecord] = []
    while let next = line, Self.isConflict(next) {
      let line = try takeLine("“conflict”")
      conflicts.append(try ConstraintText.conflict(from: line))
    }
    let root = try parseViews()
    var constraints: [ConstraintRecord] = []
    if let heading = line, heading.indent == 0, heading.rest == ConstraintText.heading {
      advance()
      while let next = line, next.indent > 0 {
        constraints.append(try ConstraintText.constraint(from: next))
        advance()
      }
    }
    return FrameTree(screen: screen, root: root, conflicts: conflicts, constraints: constraints)
  }

  /// Whether a line is a conflict, and not a root that goes by that name: no class ends so.
  private static func isConflict(_ line: FrameTextLine) -> Bool {
    var line = line
    guard line.indent == 0, line.takeWord() == "conflict" else { return false }
    let member = line.takeWord()
    return member.hasSuffix(",") || member.hasSuffix(";")
  }

  private mutating func parseScreen() throws(FrameTextError) -> ScreenDescription {
    var line = try takeLine("“screen”")
    try line.expect("screen")
    let size = try line.expectSize()
    try line.expect(character: "@")
    let scale = try line.expectNumber()
    try line.expect(character: " ")
    line.skipSpaces()
    try line.expect("safe")
    var insets: [Double] = []
    for index in 0..<4 {
      if index > 0 { try line.expect(character: ",") }
      insets.append(try line.expectNumber())
    }
    try line.expect(character: " ")
    line.skipSpaces()
    let before = line
    guard let direction = HorizontalDirection(rawValue: line.takeWord()) else {
      throw before.error(expected: "“ltr” or “rtl”")
    }
    let contentSize = try line.expectName("a content size category")
    let idiom = try line.expectName("a kind of device")
    let profile = try line.expectName("a profile")
    try line.expect("text")
    let textMetrics = try line.expectName("text metrics")
    try line.expectEnd()
    return ScreenDescription(
      size: size, pixelScale: scale,
      safeArea: Insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
      direction: direction, contentSize: contentSize, idiom: idiom, profile: profile,
      textMetrics: textMetrics)
  }

  /// Reads the root and everything indented below it.
  private mutating func parseViews() throws(FrameTextError) -> FrameTree.Node {
    // The views that may still get children, from the root inwards.
    var open: [FrameTree.Node] = []
    while let next = line, next.indent > 0 || open.isEmpty {
      let depth = next.indent / 2
      guard next.indent % 2 == 0, depth <= open.count, depth <= Self.maximumDepth else {
        let spaces = 2 * min(open.count, Self.maximumDepth)
        throw next.error(
          found: "\(next.indent) spaces",
          expected: spaces == 0 ? "none" : "an even number, at most \(spaces)")
      }
      Self.close(&open, to: depth)
      var line = next
      let id = try line.expectWord("the id of a view")
      let before = line
      let isGuide = line.nextWord == NameText.guide
      let className = try line.expectName("the name of a class")
      let frame = try line.expectRect()
      if isGuide {
        try line.expectEnd()
        guard !open.isEmpty else { throw before.error(expected: "the name of a class") }
        open[open.count - 1].guides.append(FrameTree.Guide(id: id, frame: frame))
      } else {
        let text = line.next == UInt8(ascii: "\"") ? try line.expectQuoted() : nil
        let flags = try FlagText.flags(from: line)
        open.append(
          FrameTree.Node(id: id, className: className, frame: frame, text: text, flags: flags))
      }
      advance()
    }
    Self.close(&open, to: 1)
    guard let root = open.first else { throw endError(expected: "a view") }
    return root
  }

  /// Gives the innermost open views to their parents until only so many are open.
  private static func close(_ open: inout [FrameTree.Node], to depth: Int) {
    while open.count > max(1, depth) {
      let node = open.removeLast()
      open[open.count - 1].children.append(node)
    }
  }
}

extension FrameTextLine {
  /// Reads a word and undoes its `%XX`.
  mutating func expectName(_ description: String) throws(FrameTextError) -> String {
    let before = self
    guard let name = NameText.name(from: try expectWord(description)) else {
      throw before.error(expected: "\(description), with %XX for UTF-8 bytes")
    }
    return name
  }
}
