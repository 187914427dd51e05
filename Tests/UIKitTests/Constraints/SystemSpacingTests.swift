import Testing
import UIKit

/// Standard distances between places.
@MainActor @Suite struct SystemSpacingTests {
  private let top = root()

  @Test func betweenEdgesItIsEightTimesTheMultiplier() {
    let (a, b) = (box("a", in: top), box("b", in: top))
    let behind = b.leadingAnchor.constraint(
      equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2.5)
    let below = b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
    #expect(behind.constant == CGFloat(20))
    #expect(behind.multiplier == CGFloat(1))
    #expect(behind.relation == .equal)
    #expect(behind.firstItem === b)
    #expect(behind.secondItem === a)
    #expect(below.constant == CGFloat(8))
    #expect(below.firstAttribute == .top)
    #expect(below.secondAttribute == .bottom)
    #expect(!below.isActive)
  }

  @Test func theOtherRelations() {
    let (a, b) = (box("a", in: top), box("b", in: top))
    let relations = [
      b.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
    ].map(\.relation)
    #expect(
      relations
        == [.greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual])
  }

  @Test func aMultiplierBelowNothingCountsAsNothing() {
    let (a, b) = (box("a", in: top), box("b", in: top))
    let behind = b.leadingAnchor.constraint(
      equalToSystemSpacingAfter: a.trailingAnchor, multiplier: -2)
    #expect(behind.constant == CGFloat(0))
  }

  @Test func readFromRightToLeftItLiesOnTheOtherSide() {
    top.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (box("a", in: top), box("b", in: top))
    fix(a, 100, 0, 20, 10)
    NSLayoutConstraint.activate([
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.widthAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 1),
      b.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    top.layoutIfNeeded()
    #expect(b.frame == rect(82, 0, 10, 1))
  }

  @Test func betweenBaselinesItFollowsFromTheFonts() {
    let (upper, lower) = (UILabel(), UILabel())
    for label in [upper, lower] { top.addSubview(label) }
    let below = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    func expected() -> CGFloat {
      let scale = UIScreen.main.scale
      let points = lower.font.lineHeight + lower.font.descender - upper.font.descender
      return ((points * scale - 1e-6).rounded(.up)) / scale
    }
    #expect(below.constant == expected())
    let before = below.constant
    lower.font = .systemFont(ofSize: 40)
    top.layoutIfNeeded()
    #expect(below.constant == expected())
    #expect(below.constant > before)
    upper.font = .systemFont(ofSize: 9)
    top.layoutIfNeeded()
    #expect(below.constant == expected())
  }

  @Test func baselinesWithoutTextAreEightApart() {
    let (a, b) = (box("a", in: top), box("b", in: top))
    let below = b.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 2)
    #expect(below.constant == CGFloat(16))
  }

  @Test func aFormatFromBaselineToBaselineUsesTheSameDistance() {
    let (upper, lower) = (UILabel(), UILabel())
    for label in [upper, lower] { top.addSubview(label) }
    let format = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[upper]-[lower]", options: .spacingBaselineToBaseline, metrics: nil,
      views: ["upper": upper, "lower": lower])
    let anchored = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    #expect(format.map(\.constant) == [anchored.constant])
  }
}
