import Frames
import Testing

@testable import AutoLayout

@Suite struct LayoutEngineTests {
  @Test func edgesAreCountedFromTheParent() throws {
    let tree = Hierarchy()
    let card = tree.view("card")
    let title = tree.view("title", in: card)
    try tree.pin(card, 20, 30, 200, 100)
    try tree.add(title, .left, .equal, card, .left, plus: 8)
    try tree.add(title, .right, .equal, card, .right, plus: -8)
    try tree.add(title, .bottom, .equal, card, .bottom, plus: -4)
    try tree.add(title, .height, .equal, card, .height, times: 0.5)
    #expect(tree.frame(title) == [8, 46, 184, 50])
  }

  @Test func constraintsReachAcrossLevels() throws {
    let tree = Hierarchy()
    let card = tree.view("card")
    let title = tree.view("title", in: card)
    try tree.pin(card, 20, 30, 200, 100)
    try tree.add(title, .left, .equal, tree.root, .left, plus: 50)
    try tree.add(title, .centerY, .equal, tree.root, .centerY)
    try tree.add(title, .width, .equal, plus: 10)
    try tree.add(title, .height, .equal, plus: 10)
    #expect(tree.frame(title) == [30, 265, 10, 10])
  }

  @Test func multipliersOnPlacesCountFromTheHolder() throws {
    let tree = Hierarchy()
    let view = tree.view("a")
    try tree.add(view, .centerX, .equal, tree.root, .centerX, times: 2)
    try tree.add(view, .width, .equal, plus: 10)
    #expect(tree.frame(view)[0] == 395)
  }

  @Test func rightToLeftMirrorsConstantsAndInequalities() throws {
    let tree = Hierarchy()
    let view = tree.view("a")
    view.direction = .rightToLeft
    try tree.add(view, .leading, .greaterThanOrEqual, tree.root, .leading, plus: 23)
    try tree.add(view, .width, .equal, plus: 50)
    #expect(tree.frame(view)[0] == 400 - 23 - 50)
    view.direction = .leftToRight
    #expect(tree.frame(view)[0] == 23)
  }

  @Test func alignmentInsetsLieBetweenFrameAndConstraints() throws {
    let tree = Hierarchy()
    let view = tree.view("a")
    view.alignmentInsets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    try tree.pin(view, 10, 10, 100, 50)
    #expect(tree.frame(view) == [8, 9, 106, 54])
  }

  @Test func aFrameSetFromOutsideCountsFromTheParentsFrame() throws {
    let tree = Hierarchy()
    let card = tree.view("card")
    card.alignmentInsets = Insets(top: 5, left: 5, bottom: 5, right: 5)
    try tree.pin(card, 10, 10, 100, 100)
    let inner = tree.view("inner", in: card)
    inner.isFrameDriven = true
    inner.givenFrame = Rect(x: 7, y: 7, width: 20, height: 20)
    #expect(tree.frame(inner) == [7, 7, 20, 20])
    card.alignmentInsets = .zero
    #expect(tree.frame(inner) == [7, 7, 20, 20])
  }

  @Test func contentPullsAndPushesByItsPriorities() throws {
    let tree = Hierarchy()
    let label = tree.view("label")
    label.contentWidth = 80
    label.contentHeight = 20
    try tree.add(label, .left, .equal, tree.root, .left)
    try tree.add(label, .top, .equal, tree.root, .top)
    #expect(tree.frame(label) == [0, 0, 80, 20])
    let narrow = try tree.add(label, .width, .lessThanOrEqual, plus: 50)
    #expect(tree.frame(label)[2] == 50)
    narrow.priority = LayoutPriority(749)
    #expect(tree.frame(label)[2] == 80)
    narrow.deactivate()
    label.contentWidth = 90
    #expect(tree.frame(label)[2] == 90)
    label.contentWidth = nil
    #expect(tree.frame(label)[2] == 0)
  }

  @Test func theEarlierOfTwoEqualWishesYieldsWhole() throws {
    let tree = Hierarchy(width: 200)
    let a = tree.view("a")
    let b = tree.view("b")
    for view in [a, b] { view.contentWidth = 50 }
    try tree.add(b, .left, .equal, a, .right)
    try tree.add(a, .left, .equal, tree.root, .left)
    try tree.add(b, .right, .equal, tree.root, .right)
    #expect(tree.frame(a)[2] == 150)
    // Order in the tree decides, whoever was there first.
    tree.root.insert(b, at: 0)
    #expect(tree.frame(a)[2] == 50)
    #expect(tree.frame(b)[2] == 150)
  }

