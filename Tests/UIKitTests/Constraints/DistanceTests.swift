import Testing
import UIKit

/// Distances between places, as lengths for constraints.
@MainActor @Suite struct DistanceTests {
  private let top = root()

  @Test func aDistanceEqualsAConstant() {
    let (a, b) = (box("a", in: top), box("b", in: top))
    fix(a, 10, 20, 30, 40)
    NSLayoutConstraint.activate([
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 8),
      a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 5),
      b.widthAnchor.constraint(equalToConstant: 7), b.heightAnchor.constraint(equalToConstant: 9),
    ])
    top.layoutIfNeeded()
    #expect(b.frame == rect(48, 65, 7, 9))
  }

  @Test func twoDistancesAreEqual() {
    let (a, b) = (box("a", in: top), box("b", in: top))
    fix(a, 40, 0, 20, 10)
    NSLayoutConstraint.activate([
      // As far to the right of a as a is from the left edge, twice.
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
        equalTo: top.leadingAnchor.anchorWithOffset(to: a.leadingAnchor), multiplier: 2,
        constant: 5),
      b.widthAnchor.constraint(equalToConstant: 1), b.heightAnchor.constraint(equalToConstant: 1),
      b.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    top.layoutIfNeeded()
    #expect(b.frame == rect(145, 0, 1, 1))
  }

  @Test func aLengthEqualsADistanceAndTheOtherWayRound() {
    let (a, b, c) = (box("a", in: top), box("b", in: top), box("c", in: top))
    fix(a, 10, 10, 20, 20)
    fix(b, 90, 50, 20, 20)
    let between = a.centerXAnchor.anchorWithOffset(to: b.centerXAnchor)
    NSLayoutConstraint.activate([
      c.widthAnchor.constraint(equalTo: between), c.leftAnchor.constraint(equalTo: top.leftAnchor),
      c.topAnchor.constraint(equalTo: top.topAnchor),
      a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(
        equalTo: c.heightAnchor, multiplier: 1),
    ])
    top.layoutIfNeeded()
    #expect(c.frame == rect(0, 0, 80, 40))
  }

  @Test func aDistanceIsBounded() {
    let (a, b) = (box("a", in: top), box("b", in: top))
    fix(a, 0, 0, 10, 10)
    let gap = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
    let wish = b.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 0)
    wish.priority = .defaultLow
    let far = gap.constraint(lessThanOrEqualToConstant: 30)
    NSLayoutConstraint.activate([
      gap.constraint(greaterThanOrEqualToConstant: 12), far, wish,
      b.widthAnchor.constraint(equalToConstant: 1), b.heightAnchor.constraint(equalToConstant: 1),
      b.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    top.layoutIfNeeded()
    #expect(b.frame.origin.x == CGFloat(22))
    wish.constant = 100
    top.layoutIfNeeded()
    #expect(b.frame.origin.x == CGFloat(40))
  }

  @Test func aDistanceBetweenGuides() {
    let (first, second) = (UILayoutGuide(), UILayoutGuide())
    top.addLayoutGuide(first)
    top.addLayoutGuide(second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 20),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(
        equalTo: second.widthAnchor),
      second.trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: -10),
    ])
    top.layoutIfNeeded()
    #expect(second.layoutFrame.origin.x == CGFloat(210))
    #expect(second.layoutFrame.size.width == CGFloat(180))
  }

  @Test func readFromRightToLeftADistanceMirrors() {
    top.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (box("a", in: top), box("b", in: top))
    fix(a, 300, 0, 20, 10)
    NSLayoutConstraint.activate([
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
        equalTo: a.leftAnchor.anchorWithOffset(to: a.rightAnchor), multiplier: 2),
      b.widthAnchor.constraint(equalToConstant: 30), b.heightAnchor.constraint(equalToConstant: 1),
      b.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    top.layoutIfNeeded()
    // 40 points further along the line, that is to the left of a.
    #expect(b.frame == rect(230, 0, 30, 1))
  }

  @Test func aDistanceFollowsAChangeOfDirection() {
    let (a, b) = (box("a", in: top), box("b", in: top))
    fix(a, 100, 0, 20, 10)
    NSLayoutConstraint.activate([
      a.centerXAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 50),
      b.widthAnchor.constraint(equalToConstant: 30), b.heightAnchor.constraint(equalToConstant: 1),
      b.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    top.layoutIfNeeded()
    #expect(b.frame.origin.x == CGFloat(160))
    top.semanticContentAttribute = .forceRightToLeft
    top.layoutIfNeeded()
    #expect(b.frame.origin.x == CGFloat(30))
  }

  @Test func aCentreFollowsTheDirectionOfItsOwnView() {
    let view = box("view", in: top)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: top.leadingAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 1),
      view.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    top.layoutIfNeeded()
    #expect(view.frame.origin.x == CGFloat(90))
    view.semanticContentAttribute = .forceRightToLeft
    top.layoutIfNeeded()
    #expect(view.frame.origin.x == CGFloat(290))
  }

  @Test func theConstraintStandsOnTheCommonAncestorOfAllPlaces() {
    let (left, right) = (box("left", in: top), box("right", in: top))
    let (a, b) = (box("a", in: left), box("b", in: left))
    let c = box("c", in: right)
    let inside = a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 1)
    inside.isActive = true
    #expect(left.constraints.contains(inside))
    let across = a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalTo: c.widthAnchor)
    across.isActive = true
    #expect(top.constraints.contains(across))
    c.removeFromSuperview()
    #expect(!across.isActive)
    b.removeFromSuperview()
    #expect(!inside.isActive)
  }

  @Test func aDistanceIsNoSingleAttribute() throws {
    let (a, b) = (box("a", in: top), box("b", in: top))
    let constraint = a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
      equalTo: a.widthAnchor)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.secondAttribute == .width)
    #expect(constraint.firstItem === b)
    let anchor = unsafeDowncast(constraint.firstAnchor as AnyObject, to: NSLayoutDimension.self)
    let copy = anchor.constraint(equalToConstant: 3)
    copy.isActive = true
    fix(a, 10, 0, 1, 1)
    NSLayoutConstraint.activate([b.widthAnchor.constraint(equalToConstant: 1)])
    top.layoutIfNeeded()
    #expect(b.frame.origin.x == CGFloat(13))
  }

  @Test func anUnownedGuideKeepsADistanceInactive() {
    let guide = UILayoutGuide()
    let a = box("a", in: top)
    let constraint = a.leftAnchor.anchorWithOffset(to: guide.leftAnchor).constraint(
      equalToConstant: 1)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }
}
