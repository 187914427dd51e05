import Frames
import Testing

@testable import AutoLayout

@Suite struct AutoresizingTests {
  private static let combinations: [(Autoresizing, Double, Double)] = [
    ([], 10, 30), ([.right], 10, 30), ([.left], 110, 30), ([.width], 10, 130),
    ([.left, .right], 10 + 1000.0 / 70, 30), ([.left, .width], 35, 105),
    ([.width, .right], 10, 30 + 3000.0 / 90), ([.left, .width, .right], 20, 60),
  ]

  /// The eight combinations of one axis, for an item at 10 of length 30 in 100, after 100 → 200.
  @Test(arguments: combinations)
  func everyCombinationShares(_ mask: Autoresizing, _ x: Double, _ width: Double) throws {
    let tree = Hierarchy(width: 100, height: 100)
    let item = tree.view("a")
    item.isFrameDriven = true
    item.givenFrame = Rect(x: 10, y: 0, width: 30, height: 10)
    item.givenParentSize = Size(width: 100, height: 100)
    item.autoresizing = mask
    #expect(tree.frame(item) == [10, 0, 30, 10])
    tree.root.givenFrame = Rect(x: 0, y: 0, width: 200, height: 100)
    let frame = tree.frame(item)
    #expect(abs(frame[0] - x) < 1e-9 && abs(frame[2] - width) < 1e-9)
    // The same by itself, without a solver.
    let resized = mask.resized(
      item.givenFrame, from: Size(width: 100, height: 100), to: Size(width: 200, height: 100))
    #expect(abs(resized.minX - x) < 1e-9 && abs(resized.width - width) < 1e-9)
  }

  @Test func partsThatAreNothingShareEvenly() {
    let shares = Autoresizing([.left, .right]).shares(
      along: .horizontal, start: 0, length: 100, in: 100)
    #expect(shares.start == 0.5 && shares.length == 0)
  }

  @Test func aParentThatItsConstraintsSizeTakesTheChildAlongInOneSolve() throws {
    let tree = Hierarchy()
    let card = tree.view("card")
    let item = tree.view("a", in: card)
    item.isFrameDriven = true
    item.givenFrame = Rect(x: 5, y: 5, width: 90, height: 40)
    item.givenParentSize = Size(width: 100, height: 50)
    item.autoresizing = [.width, .top]
    try tree.pin(card, 0, 0, 300, 80)
    #expect(tree.frame(item) == [5, 35, 290, 40])
  }
}
