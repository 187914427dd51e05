import Frames
import Testing

@testable import AutoLayout

@Suite struct LayoutEngineRecoveryTests {
  @Test func aConflictNamesItsSmallestSetAndLayoutGoesOn() throws {
    let tree = Hierarchy()
    let view = tree.view("box")
    try tree.pin(view, 10, 10, 100, 50)
    try tree.add(view, .height, .equal, plus: 100, "tall")
    #expect(tree.frame(view) == [10, 10, 100, 50])
    let conflict = try #require(tree.engine.conflicts.first)
    #expect(tree.engine.conflicts.count == 1)
    #expect(conflict.record.members.sorted() == ["box.height == 50", "tall"])
    #expect(conflict.record.broken == "tall")
    #expect(abs(conflict.excess) == 50)
  }

  @Test func whatWasBrokenIsTriedAgainAfterAChange() throws {
    let tree = Hierarchy()
    let view = tree.view("box")
    let short = try tree.add(view, .height, .equal, plus: 50)
    let tall = try tree.add(view, .height, .equal, plus: 100)
    #expect(tree.frame(view)[3] == 50)
    #expect(tall.isBroken && tall.isActive)
    short.deactivate()
    #expect(tree.frame(view)[3] == 100)
    #expect(tree.engine.conflicts.isEmpty && !tall.isBroken)
  }

  @Test func aChangedConstantCanConflictToo() throws {
    let tree = Hierarchy()
    let view = tree.view("box")
    let narrow = try tree.add(view, .width, .lessThanOrEqual, plus: 80)
    let wide = try tree.add(view, .width, .greaterThanOrEqual, plus: 50)
    #expect(tree.frame(view)[2] == 50)
    wide.constant = 90
    tree.engine.update()
    #expect(tree.engine.conflicts.count == 1)
    wide.constant = 60
    #expect(tree.frame(view)[2] == 60)
    #expect(tree.engine.conflicts.isEmpty && !narrow.isBroken)
  }

  @Test func aWidthBelowZeroIsAConflictOfItsOwn() throws {
    let tree = Hierarchy()
    let view = tree.view("box")
    try tree.add(view, .width, .equal, plus: -16, "negative")
    #expect(tree.frame(view)[2] == 0)
    let conflict = try #require(tree.engine.conflicts.first)
    #expect(conflict.record.members == ["negative"])
    #expect(conflict.given.map(\.equation) == ["box.width >= 0"])
  }

  @Test func theCallerMayChooseWhatBreaks() throws {
    let tree = Hierarchy()
    let view = tree.view("box")
    let short = try tree.add(view, .height, .equal, plus: 50)
    try tree.add(view, .height, .equal, plus: 100)
    tree.engine.breakPreference = { set in set.first { $0 === short } }
    #expect(tree.frame(view)[3] == 100)
  }

  @Test func independentConflictsAreAllMet() throws {
    let tree = Hierarchy()
    let views = (0..<5).map { tree.view("v\($0)") }
    for view in views {
      try tree.add(view, .width, .equal, plus: 10)
      try tree.add(view, .width, .equal, plus: 20)
    }
    #expect(views.allSatisfy { tree.frame($0)[2] == 10 })
    #expect(tree.engine.conflicts.count == 5)
  }

  @Test func ambiguityIsJudgedByTheConstraintsAlone() throws {
    let tree = Hierarchy()
    let view = tree.view("a")
    try tree.add(view, .left, .equal, tree.root, .left)
    try tree.add(view, .width, .equal, plus: 10, at: 1)
    try tree.add(view, .top, .greaterThanOrEqual, tree.root, .top)
    tree.engine.update()
    #expect(tree.engine.ambiguousValues(of: view) == [.y, .height])
    #expect(tree.engine.ambiguousValues(of: tree.root) == [])
  }

  @Test func nothingIsLeftBehindByWhatIsRemoved() throws {
    let tree = Hierarchy()
    let keep = tree.view("keep")
    try tree.pin(keep, 1, 2, 3, 4)
    tree.engine.update()
    let before = tree.engine.counts
    for _ in 0..<3 {
      let card = tree.view("card")
      let title = tree.view("title", in: card)
      title.contentWidth = 50
      try tree.pin(card, 0, 0, 100, 100)
      try tree.add(title, .left, .equal, keep, .right)
      tree.engine.update()
      #expect(tree.engine.counts.rows > before.rows)
      card.removeFromParent()
      tree.engine.update()
      #expect(tree.engine.counts == before)
      #expect(tree.frame(keep) == [1, 2, 3, 4])
    }
  }

  @Test func aSubtreeMovesBetweenHierarchiesWithWhatItHolds() throws {
    let first = Hierarchy()
    let second = Hierarchy()
    let card = first.view("card")
    let title = first.view("title", in: card)
    try first.add(title, .left, .equal, card, .left, plus: 8)
    try first.add(title, .width, .equal, plus: 30)
    #expect(first.frame(title) == [8, 0, 30, 0])
    second.root.insert(card, at: 0)
    #expect(second.frame(title) == [8, 0, 30, 0])
    #expect(first.root.children.isEmpty)
    #expect(first.engine.update())
    #expect(first.engine.exactFrame(of: title) == nil)
  }

  @Test func aHierarchyOutlivesARootThatGoesAway() throws {
    let card = LayoutItem(kind: .view, className: "View")
    do {
      let tree = Hierarchy()
      tree.root.insert(card, at: 0)
      try tree.add(card, .width, .equal, plus: 30)
      #expect(tree.frame(card)[2] == 30)
    }
    let engine = LayoutEngine.engine(of: card)
    engine.update()
    #expect(engine.exactFrame(of: card)?.width == 30)
  }
}
