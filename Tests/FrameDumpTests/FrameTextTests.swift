import FrameDump
import Testing

@Suite struct FrameTextTests {
  private static func line(
    _ node: FrameTree.Node, options: DumpOptions = DumpOptions()
  ) -> String? {
    let text = FrameText.text(
      of: FrameTree(screen: Samples.screen, root: node), options: options)
    return text.split(separator: "\n").dropFirst(2).first.map(String.init)
  }

  @Test func `a screen is printed one view a line`() {
    var long = Samples.view(
      "name", "UILabel", 68, 11, 254, 61.0 / 3,
      text: "A contact with a rather long display name")
    long.flags = [.squeezed(.horizontal, by: 69)]
    let tree = FrameTree(
      screen: Samples.screen,
      root: Samples.view(
        "ContactsController", "ContactsView", 0, 0, 390, 844,
        [
          Samples.view(
            "header", "UIView", 0, 47, 390, 96,
            [
              Samples.view("title", "UILabel", 16, 8, 136, 41, text: "Contacts"),
              Samples.view("search", "UITextField", 16, 52, 358, 36),
            ]),
          Samples.view(
            "list", "UIScrollView", 0, 143, 390, 667,
            [
              Samples.view(
                "row-long", "ContactRow", 0, 64, 390, 64,
                [Samples.view("avatar", "UIImageView", 16, 12, 40, 40), long])
            ]),
        ]))
    #expect(
      FrameText.text(of: tree) == """
        frames 1
        screen 390x844@3 safe 47,0,34,0 ltr large phone ios18 text sf-1
        ContactsController ContactsView 0,0 390x844
          header UIView 0,47 390x96
            title UILabel 16,8 136x41 "Contacts"
            search UITextField 16,52 358x36
          list UIScrollView 0,143 390x667
            row-long ContactRow 0,64 390x64
              avatar UIImageView 16,12 40x40
              name UILabel 68,11 254x20.333 "A contact with a rather long display name" \
        squeezed:w -69

        """)
  }

  @Test func `flags are sorted, once each, and left out where they say nothing`() {
    var node = Samples.view("a", "UIView", 0, 0, 1, 1)
    node.flags = [
      .truncated, .stretched(.vertical, by: 12), .hidden, .overflow(.right, by: 12.3456),
      .ambiguous([.width, .x, .x]), .alpha(0.5), .squeezed(.horizontal, by: 69), .hidden,
      .alpha(1), .squeezed(.vertical, by: 0.0001), .ambiguous([]),
    ]
    #expect(
      Self.line(node) == "a UIView 0,0 1x1 alpha 0.5 ambiguous:x,w hidden overflow:right 12.346"
        + " squeezed:w -69 stretched:h +12 truncated")
  }

  @Test(arguments: [
    ("", #""""#), ("a \"b\" \\", #""a \"b\" \\""#), ("a\nb\r\n\t\u{8}\u{C}", #""a\nb\r\n\t\b\f""#),
    ("\u{0}\u{1B}\u{7F}\u{85}", #""\u0000\u001b\u007f\u0085""#),
    ("a\u{2028}b\u{202E}c\u{FEFF}", #""a\u2028b\u202ec\ufeff""#), ("é 山 👋🏽 /", #""é 山 👋🏽 /""#),
  ])
  func `a text is quoted with JSON's escapes`(text: String, quoted: String) {
    #expect(Self.line(Samples.view("a", "V", 0, 0, 1, 1, text: text)) == "a V 0,0 1x1 \(quoted)")
  }

  @Test func `a text is cut at sixty characters as a reader counts them`() {
    let family = "👨‍👩‍👧"
    for (text, shown) in [
      (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
      (String(repeating: "x", count: 61), String(repeating: "x", count: 60) + "…"),
      (String(repeating: family, count: 61), String(repeating: family, count: 60) + "…"),
      (String(repeating: "\"", count: 70), String(repeating: "\\\"", count: 60) + "…"),
    ] {
      let line = Self.line(Samples.view("a", "V", 0, 0, 1, 1, text: text))
      #expect(line == "a V 0,0 1x1 \"\(shown)\"")
    }
  }

  @Test func `texts can be left out`() {
    let node = Samples.view("a", "V", 0, 0, 1, 1, text: "secret")
    #expect(Self.line(node, options: DumpOptions(showsText: false)) == "a V 0,0 1x1")
  }

  @Test func `raw values are those of the solver rounded to a 256th`() {
    var node = Samples.view("a", "V", 0, 0, 20.333, 20)
    node.exactFrame = Rect(x: 1.0 / 3, y: -1e-9, width: 20.334, height: 19.9999)
    #expect(Self.line(node, options: DumpOptions(isRaw: true)) == "a V 0.332,0 20.336x20")
    #expect(Self.line(node) == "a V 0,0 20.333x20")
  }

  @Test func `guides are listed before the subviews when asked for`() {
    var root = Samples.view("a", "V", 0, 0, 390, 844, [Samples.view("b", "guide", 1, 2, 3, 4)])
    root.guides = [
      FrameTree.Guide(id: "safe area", frame: Rect(x: 0, y: 47, width: 390, height: 1))
    ]
    let tree = FrameTree(screen: Samples.screen, root: root)
    let lines = FrameText.text(of: tree, options: DumpOptions(showsGuides: true))
      .split(separator: "\n").dropFirst(3)
    #expect(lines == ["  safe%20area guide 0,47 390x1", "  b %67uide 1,2 3x4"])
    #expect(!FrameText.text(of: tree).contains("safe%20area"))
  }

  @Test(arguments: [
    ("a b", "a%20b"), ("#1", "%231"), ("UILabel#1", "UILabel#1"), ("é", "%C3%A9"), ("", "_"),
    ("a%20b", "a%20b"), ("100%", "100%25"), ("a%2", "a%252"), ("a/b", "a%2Fb"), ("x~2", "x~2"),
  ])
  func `an id is one word and an escaped one stays as it is`(id: String, word: String) {
    #expect(Self.line(Samples.view(id, "V", 0, 0, 1, 1)) == "\(word) V 0,0 1x1")
  }

  @Test func `the name of a class keeps its angle brackets`() {
    let line = Self.line(Samples.view("a", "Cell<Int, 100%>", 0, 0, 1, 1))
    #expect(line == "a Cell<Int%2C%20100%25> 0,0 1x1")
  }

  @Test func `conflicts follow the second line`() {
    var tree = Samples.contacts
    tree.conflicts = [
      ConflictRecord(members: ["a-top", "b-bottom", "c-height"], broken: "c-height"),
      ConflictRecord(members: ["x, y", ";"], broken: ""),
    ]
    let lines = FrameText.text(of: tree).split(separator: "\n")
    #expect(lines[2] == "conflict a-top, b-bottom, c-height; broke c-height")
    #expect(lines[3] == "conflict x%2C%20y, %3B; broke _")
    #expect(lines[4].hasPrefix("ContactsController"))
  }

  @Test func `constraints are a second block sorted by id`() {
    var tree = FrameTree(screen: Samples.screen, root: Samples.view("a", "V", 0, 0, 1, 1))
    tree.constraints = [
      ConstraintRecord(
        id: "name-width", equation: "row-long/name.width == 323", priority: 750, kind: "intrinsic",
        violation: -69),
      ConstraintRecord(
        id: "call-trailing", equation: "row-long/call.trailing == row-long.trailing - 16"),
      ConstraintRecord(
        id: "a-name-longer-than-most", equation: "a  ==\nb", kind: "given", violation: 0.5),
    ]
    let options = DumpOptions(showsConstraints: true)
    #expect(
      FrameText.text(of: tree, options: options).split(separator: "\n").dropFirst(3) == [
        "constraints",
        "  a-name-longer-than-most  a == b @1000 given  over 0.5",
        "  call-trailing  row-long/call.trailing == row-long.trailing - 16",
        "  name-width     row-long/name.width == 323 @750 intrinsic  short 69",
      ])
    #expect(!FrameText.text(of: tree).contains("constraints"))
  }

  @Test func `every scene begins with its id and name and repeats the screen`() {
    let tree = FrameTree(screen: Samples.screen, root: Samples.view("a", "V", 0, 0, 1, 1))
    let scenes = [
      FrameScene(id: "aB3-x1", name: "Log \"in\"", tree: tree),
      FrameScene(id: "c D", name: "", tree: tree),
    ]
    let screen = "screen 390x844@3 safe 47,0,34,0 ltr large phone ios18 text sf-1"
    #expect(
      FrameText.text(of: scenes).split(separator: "\n") == [
        "frames 1", "scene aB3-x1 \"Log \\\"in\\\"\"", screen[...], "a V 0,0 1x1",
        "scene c%20D \"\"", screen[...], "a V 0,0 1x1",
      ])
  }

  @Test func `a number that is none does not disturb the line`() {
    let node = Samples.view("a", "V", .nan, -.infinity, .infinity, -0.0)
    #expect(Self.line(node) == "a V nan,-inf infx0")
  }
}
