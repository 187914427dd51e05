import AutoLayout
import Testing
import UIKit

@MainActor
@Suite struct AnchorTests {
  @Test func aViewHasOneObjectForEachAnchor() {
    let view = UIView()
    let guide = UILayoutGuide()
    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(view.firstBaselineAnchor === view.firstBaselineAnchor)
    #expect(view.heightAnchor === view.heightAnchor)
    #expect(view.leftAnchor !== view.leadingAnchor)
    #expect(guide.centerYAnchor === guide.centerYAnchor)
    #expect(guide.widthAnchor === guide.widthAnchor)
  }

  @Test func everyOverloadSaysWhatItsNameSays() {
    let (a, b) = (UIView(), UIView())
    let expected: [(NSLayoutConstraint, NSLayoutConstraint.Relation, CGFloat, CGFloat)] = [
      (a.leftAnchor.constraint(equalTo: b.leftAnchor), .equal, 1, 0),
      (a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 2), .equal, 1, 2),
      (a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor), .greaterThanOrEqual, 1, 0),
      (
        a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor, constant: 2),
        .greaterThanOrEqual, 1, 2
      ),
      (a.leftAnchor.constraint(lessThanOrEqualTo: b.leftAnchor), .lessThanOrEqual, 1, 0),
      (
        a.leftAnchor.constraint(lessThanOrEqualTo: b.leftAnchor, constant: 2), .lessThanOrEqual, 1,
        2
      ),
      (a.widthAnchor.constraint(equalToConstant: 2), .equal, 1, 2),
      (a.widthAnchor.constraint(greaterThanOrEqualToConstant: 2), .greaterThanOrEqual, 1, 2),
      (a.widthAnchor.constraint(lessThanOrEqualToConstant: 2), .lessThanOrEqual, 1, 2),
      (a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 3), .equal, 3, 0),
      (
        a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 3, constant: 2), .equal, 3, 2
      ),
      (
        a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 3),
        .greaterThanOrEqual, 3, 0
      ),
      (
        a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 3, constant: 2),
        .greaterThanOrEqual, 3, 2
      ),
      (
        a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3),
        .lessThanOrEqual, 3, 0
      ),
      (
        a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3, constant: 2),
        .lessThanOrEqual, 3, 2
      ),
    ]
    for (constraint, relation, multiplier, constant) in expected {
      #expect(constraint.relation == relation)
      #expect(constraint.multiplier == multiplier)
      #expect(constraint.constant == constant)
      #expect(!constraint.isActive)
      #expect(constraint.priority == .required)
    }
  }

  @Test func aConstraintKnowsTheLineThatMadeIt() {
    let (a, b) = (UIView(), UIView())
    let line = #line
    let made = [
      a.leftAnchor.constraint(equalTo: b.leftAnchor),
      a.widthAnchor.constraint(equalToConstant: 3),
    ]
    #expect(made[0].layoutConstraint.location?.line == line + 2)
    #expect(made[1].layoutConstraint.location?.line == line + 3)
    #expect(made[0].layoutConstraint.location?.brief == "AnchorTests.swift:\(line + 2)")
    let plain = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 1)
    #expect(plain.layoutConstraint.location?.line == #line - 3)
  }

  @Test func methodsCanStillBeReferredToByName() {
    let (a, b) = (UIView(), UIView())
    let relate:
      (NSLayoutXAxisAnchor) -> (NSLayoutAnchor<NSLayoutXAxisAnchor>, CGFloat)
        -> NSLayoutConstraint = { $0.constraint(equalTo:constant:) }
    let constraint = relate(a.leftAnchor)(b.leftAnchor, 4)
    #expect(constraint.constant == 4)
    #expect(constraint.layoutConstraint.location == nil)
  }

  @Test func aMultiplierActsOnThePlaceInTheHolder() {
    let top = root()
    let view = box("view", in: top)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: top, attribute: .centerX,
        multiplier: 1.5, constant: 0),
      view.topAnchor.constraint(equalTo: top.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    top.layoutIfNeeded()
    #expect(view.frame == rect(250, 0, 100, 10))
  }

  @Test func prioritiesAreNumbersAboveNothing() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority(rawValue: 3) == UILayoutPriority(3))
    #expect(Set([UILayoutPriority.defaultLow, .defaultHigh, .defaultLow]).count == 2)
  }
}
