import Frames
import Testing

@testable import AutoLayout

/// Very large, very small and no numbers at all.
@Suite struct ExtremeNumbersTests {
  @Test(arguments: [1e12, 1e-12, 0, -1e12])
  func aConstantOfAnySizeIsTakenAsItIs(_ number: Double) throws {
    let tree = Hierarchy()
    let view = tree.view("a")
    try tree.add(view, .left, .equal, tree.root, .left, plus: number)
    try tree.add(view, .top, .equal, tree.root, .top)
    try tree.add(view, .width, .equal, plus: abs(number))
    try tree.add(view, .height, .equal, plus: 0)
    tree.engine.update()
    let frame = try #require(tree.engine.exactFrame(of: view))
    #expect(abs(frame.minX - number) <= 1e-9 * max(1, abs(number)))
    #expect(abs(frame.width - abs(number)) <= 1e-9 * max(1, abs(number)))
    #expect(frame.height == 0)
    #expect(tree.engine.conflicts.isEmpty)
  }

  @Test func aHierarchyWithoutASizeIsLaidOut() throws {
    let tree = Hierarchy(width: 0, height: 0)
    let view = tree.view("a")
    try tree.add(view, .left, .equal, tree.root, .left)
    try tree.add(view, .right, .equal, tree.root, .right)
    try tree.add(view, .height, .equal, tree.root, .height, times: 0.5)
    #expect(tree.frame(view) == [0, 0, 0, 0])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoNumberIsRefused(_ number: Double) throws {
    let tree = Hierarchy()
    let view = tree.view("a")
    let constraint = LayoutConstraint(
      LayoutAnchor(view, .width), .equal, nil, constant: number)
    #expect(throws: ConstraintProblem.self) { try tree.activate(constraint) }
    #expect(constraint.problemAtCreation()?.kind == .nonFinite)
  }
}
