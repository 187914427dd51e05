import FrameDump
import Testing

@Suite struct FrameDiffTests {
  private static let list = FrameTree(
    screen: Samples.screen,
    root: Samples.view(
      "root", "V", 0, 0, 390, 844,
      [
        Samples.view("list", "UIScrollView", 0, 0, 390, 667, [row("row-short"), row("row-long")])
      ]))

  private static func row(_ id: String) -> FrameTree.Node {
    Samples.view(
      id, "ContactRow", 0, id == "row-long" ? 64 : 0, 390, 64,
      [
        Samples.view("avatar", "UIImageView", 16, 12, 40, 40),
        Samples.view("name", "UILabel", 68, 11, 254, 20, text: "Ada"),
        Samples.view("call", "UIButton", 330, 10, 44, 44),
      ])
  }

  /// Returns the sample after something was done to it.
  private static func changed(_ change: (inout FrameTree) -> Void) -> FrameTree {
    var tree = list
    change(&tree)
    return tree
  }

  private static func lines(_ change: (inout FrameTree) -> Void) -> [String] {
    FrameDiff(from: list, to: changed(change)).text(name: "list").split(separator: "\n")
      .map(String.init)
  }

  @Test func `the same trees have no differences`() {
    let diff = FrameDiff(from: Self.list, to: Self.list)
    #expect(diff.isEmpty)
    #expect(diff.text() == "no differences\n")
  }

