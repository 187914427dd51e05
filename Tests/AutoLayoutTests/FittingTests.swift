import Frames
import Testing

@testable import AutoLayout

@Suite struct FittingTests {
  /// A card around a label of 295 by 51 with insets of 8 and 6, as recorded.
  private func card() throws -> LayoutItem {
    let tree = Hierarchy()
    let card = tree.view("card")
    let label = tree.view("label", in: card)
    label.contentWidth = 295
    label.contentHeight = 51
    try tree.add(label, .left, .equal, card, .left, plus: 8)
    try tree.add(label, .right, .equal, card, .right, plus: -8)
    try tree.add(label, .top, .equal, card, .top, plus: 6)
    try tree.add(label, .bottom, .equal, card, .bottom, plus: -6)
    card.removeFromParent()
    return card
  }

  @Test(arguments: [
    (0.0, 0.0, 50.0, 50.0, 311.0, 63.0),
    (10_000, 10_000, 50, 50, 311, 63),
    (320, 0, 1000, 50, 320, 63),
    (0, 120, 50, 1000, 311, 120),
    (320, 90, 1000, 1000, 320, 90),
    (320, 90, 750, 750, 320, 90),
    (320, 90, 250, 250, 311, 63),
  ])
  func aCardFitsAsRecorded(
    _ width: Double, _ height: Double, _ horizontal: Double, _ vertical: Double,
    _ fittedWidth: Double, _ fittedHeight: Double
  ) throws {
    let size = try card().fittingSize(
      target: Size(width: width, height: height), horizontal: LayoutPriority(horizontal),
      vertical: LayoutPriority(vertical))
    #expect(abs(size.width - fittedWidth) < 1e-9 && abs(size.height - fittedHeight) < 1e-9)
  }

  @Test func fittingInAHierarchyLeavesNothingBehind() throws {
    let tree = Hierarchy()
    let card = try card()
    tree.root.insert(card, at: 0)
    card.isFrameDriven = true
    card.givenFrame = Rect(x: 5, y: 6, width: 7, height: 8)
    tree.engine.update()
    let before = tree.engine.counts
    let size = card.fittingSize(
      target: .zero, horizontal: LayoutPriority(50), vertical: LayoutPriority(50))
    #expect(size == Size(width: 311, height: 63))
    #expect(tree.engine.counts == before)
    #expect(tree.frame(card) == [5, 6, 7, 8])
  }
}
