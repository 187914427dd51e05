import FrameDump
import Testing

@Suite struct FrameTextParserTests {
  private static let head = """
    frames 1
    screen 390x844@3 safe 47,0,34,0 ltr large phone ios18 text sf-1

    """

  private static func error(in text: String) -> String? {
    do {
      let document = try FrameText.document(from: text)
      Issue.record("read as \(document)")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `the contacts screen is read as it was`() throws {
    #expect(try FrameText.tree(from: FrameText.text(of: Samples.contacts)) == Samples.contacts)
  }

  @Test func `comments, empty lines, extra spaces and carriage returns are passed over`() throws {
    let text = """
      # a comment
      frames 1\r
      screen 390x844@3 safe 47,0,34,0 ltr large phone ios18 text sf-1

        # another
      a  V 0,0  1x1   "t"   hidden \r
      \u{20}\u{20}
        b V +1,-0 2x2.50
      """
    var root = Samples.view("a", "V", 0, 0, 1, 1, text: "t", [Samples.view("b", "V", 1, 0, 2, 2.5)])
    root.flags = [.hidden]
    #expect(
      try FrameText.tree(from: text) == FrameTree(screen: Samples.screen, root: root))
  }

  @Test func `every flag is read`() throws {
    let tree = try FrameText.tree(
      from: Self.head + "a V 0,0 1x1 alpha 0.5 ambiguous:x,h hidden overflow:top 3"
        + " squeezed:w -69 stretched:h +12.5 truncated")
    #expect(
      tree.root.flags == [
        .alpha(0.5), .ambiguous([.x, .height]), .hidden, .overflow(.top, by: 3),
        .squeezed(.horizontal, by: 69), .stretched(.vertical, by: 12.5), .truncated,
      ])
  }

  @Test func `a root may be called like a line of another kind`() throws {
    for id in ["conflict", "constraints", "scene", "guide", "screen", "frames"] {
      let text = Self.head + "\(id) V 0,0 1x1\n  \(id) V 0,0 1x1\n"
      let tree = try FrameText.tree(from: text)
      #expect(tree.root.id == id)
      #expect(tree.conflicts.isEmpty)
      #expect(FrameText.text(of: tree) == text)
    }
  }