  @Test func aTieNeverBeatsAWeakerWish() throws {
    let tree = Hierarchy(width: 200)
    let a = tree.view("a")
    let b = tree.view("b")
    for view in [a, b] { view.contentWidth = 50 }
    try tree.add(b, .left, .equal, a, .right)
    try tree.add(a, .left, .equal, tree.root, .left)
    try tree.add(b, .right, .equal, tree.root, .right)
    try tree.add(a, .width, .equal, plus: 60, at: 100)
    #expect(tree.frame(a)[2] == 60)
  }

  @Test func whatNothingDeterminesIsSmallTightAndAtTheOrigin() throws {
    let tree = Hierarchy()
    let a = tree.view("a")
    #expect(tree.frame(a) == [0, 0, 0, 0])
    try tree.add(a, .top, .lessThanOrEqual, tree.root, .top, plus: 23)
    #expect(tree.frame(a)[1] == 23)
    try tree.add(a, .width, .lessThanOrEqual, tree.root, .width, plus: -52)
    #expect(tree.frame(a)[2] == 0)
    try tree.add(a, .width, .greaterThanOrEqual, plus: 30)
    #expect(tree.frame(a)[2] == 30)
  }

  @Test func ofTwoFreeSizesWithAFixedSumTheEarlierTakesAll() throws {
    let tree = Hierarchy(width: 300)
    let a = tree.view("a")
    let b = tree.view("b")
    try tree.add(a, .left, .equal, tree.root, .left)
    try tree.add(b, .left, .equal, a, .right)
    try tree.add(b, .right, .equal, tree.root, .right)
    #expect(tree.frame(a)[2] == 300)
    #expect(tree.frame(b)[2] == 0)
  }

  @Test func baselinesAndMarginsFollowTheirNumbers() throws {
    let tree = Hierarchy()
    let a = tree.view("a")
    let b = tree.view("b")
    try tree.pin(a, 0, 10, 50, 20)
    try tree.add(b, .height, .equal, plus: 30)
    try tree.add(b, .firstBaseline, .equal, a, .firstBaseline)
    #expect(tree.frame(b)[1] == 10)
    a.firstBaseline = 15
    b.firstBaseline = 25
    #expect(tree.frame(b)[1] == 0)
    try tree.add(b, .left, .equal, tree.root, .leftMargin)
    #expect(tree.frame(b)[0] == 0)
    tree.root.margins = Insets(top: 0, left: 16, bottom: 0, right: 0)
    #expect(tree.frame(b)[0] == 16)
  }

  @Test func aGuideOfInsetsFollowsItsOwner() throws {
    let tree = Hierarchy()
    let guide = LayoutItem(kind: .guide, className: "Guide")
    guide.ownerInsets = Insets(top: 47, left: 0, bottom: 34, right: 0)
    tree.root.insertGuide(guide)
    let view = tree.view("a")
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      try tree.add(view, attribute, .equal, guide, attribute)
    }
    #expect(tree.frame(view) == [0, 47, 400, 519])
    guide.ownerInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    tree.root.givenFrame = Rect(x: 0, y: 0, width: 320, height: 568)
    #expect(tree.frame(view) == [0, 20, 320, 548])
  }

  @Test func edgesAreRoundedWhereTheyLieOnTheScreen() throws {
    let tree = Hierarchy(width: 100)
    let grid = PixelGrid(pixelScale: 1)
    let views = (0..<3).map { tree.view("\($0)") }
    for (index, view) in views.enumerated() {
      try tree.add(view, .width, .equal, tree.root, .width, times: 1.0 / 3)
      if index == 0 {
        try tree.add(view, .left, .equal, tree.root, .left)
      } else {
        try tree.add(view, .left, .equal, views[index - 1], .right)
      }
    }
    tree.engine.update()
    let widths = views.compactMap { tree.engine.pixelFrame(of: $0, on: grid)?.width }
    #expect(widths == [33, 34, 33])
  }
}
