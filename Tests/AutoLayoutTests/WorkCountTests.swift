import Frames
import Testing

@testable import AutoLayout

/// What changes cost, in counts, which are the same on every machine.
@Suite struct WorkCountTests {
  /// A tree of unrelated views, each wished to be 10 wide, and the wish of the first.
  private func tree(_ count: Int) throws -> (Hierarchy, LayoutConstraint) {
    let tree = Hierarchy()
    var first: LayoutConstraint?
    for index in 0..<count {
      let view = tree.view("v\(index)")
      try tree.add(view, .left, .equal, tree.root, .left, plus: 1)
      try tree.add(view, .top, .equal, tree.root, .top, plus: 2)
      let width = try tree.add(view, .width, .equal, plus: 10, at: 700)
      try tree.add(view, .width, .greaterThanOrEqual, plus: 5)
      try tree.add(view, .height, .equal, plus: 20, at: 700)
      first = first ?? width
    }
    tree.engine.update()
    return (tree, try #require(first))
  }

  private func cost(
    of change: (LayoutConstraint) -> Void, among count: Int
  ) throws
    -> LayoutEngine.Work
  {
    let (tree, constraint) = try tree(count)
    let before = tree.engine.work
    change(constraint)
    tree.engine.update()
    let after = tree.engine.work
    #expect(after.solves - before.solves == 1)
    var work = LayoutEngine.Work()
    work.lowerings = after.lowerings - before.lowerings
    work.changedValues = after.changedValues - before.changedValues
    work.pivots = after.pivots - before.pivots
    work.builds = after.builds - before.builds
    return work
  }

  @Test func aConstantCostsTheSameHoweverManyViewsThereAre() throws {
    let few = try cost(of: { $0.constant = 15 }, among: 100)
    let many = try cost(of: { $0.constant = 15 }, among: 10_000)
    #expect(few == many)
    #expect(few.lowerings == 1)
    #expect(few.changedValues == 1)
    #expect(few.builds == 0)
  }

  @Test func aConflictElsewhereIsNotTriedAgain() throws {
    let tree = Hierarchy()
    let still = tree.view("still")
    let width = try tree.add(still, .width, .equal, plus: 10, at: 700)
    for index in 0..<50 {
      let view = tree.view("v\(index)")
      try tree.add(view, .width, .equal, plus: 10)
      try tree.add(view, .width, .equal, plus: 20)
    }
    tree.engine.update()
    #expect(tree.engine.conflicts.count == 50)
    let before = tree.engine.work
    width.constant = 30
    #expect(tree.frame(still)[2] == 30)
    #expect(tree.engine.conflicts.count == 50, "they are still what the frames recover from")
    #expect(tree.engine.work.solves - before.solves == 1)
    #expect(tree.engine.work.lowerings - before.lowerings == 1)
  }

  @Test func whatWasGivenUpComesBackInTheUpdateThatMakesRoom() throws {
    let tree = Hierarchy()
    let view = tree.view("a")
    let first = try tree.add(view, .width, .equal, plus: 10)
    let second = try tree.add(view, .width, .equal, plus: 20)
    let third = try tree.add(view, .width, .equal, plus: 30)
    #expect(tree.frame(view)[2] == 10)
    #expect([first, second, third].map(\.isBroken) == [false, true, true])
    first.deactivate()
    #expect(tree.frame(view)[2] == 20)
    #expect([second, third].map(\.isBroken) == [false, true])
    second.priority = LayoutPriority(10)
    #expect(tree.frame(view)[2] == 30)
    #expect(tree.engine.conflicts.isEmpty)
  }

  @Test func pixelFramesAreWorkedOutOnceAnUpdate() throws {
    let (tree, constraint) = try tree(10)
    let grid = PixelGrid(pixelScale: 2)
    func ask() {
      for child in tree.root.children { _ = tree.engine.pixelFrame(of: child, on: grid) }
    }
    ask()
    ask()
    #expect(tree.engine.work.pixelFrames == 10)
    constraint.constant = 12
    tree.engine.update()
    ask()
    #expect(tree.engine.work.pixelFrames == 20)
  }
}