  @Test func `constraints with priority, kind and violation are read`() throws {
    let tree = try FrameText.tree(
      from: Self.head + """
        conflict a-top, b; broke b
        a V 0,0 1x1
        constraints
          call     row@1/call.trailing == row.trailing - 16
          c        a.width == 323 @749.5 intrinsic size  short 69
          d  a.x <= 0  over 1.5

        """)
    #expect(tree.conflicts == [ConflictRecord(members: ["a-top", "b"], broken: "b")])
    #expect(
      tree.constraints == [
        ConstraintRecord(id: "call", equation: "row@1/call.trailing == row.trailing - 16"),
        ConstraintRecord(
          id: "c", equation: "a.width == 323", priority: 749.5, kind: "intrinsic size",
          violation: -69),
        ConstraintRecord(id: "d", equation: "a.x <= 0", violation: 1.5),
      ])
  }

  @Test func `JSON's escapes are undone, pairs among them`() throws {
    let tree = try FrameText.tree(
      from: Self.head + #"a V 0,0 1x1 "\"\\\/\b\f\n\r\t\u00e9\ud83d\udC4B""#)
    #expect(tree.root.text == "\"\\/\u{8}\u{C}\n\r\té👋")
  }

  @Test(arguments: [
    ("", "1:1: found the end of the text, expected “frames 1”"),
    ("frames 2", "1:8: found “2”, expected “1”"),
    ("frame 1", "1:1: found “frame”, expected “frames”"),
    ("frames 1 x", "1:10: found “x”, expected the end of the line"),
    ("frames 1\n", "2:1: found the end of the text, expected “screen”"),
    ("frames 1\nscreen 390", "2:11: found the end of the line, expected “x”"),
    ("frames 1\nscreen 390x8e2@3", "2:13: found “e2@3”, expected a space or the end of the line"),
    (
      "frames 1\nscreen 1x1@1 safe 0,0,0 ltr a b c text d",
      "2:24: found a space, expected “,”"
    ),
    (
      "frames 1\nscreen 1x1@1 safe 0,0,0,0 left a b c text d",
      "2:27: found “left”, expected “ltr” or “rtl”"
    ),
  ])
  func `an error in the head says where and what`(text: String, message: String) {
    #expect(Self.error(in: text) == message)
  }

  @Test(arguments: [
    ("", "3:1: found the end of the text, expected a view"),
    ("  a V 0,0 1x1", "3:3: found 2 spaces, expected none"),
    ("a V 0,0 1x1\n   b V 0,0 1x1", "4:4: found 3 spaces, expected an even number, at most 2"),
    ("a V 0,0 1x1\n    b V 0,0 1x1", "4:5: found 4 spaces, expected an even number, at most 2"),
    ("a V 0,0 1x1\nb V 0,0 1x1", "4:1: found “b”, expected a view inside the first one"),
    ("a", "3:2: found the end of the line, expected the name of a class"),
    ("a V", "3:4: found the end of the line, expected a number"),
    ("a V 0 1x1", "3:6: found a space, expected “,”"),
    ("a V 0,1e5 1x1", "3:8: found “e5”, expected a space"),
    ("a V 0,0 1x1.", "3:11: found “1.”, expected a number"),
    ("a V 0,0 1x1 \"é", "3:15: found the end of the line, expected “\"” at the end of the text"),
    ("a V 0,0 1x1 \"é\\x\"", "3:15: found “\\x\"”, expected one of JSON's escapes"),
    ("a V 0,0 1x1 \"\\ud800x\"", "3:14: found “\\ud800x\"”, expected the escapes of a pair"),
    ("a V 0,0 1x1 \"\\u12\"", "3:14: found “\\u12\"”, expected four hexadecimal digits"),
    ("a V 0,0 1x1 \"\"hidden", "3:15: found “hidden”, expected a space or the end of the line"),
    (
      "a V 0,0 1x1 hiden",
      "3:13: found “hiden”, expected a text in quotes or a flag such as “hidden”"
    ),
    ("a V 0,0 1x1 alpha", "3:18: found the end of the line, expected a number"),
    ("a V%GG 0,0 1x1", "3:3: found “V%GG”, expected the name of a class, with %XX for UTF-8 bytes"),
    ("a V%FF 0,0 1x1", "3:3: found “V%FF”, expected the name of a class, with %XX for UTF-8 bytes"),
    ("conflict a; break a", "3:13: found “break”, expected “broke”"),
    ("conflict a, b", "3:13: found “b”, expected the id of a constraint and “,” or “;”"),
    ("a V 0,0 1x1\nconstraints\n  a", "5:4: found the end of the line, expected an equation"),
    (
      "a V 0,0 1x1\nconstraints\n  a  b == c  shot 1",
      "5:6: found “shot 1”, expected “short” or “over” and a number"
    ),
    ("a guide 0,0 1x1", "3:3: found “guide”, expected the name of a class"),
  ])
  func `an error in a tree says where and what`(text: String, message: String) {
    #expect(Self.error(in: Self.head + text) == message)
  }

  @Test func `one tree is not read from several scenes`() {
    let text = FrameText.text(of: [
      FrameScene(id: "a", name: "", tree: Samples.contacts),
      FrameScene(id: "b", name: "", tree: Samples.contacts),
    ])
    #expect(throws: FrameTextError.self) { try FrameText.tree(from: text) }
  }

  @Test func `a thousand views inside each other are read`() throws {
    var node = Samples.view("v", "V", 0, 0, 1, 1)
    for _ in 1..<1000 { node = Samples.view("v", "V", 0, 0, 1, 1, [node]) }
    let tree = FrameTree(screen: Samples.screen, root: node)
    let read = try FrameText.tree(from: FrameText.text(of: tree))
    #expect(read == tree)
  }

  @Test func `a text of nothing but indentation is refused`() {
    let text = Self.head + (0..<2000).map { String(repeating: " ", count: $0) + "a\n" }.joined()
    #expect(Self.error(in: text) == "3:2: found the end of the line, expected the name of a class")
  }
}
