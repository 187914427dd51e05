import Frames
import Testing

@testable import AutoLayout

@Suite struct ItemTreeTests {
  @Test func aConstraintIsHeldByTheNearestCommonAncestor() throws {
    let tree = Hierarchy()
    let card = tree.view("card")
    let title = tree.view("title", in: card)
    let icon = tree.view("icon", in: card)
    let other = tree.view("other")
    #expect(try tree.add(title, .left, .equal, icon, .right).holder === card)
    #expect(try tree.add(title, .left, .equal, card, .left).holder === card)
    #expect(try tree.add(title, .left, .equal, other, .left).holder === tree.root)
    #expect(try tree.add(title, .width, .equal, plus: 9).holder === title)
  }

  @Test func aGuideCountsAsStandingInItsView() throws {
    let tree = Hierarchy()
    let card = tree.view("card")
    let guide = LayoutItem(kind: .guide, className: "Guide")
    card.insertGuide(guide)
    #expect(try tree.add(guide, .width, .equal, plus: 9).holder === card)
    #expect(try tree.add(guide, .left, .equal, card, .left).holder === card)
    #expect(try tree.add(guide, .left, .equal, tree.root, .left).holder === tree.root)
  }

  @Test func aGuideWithoutAnOwnerTakesNoConstraintAndSaysNothing() throws {
    let tree = Hierarchy()
    let guide = LayoutItem(kind: .guide, className: "Guide")
    #expect(try !tree.add(guide, .width, .equal, plus: 9).isActive)
  }

  @Test func removingAViewDropsOnlyWhatCrossesItsEdge() throws {
    let tree = Hierarchy()
    let card = tree.view("card")
    let title = tree.view("title", in: card)
    let inside = try tree.add(title, .left, .equal, card, .left)
    let own = try tree.add(title, .width, .equal, plus: 9)
    let crossing = try tree.add(title, .top, .equal, tree.root, .top)
    #expect(card.removeFromParent().map { $0 === crossing } == [true])
    #expect(inside.isActive && own.isActive && !crossing.isActive)
    tree.root.insert(card, at: 0)
    #expect(!crossing.isActive)
  }

  @Test func removingAGuideDropsItsConstraints() throws {
    let tree = Hierarchy()
    let guide = LayoutItem(kind: .guide, className: "Guide")
    tree.root.insertGuide(guide)
    let constraint = try tree.add(guide, .left, .equal, tree.root, .left)
    guide.removeFromParent()
    #expect(!constraint.isActive)
    #expect(tree.root.heldConstraints.isEmpty)
  }

  @Test func aHolderThatGoesAwayLeavesItsConstraintsInactive() throws {
    let child = LayoutItem(kind: .view, className: "View")
    var constraint: LayoutConstraint?
    do {
      let parent = LayoutItem(kind: .view, className: "View")
      parent.insert(child, at: 0)
      let relation = LayoutConstraint(
        LayoutAnchor(child, .left), .equal, LayoutAnchor(parent, .left))
      try relation.activate(order: 1)
      constraint = relation
      #expect(relation.isActive)
    }
    #expect(constraint?.isActive == false)
    #expect(child.parent == nil)
    #expect(child.mentioningConstraints.isEmpty)
  }

  @Test func activatingTwiceInstallsOnce() throws {
    let tree = Hierarchy()
    let constraint = try tree.add(tree.view("a"), .width, .equal, plus: 9)
    try constraint.activate(order: 99)
    #expect(constraint.holder?.heldConstraints.count == 1)
    constraint.deactivate()
    constraint.deactivate()
    #expect(!constraint.isActive)
  }

  @Test func heldConstraintsKeepTheirOrderThroughManyRemovals() throws {
    let tree = Hierarchy()
    let view = tree.view("a")
    let all = try (0..<100).map { try tree.add(view, .width, .equal, plus: Double($0)) }
    for (index, constraint) in all.enumerated() where index % 3 != 0 { constraint.deactivate() }
    let kept = view.heldConstraints.map(\.constant)
    #expect(kept == stride(from: 0.0, to: 100, by: 3).map { $0 })
  }

  @Test func nearestCommonAncestorsAreFoundAtAnyDepth() throws {
    let tree = Hierarchy()
    let a = tree.view("a")
    var deep = a
    for index in 0..<50 { deep = tree.view("\(index)", in: deep) }
    let b = tree.view("b")
    #expect(LayoutItem.nearestCommonAncestor(deep, b) === tree.root)
    #expect(LayoutItem.nearestCommonAncestor(deep, a) === a)
    #expect(LayoutItem.nearestCommonAncestor(deep, deep) === deep)
    #expect(
      LayoutItem.nearestCommonAncestor(deep, LayoutItem(kind: .view, className: "View")) == nil)
  }
}