  @Test func `moved and resized views are listed, then the lines of the dump`() {
    let lines = Self.lines { tree in
      tree.root.children[0].children[0].children[2].frame.origin.x = 320
      tree.root.children[0].children[1].children[2].frame.origin.x = 320
      tree.root.children[0].children[1].children[1].frame.size.width = 244
    }
    #expect(
      lines == [
        "list: 3 of 10 views moved",
        "  row-short/call   x 330 -> 320",
        "  row-long/name    w 254 -> 244",
        "  row-long/call    x 330 -> 320",
        "--- expected",
        "+++ actual",
        "@@ -8 +8 @@ row-short ContactRow 0,0 390x64",
        "-      call UIButton 330,10 44x44",
        "+      call UIButton 320,10 44x44",
        "@@ -11,2 +11,2 @@ row-long ContactRow 0,64 390x64",
        "-      name UILabel 68,11 254x20 \"Ada\"",
        "-      call UIButton 330,10 44x44",
        "+      name UILabel 68,11 244x20 \"Ada\"",
        "+      call UIButton 320,10 44x44",
      ])
  }

  @Test func `a child whose own line is unchanged is not listed`() {
    let diff = FrameDiff(
      from: Self.list, to: Self.changed { $0.root.children[0].frame.origin.y = 47 })
    #expect(diff.changes.map(\.path) == ["list"])
    #expect(diff.changes.map(\.kind) == [.moved])
  }

  @Test func `a view that was added or removed stands for what is inside it`() {
    let lines = Self.lines { tree in
      var row = Self.row("row-new")
      row.children[1].text = "New"
      tree.root.children[0].children.remove(at: 0)
      tree.root.children[0].children.append(row)
      tree.root.children[0].children.append(Samples.view("badge", "UILabel", 0, 0, 9, 9))
    }
    #expect(
      lines.prefix(4) == [
        "list: 5 of 11 views added, 4 removed",
        "  row-short   removed with 3 views inside",
        "  row-new     added with 3 views inside",
        "  badge       added",
      ])
  }

  @Test func `a view whose id alone changed is renamed and its contents are the same`() {
    let diff = FrameDiff(
      from: Self.list,
      to: Self.changed { tree in
        tree.root.children[0].children[0].id = "row-first"
        tree.root.id = "screen"
      })
    #expect(diff.headline == "2 of 10 views renamed")
    #expect(
      diff.summary == ["screen      renamed from root", "row-first   renamed from row-short"])
  }

  @Test func `two neighbours that were both renamed are told apart`() {
    let diff = FrameDiff(
      from: Self.list,
      to: Self.changed { tree in
        tree.root.children[0].children[0].id = "a"
        tree.root.children[0].children[1].id = "b"
        tree.root.children[0].children[1].frame.origin.y = 70
      })
    #expect(
      diff.summary == [
        "a   renamed from row-short", "b   renamed from row-long, y 64 -> 70",
      ])
  }

  @Test func `another class or other contents make another view`() {
    for change in [
      { (row: inout FrameTree.Node) in row.className = "Other" },
      { (row: inout FrameTree.Node) in row.children.removeLast() },
      { (row: inout FrameTree.Node) in row.children[0].className = "Other" },
    ] {
      let diff = FrameDiff(
        from: Self.list,
        to: Self.changed { tree in
          tree.root.children[0].children[0].id = "row-first"
          change(&tree.root.children[0].children[0])
        })
      #expect(diff.changes.map(\.kind) == [.removed, .added])
    }
  }

  @Test func `text, class, flags and order are told where the frame stayed`() {
    let diff = FrameDiff(
      from: Self.list,
      to: Self.changed { tree in
        tree.root.children[0].children[0].children[1].text = "Grace \"G\""
        tree.root.children[0].children[0].children[0].className = "Avatar"
        tree.root.children[0].children[1].children[1].text = nil
        tree.root.children[0].children[1].children[2].flags = [.hidden]
        tree.root.children[0].children[1].children.swapAt(0, 2)
      })
    #expect(diff.headline == "4 of 10 views changed")
    #expect(
      diff.summary
        == [
          "row-short/avatar   class UIImageView -> Avatar",
          "row-short/name     text \"Ada\" -> \"Grace \\\"G\\\"\"",
          "row-long/call      now hidden, other place among its siblings",
          "row-long/name      text \"Ada\" -> none, other place among its siblings",
        ])
  }

  @Test func `a flag that is gone is told`() {
    var old = Self.list
    old.root.children[0].flags = [.squeezed(.horizontal, by: 69), .truncated]
    var new = Self.list
    new.root.children[0].flags = [.squeezed(.horizontal, by: 70), .truncated]
    let diff = FrameDiff(from: old, to: new)
    #expect(diff.summary == ["list   no longer squeezed:w -69, now squeezed:w -70"])
    #expect(FrameDiff(from: old, to: new, tolerance: 1).isEmpty)
  }

  @Test func `only the tolerance hides a difference, and in the diff too`() {
    let new = Self.changed { tree in
      tree.root.children[0].frame.origin.y = 0.5
      tree.root.children[0].children[1].frame.origin.y = 65
    }
    #expect(FrameDiff(from: Self.list, to: new).changes.count == 2)
    #expect(FrameDiff(from: Self.list, to: new, tolerance: 1).isEmpty)
    let diff = FrameDiff(from: Self.list, to: new, tolerance: 0.5)
    #expect(diff.changes.map(\.path) == ["row-long"])
    #expect(diff.unifiedDiff().count == 5)
  }

  @Test func `a computed tree equals the one its dump was read as`() throws {
    var tree = Self.list
    tree.root.children[0].frame.origin.y = 61.0 / 3
    tree.root.children[0].children[0].children[1].text = String(repeating: "long ", count: 50)
    let read = try FrameText.tree(from: FrameText.text(of: tree))
    #expect(read != tree)
    #expect(FrameDiff(from: read, to: tree).isEmpty)
  }

  @Test func `of different screens only that is said`() {
    let lines = Self.lines { tree in
      tree.screen.direction = .rightToLeft
      tree.root.children[0].frame.origin.y = 47
    }
    #expect(
      lines == [
        "list: the inputs differ, so frames were not compared",
        "--- expected",
        "+++ actual",
        "@@ -2 +2 @@",
        "-screen 390x844@3 safe 47,0,34,0 ltr large phone ios18 text sf-1",
        "+screen 390x844@3 safe 47,0,34,0 rtl large phone ios18 text sf-1",
      ])
  }

  @Test func `conflicts that came and went are told`() {
    var old = Self.list
    old.conflicts = [ConflictRecord(members: ["a", "b"], broken: "a")]
    var new = Self.list
    new.conflicts = [ConflictRecord(members: ["a", "c"], broken: "a")]
    let diff = FrameDiff(from: old, to: new)
    #expect(diff.headline == "1 new conflict, 1 solved conflict")
    #expect(
      diff.unifiedDiff().suffix(3) == [
        "@@ -3 +3 @@", "-conflict a, b; broke a", "+conflict a, c; broke a",
      ])
  }

  @Test func `no more than twenty views are listed`() {
    func tree(_ x: Double) -> FrameTree {
      let views = (0..<25).map { Samples.view("v\($0)", "V", x, 0, 1, 1) }
      return FrameTree(
        screen: Samples.screen, root: Samples.view("root", "V", 0, 0, 390, 844, views))
    }
    let diff = FrameDiff(from: tree(1), to: tree(2))
    #expect(diff.headline == "25 of 26 views moved")
    #expect(diff.summary.count == 21)
    #expect(diff.summary[19] == "v19   x 1 -> 2")
    #expect(diff.summary[20] == "and 5 more")
    #expect(diff.unifiedDiff().count == 2 + 1 + 50)
  }

  @Test func `causes are named before the views they account for`() {
    var diff = FrameDiff(
      from: Self.list,
      to: Self.changed { $0.root.children[0].children[0].children[2].frame.origin.x = 320 })
    diff.causes = [
      FrameDiff.Cause(
        constraint: "call-trailing", change: "constant -16 -> -26", location: "ContactRow.swift:38",
        paths: ["row-short/call"])
    ]
    #expect(diff.headline == "1 of 10 views moved, 1 cause")
    #expect(
      diff.summary == [
        "cause  call-trailing  constant -16 -> -26  ContactRow.swift:38",
        "       accounts for 1 of 1", "row-short/call   x 330 -> 320",
      ])
  }

  @Test func `siblings that share an id are matched in order`() {
    func tree(_ xs: [Double]) -> FrameTree {
      FrameTree(
        screen: Samples.screen,
        root: Samples.view("r", "V", 0, 0, 9, 9, xs.map { Samples.view("a", "V", $0, 0, 1, 1) }))
    }
    let diff = FrameDiff(from: tree([1, 2, 3]), to: tree([1, 5]))
    #expect(diff.changes.map(\.kind) == [.removed, .moved])
  }
}
