import FrameDump
import Testing

@Suite struct BoxDrawingTests {
  private static func drawing(
    _ width: Double, _ height: Double, _ children: [FrameTree.Node],
    direction: HorizontalDirection = .leftToRight,
    options: BoxDrawing.Options = BoxDrawing.Options()
  ) -> String {
    var screen = Samples.screen
    screen.direction = direction
    let root = Samples.view("root", "UIView", 0, 0, width, height, children)
    return BoxDrawing.text(of: FrameTree(screen: screen, root: root), options: options)
  }

  @Test func `the contacts screen is recognised`() {
    let lines = BoxDrawing.text(of: Samples.contacts).split(separator: "\n")
    #expect(lines.count == 54)
    #expect(
      lines[..<15].joined(separator: "\n") == """
        ┌────────────────────────────────────────────────┐
        │                                                │
        │                                                │
        │                                                │
        │                                                │
        │┌┬────────────────────────────────────────────┬┐│
        │││ Ada Example                                │││
        ││└────────────────────────────────────────────┘││
        ││┌────────────────────────────────────────────┐││
        │││ Grace Sample                               │││
        ││└────────────────────────────────────────────┘││
        ││┌────────────────────────────────────────────┐││
        │││ Linus Placeholder                          │││
        ││└────────────────────────────────────────────┘││
        ││                                              ││
        """)
    #expect(Set(lines[14..<39]).count == 1)
    #expect(
      lines[38...].joined(separator: "\n") == """
        ││                                              ││
        │├──────────────────────────────────────────────┤│
        ││┌────────────────────────────────────────────┐││
        │││ Name                                       │││
        ││├────────────────────────────────────────────┤││
        │││ Email                                      │││
        ││└────────────────────────────────────────────┘││
        ││┌────────────────────────────────────────────┐││
        │││ Phone                                      │││
        ││└────────────────────────────────────────────┘││
        ││┌────────────────────────────────────────────┐││
        │││                Add Contact                 │││
        │└┴────────────────────────────────────────────┴┘│
        │                                                │
        │                                                │
        └────────────────────────────────────────────────┘
        """)
  }

  @Test func `a wider screen gets larger cells until it fits in eighty columns`() {
    for width in [390.0, 632, 633, 744, 844, 1024, 1366, 10_000, 1e8] {
      let text = Self.drawing(width, width / 2, [])
      let columns = text.split(separator: "\n").map(\.count)
      #expect(columns.allSatisfy { $0 == columns[0] && $0 <= 80 })
      #expect(columns[0] == (width < 632 ? 50 : 80))
    }
  }

  @Test func `the cell and the greatest width can be chosen`() {
    let options = BoxDrawing.Options(cell: Size(width: 4, height: 8), maximumColumns: 200)
    let lines = Self.drawing(390, 80, [], options: options).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[0].count == 99)
  }

  @Test func `ASCII draws with ASCII alone and keeps the columns`() {
    let field = Samples.view("f", "UITextField", 8, 16, 112, 32, text: "Suche é 山…")
    #expect(
      Self.drawing(128, 64, [field], options: BoxDrawing.Options(isASCII: true)) == """
        +---------------+
        |+-------------+|
        || Suche ? ??? ||
        |+-------------+|
        +---------------+

        """)
  }

  @Test func `hidden views and what is inside them are not drawn`() {
    var box = Samples.view(
      "b", "UIView", 16, 16, 64, 64, [Samples.view("l", "UILabel", 8, 8, 40, 20, text: "no")])
    let empty = Self.drawing(96, 96, [])
    #expect(Self.drawing(96, 96, [box]) != empty)
    box.flags = [.hidden]
    #expect(Self.drawing(96, 96, [box]) == empty)
    box.flags = [.alpha(0)]
    #expect(Self.drawing(96, 96, [box]) == empty)
  }

  @Test func `wide characters take two columns and marks none`() {
    let texts = ["山田太郎", "e\u{301}a\u{308}", "👨‍👩‍👧 a", "1\u{FE0F}\u{20E3}!", "🇩🇪🇫🇷"]
    let widths = [8, 2, 4, 3, 4]
    for (text, width) in zip(texts, widths) {
      let label = Samples.view("l", "UILabel", 16, 16, 96, 16, text: text)
      let row = Self.drawing(128, 48, [label]).split(separator: "\n")[1]
      // Right of the text stand as many spaces as there are columns left.
      #expect(row == "│ \(text)\(String(repeating: " ", count: 14 - width))│", "\(text)")
    }
  }

  @Test func `a text too long for its view ends with dots`() {
    let label = Samples.view("l", "UILabel", 16, 16, 64, 16, text: "a long name")
    let wide = Samples.view("w", "UILabel", 16, 32, 48, 16, text: "山山山山")
    #expect(
      Self.drawing(96, 64, [label, wide]) == """
        ┌───────────┐
        │ a long …  │
        │ 山山…     │
        │           │
        └───────────┘

        """)
  }

  @Test func `a text that begins on an edge is drawn beside it`() {
    let box = Samples.view(
      "b", "UIView", 16, 16, 96, 32, [Samples.view("l", "UILabel", 0, 6, 96, 20, text: "Ada")])
    #expect(
      Self.drawing(128, 64, [box]) == """
        ┌───────────────┐
        │ ┌───────────┐ │
        │ │Ada        │ │
        │ └───────────┘ │
        └───────────────┘

        """)
  }

  @Test func `text begins where reading does`() {
    let field = Samples.view("f", "UITextField", 16, 16, 96, 32, text: "Ada")
    let button = Samples.view("b", "UIButton", 16, 64, 96, 32, text: "Save")
    let label = Samples.view("l", "UILabel", 16, 112, 96, 16, text: "End")
    #expect(
      Self.drawing(128, 144, [field, button, label], direction: .rightToLeft) == """
        ┌───────────────┐
        │ ┌───────────┐ │
        │ │       Ada │ │
        │ └───────────┘ │
        │ ┌───────────┐ │
        │ │   Save    │ │
        │ └───────────┘ │
        │          End  │
        │               │
        └───────────────┘

        """)
  }

  @Test func `a control too low for a border has brackets`() {
    let field = Samples.view("f", "UITextField", 16, 16, 96, 20, text: "Ada")
    let button = Samples.view("b", "UIButton", 16, 48, 48, 20, text: "OK")
    #expect(
      Self.drawing(128, 80, [field, button]) == """
        ┌───────────────┐
        │               │
        │ [ Ada       ] │
        │               │
        │ [ OK  ]       │
        └───────────────┘

        """)
  }

  @Test func `a long text in a high label is broken into lines`() {
    let label = Samples.view("l", "UILabel", 16, 16, 96, 48, text: "one two three\nfour")
    #expect(
      Self.drawing(128, 80, [label]) == """
        ┌───────────────┐
        │ one two       │
        │ three         │
        │ four          │
        │               │
        └───────────────┘

        """)
  }

  @Test func `what scrolls out of sight is cut off at the edge`() {
    let rows = (0..<4).map { row in
      Samples.view(
        "r\(row)", "UIView", 0, Double(row) * 32, 96, 32,
        [Samples.view("l", "UILabel", 8, 8, 64, 16, text: "row \(row)")])
    }
    let list = Samples.view("list", "UITableView", 16, 16, 96, 80, rows)
    #expect(
      Self.drawing(128, 128, [list]) == """
        ┌───────────────┐
        │ ┌───────────┐ │
        │ │row 0      │ │
        │ ├───────────┤ │
        │ │row 1      │ │
        │ ├───────────┤ │
        │ └───────────┘ │
        │               │
        └───────────────┘

        """)
  }

  @Test func `a tree without size or a hidden root gives no picture`() {
    #expect(Self.drawing(0, 0, []) == "")
    var tree = Samples.contacts
    tree.root.flags = [.hidden]
    #expect(BoxDrawing.text(of: tree) == "")
    #expect(Self.drawing(.nan, 10, []) == "")
  }

  @Test func `a root without size shows all there is`() {
    let child = Samples.view("c", "UIView", 100, 100, 64, 32)
    #expect(
      Self.drawing(0, 0, [child]) == """
        ┌───────┐
        │       │
        └───────┘

        """)
  }

  @Test func `scenes are drawn below their names`() {
    let tree = FrameTree(screen: Samples.screen, root: Samples.view("r", "V", 0, 0, 16, 16))
    let scenes = [
      FrameScene(id: "a", name: "Log in", tree: tree), FrameScene(id: "b", name: "", tree: tree),
    ]
    #expect(BoxDrawing.text(of: scenes) == "a \"Log in\"\n┌─┐\n└─┘\n\nb\n┌─┐\n└─┘\n")
  }

  @Test func `whatever the tree, the picture fits and its lines have no trailing spaces`() {
    for seed in UInt64(1)...300 {
      var maker = RandomTrees(seed: seed, kind: .wild)
      var tree = maker.tree()
      if seed % 2 == 0 { tree.root.frame = Rect(x: 0, y: 0, width: 400, height: 800) }
      for isASCII in [false, true] {
        let text = BoxDrawing.text(of: tree, options: BoxDrawing.Options(isASCII: isASCII))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 2001, "seed \(seed)")
        #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " }, "seed \(seed)")
        #expect(!isASCII || text.utf8.allSatisfy { $0 < 0x80 }, "seed \(seed)")
      }
    }
  }
}
