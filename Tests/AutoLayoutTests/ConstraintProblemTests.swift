import Testing

@testable import AutoLayout

@Suite struct ConstraintProblemTests {
  /// Tries to activate a constraint and returns the kind of fault it is refused for.
  private func fault(
    _ first: LayoutAttribute, _ second: LayoutAttribute?, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Double = 1000
  ) -> ConstraintProblem.Kind? {
    let tree = Hierarchy()
    let view = tree.view("a")
    do {
      try tree.add(
        view, first, .equal, second == nil ? nil : tree.root, second, times: multiplier,
        plus: constant, at: priority)
      return nil
    } catch {
      return (error as? ConstraintProblem)?.kind
    }
  }

  @Test func aPlaceNeedsASecondItem() {
    #expect(fault(.left, nil) == .locationNeedsPair)
    #expect(fault(.left, .left, times: 0) == .locationNeedsPair)
    #expect(fault(.width, nil) == nil)
    #expect(fault(.width, .width, times: 0) == nil)
  }

  @Test func leadingDoesNotGoWithLeft() {
    #expect(fault(.leading, .left) == .leftLeadingMix)
    #expect(fault(.rightMargin, .trailing) == .leftLeadingMix)
    #expect(fault(.leading, .centerX) == nil)
  }

  @Test func lengthsAndPlacesDoNotMix() {
    #expect(fault(.width, .left) == .attributeMismatch)
    #expect(fault(.top, .height) == .attributeMismatch)
    #expect(fault(.width, .height) == nil)
  }

  @Test func axesDoNotMix() {
    #expect(fault(.left, .top) == .axisMismatch)
    #expect(fault(.centerY, .centerX) == .axisMismatch)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersMustBeFinite(_ number: Double) {
    #expect(fault(.width, nil, plus: number) == .nonFinite)
    #expect(fault(.width, .width, times: number) == .nonFinite)
    #expect(fault(.width, nil, at: number) == .nonFinite)
  }

  @Test(arguments: [0.0, -1, 1000.5, 1001])
  func prioritiesLieAboveZeroAndUpToAThousand(_ priority: Double) {
    #expect(fault(.width, nil, at: priority) == .badPriority)
  }

  @Test func theSentenceNamesTheConstraintAndTheRemedy() throws {
    let tree = Hierarchy()
    let view = tree.view("card")
    let stray = LayoutItem(kind: .view, className: "View")
    stray.identifier = "stray"
    let problem = #expect(throws: ConstraintProblem.self) {
      try tree.add(view, .left, .equal, stray, .right, "gap")
    }
    #expect(problem?.kind == .noCommonAncestor)
    #expect(problem?.description.contains("'gap' (card.left == stray.right)") == true)
    #expect(problem?.description.contains("addSubview") == true)
  }
}
