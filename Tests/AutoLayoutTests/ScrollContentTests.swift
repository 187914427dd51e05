import Frames
import Testing

@testable import AutoLayout

@Suite struct ScrollContentTests {
  private func scroll(in tree: Hierarchy) throws -> (scroll: LayoutItem, content: LayoutItem) {
    let scroll = tree.view("scroll")
    let content = LayoutItem(kind: .guide, className: "UILayoutGuide")
    scroll.insertGuide(content)
    scroll.contentGuide = content
    try tree.add(content, .left, .equal, scroll, .left)
    try tree.add(content, .top, .equal, scroll, .top)
    try tree.pin(scroll, 0, 100, 400, 300)
    return (scroll, content)
  }

  @Test func edgesInsideAScrollViewMeanItsContent() throws {
    let tree = Hierarchy()
    let (scroll, content) = try scroll(in: tree)
    let inner = tree.view("inner", in: scroll)
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      try tree.add(inner, attribute, .equal, scroll, attribute)
    }
    try tree.add(inner, .height, .equal, plus: 1000)
    try tree.add(inner, .width, .equal, scroll, .width)
    #expect(tree.frame(content) == [0, 0, 400, 1000])
    #expect(tree.frame(inner) == [0, 0, 400, 1000])
    #expect(tree.frame(scroll) == [0, 100, 400, 300])
  }

  @Test func theCentreOfAScrollViewIsThatOfItsFrame() throws {
    let tree = Hierarchy()
    let (scroll, _) = try scroll(in: tree)
    let inner = tree.view("inner", in: scroll)
    try tree.add(inner, .centerY, .equal, scroll, .centerY)
    try tree.add(inner, .height, .equal, plus: 20)
    #expect(tree.frame(inner)[1] == 140)
  }

  @Test func whatStandsBesideAScrollViewSeesItsFrame() throws {
    let tree = Hierarchy()
    let (scroll, _) = try scroll(in: tree)
    let below = tree.view("below")
    try tree.add(below, .top, .equal, scroll, .bottom)
    #expect(tree.frame(below)[1] == 400)
  }
}
