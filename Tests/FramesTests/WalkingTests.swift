import Frames
import Testing

@Suite struct WalkingTests {
  private static func view(
    _ id: String, x: Double = 0, y: Double = 0, flags: [FrameTree.Flag] = [],
    _ children: [FrameTree.Node] = []
  ) -> FrameTree.Node {
    FrameTree.Node(
      id: id, className: "UIView", frame: Rect(x: x, y: y, width: 10, height: 10),
      exactFrame: Rect(x: x + 0.125, y: y, width: 10, height: 10), flags: flags,
      children: children)
  }

  private static func tree(_ root: FrameTree.Node) -> FrameTree {
    FrameTree(
      screen: ScreenDescription(size: Size(width: 390, height: 844), pixelScale: 3), root: root)
  }

  private static let list = tree(
    view(
      "root", x: 1, y: 2,
      [
        view(
          "list", x: 10, y: 20,
          [
            view("row-short", x: 0, y: 100, [view("name"), view("call", x: 5, y: 6)]),
            view("row-long", x: 0, y: 200, flags: [.hidden], [view("name"), view("call")]),
          ]),
        view("footer", flags: [.alpha(0.5)]),
      ]))

  @Test func `parents come before children and siblings in order`() {
    let views = Self.list.views
    #expect(
      views.map(\.node.id) == [
        "root", "list", "row-short", "name", "call", "row-long", "name", "call", "footer",
      ])
    #expect(views.map(\.depth) == [0, 1, 2, 3, 3, 2, 3, 3, 1])
    #expect(views.map(\.parent) == [nil, 0, 1, 2, 2, 1, 5, 5, 0])
  }

  @Test func `absolute frames add up the origins of all views around`() {
    let call = Self.list.views[4]
    #expect(call.absoluteFrame == Rect(x: 16, y: 128, width: 10, height: 10))
    #expect(call.absoluteExactFrame == Rect(x: 16.5, y: 128, width: 10, height: 10))
  }

  @Test func `what is inside a hidden view is not shown and what is translucent is`() {
    #expect(
      Self.list.views.map(\.isShown) == [true, true, true, true, true, false, false, false, true])
  }

  @Test func `a path leads from below the root to the view`() {
    let views = Self.list.views
    #expect(views.path(at: 0) == "root")
    #expect(views.path(at: 1) == "list")
    #expect(views.path(at: 4) == "list/row-short/call")
  }

  @Test func `a short path is the shortest end that names one view`() {
    #expect(
      Self.list.views.shortPaths() == [
        "root", "list", "row-short", "row-short/name", "row-short/call", "row-long",
        "row-long/name", "row-long/call", "footer",
      ])
  }

  @Test func `every short path finds its view again`() {
    let tree = Self.tree(
      Self.view(
        "a",
        [
          Self.view("a", [Self.view("a", [Self.view("b")]), Self.view("b")]), Self.view("b"),
          Self.view("c", [Self.view("a")]),
        ]))
    let views = tree.views
    let paths = views.shortPaths()
    #expect(paths == ["a", "a", "a/a", "a/a/b", "a/b", "b", "c", "c/a"])
    for index in views.indices where index > 1 {
      #expect(views.index(ofPath: paths[index]) == index)
    }
  }

  @Test func `a view is found by its whole path or by an end that is its alone`() {
    #expect(Self.list.view(atPath: "list/row-long/call")?.absoluteFrame.minY == 222)
    #expect(Self.list.view(atPath: "row-short/call")?.absoluteFrame.minX == 16)
    #expect(Self.list.view(atPath: "root")?.depth == 0)
    #expect(Self.list.view(atPath: "call") == nil)
    #expect(Self.list.views.indices(ofPath: "call") == [4, 7])
    for missing in ["", "/", "root/list", "short/call", "list/", "x"] {
      #expect(Self.list.views.indices(ofPath: missing).isEmpty)
    }
  }

  @Test func `a tree ten thousand views deep is walked, compared and hashed`() {
    func deep(_ last: String) -> FrameTree {
      var node = Self.view(last)
      for _ in 1..<10_000 { node = Self.view("v", x: 1, [node]) }
      return Self.tree(node)
    }
    let tree = deep("last")
    let views = tree.views
    #expect(views.count == 10_000)
    #expect(views[9_999].absoluteFrame.minX == 9_999)
    #expect(views.path(at: 9_999).utf8.count == 9_998 * 2 + 4)
    #expect(views.index(ofPath: "last") == 9_999)
    #expect(tree == deep("last"))
    #expect(tree != deep("other"))
    #expect(tree.hashValue == deep("last").hashValue)
  }
}
