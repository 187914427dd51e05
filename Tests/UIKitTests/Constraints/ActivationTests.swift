import Testing
import UIKit

@MainActor
@Suite struct ActivationTests {
  @Test func aPairIsHeldByTheNearestCommonAncestor() {
    let top = root()
    let (left, right) = (box("left", in: top), box("right", in: top))
    let (inLeft, inRight) = (box("inLeft", in: left), box("inRight", in: right))
    let deep = inLeft.leftAnchor.constraint(equalTo: inRight.leftAnchor)
    deep.isActive = true
    #expect(top.constraints == [deep])
    let upward = inLeft.topAnchor.constraint(equalTo: left.topAnchor)
    upward.isActive = true
    #expect(left.constraints == [upward])
  }

  @Test func aSizeIsHeldByItsOwnView() {
    let view = box("view")
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    #expect(view.constraints == [width])
  }

  @Test func aGuidesSizeIsHeldByItsViewAndAPairByTheAncestor() {
    let top = root()
    let view = box("view", in: top)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 40)
    let across = guide.leftAnchor.constraint(equalTo: top.leftAnchor)
    NSLayoutConstraint.activate([width, across])
    #expect(view.constraints == [width])
    #expect(top.constraints == [across])
  }

  @Test func activatingTwiceHoldsOnceAndDeactivatingAnInactiveOneIsQuiet() {
    let view = box("view")
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    #expect(!width.isActive)
    NSLayoutConstraint.deactivate([width])
    NSLayoutConstraint.activate([width, width])
    width.isActive = true
    #expect(view.constraints == [width])
    NSLayoutConstraint.deactivate([width])
    #expect(view.constraints.isEmpty)
    #expect(!width.isActive)
    NSLayoutConstraint.activate([])
    NSLayoutConstraint.deactivate([])
  }

  @Test func removingAViewDropsWhatReachesOutAndKeepsWhatIsInside() {
    let top = root()
    let view = box("view", in: top)
    let child = box("child", in: view)
    let outward = child.leftAnchor.constraint(equalTo: top.leftAnchor)
    let inward = child.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([outward, inward])
    view.removeFromSuperview()
    #expect(!outward.isActive)
    #expect(inward.isActive)
    top.addSubview(view)
    #expect(!outward.isActive, "adding the view again does not bring it back")
    #expect(top.constraints.isEmpty)
  }

  @Test func movingAmongSiblingsDropsNothing() {
    let top = root()
    let (a, b) = (box("a", in: top), box("b", in: top))
    let pair = a.leftAnchor.constraint(equalTo: b.leftAnchor)
    pair.isActive = true
    top.bringSubviewToFront(a)
    #expect(pair.isActive)
  }

  @Test func removingAGuideDropsItsConstraints() {
    let top = root()
    let guide = UILayoutGuide()
    top.addLayoutGuide(guide)
    let pair = guide.leftAnchor.constraint(equalTo: top.leftAnchor)
    pair.isActive = true
    top.removeLayoutGuide(guide)
    #expect(!pair.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func aGuideWithoutAViewAcceptsNoConstraint() {
    let guide = UILayoutGuide()
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    #expect(!width.isActive)
  }

  @Test func theHolderKeepsAnActiveConstraintAlive() {
    let view = box("view")
    weak var width: NSLayoutConstraint?
    do {
      let made = view.widthAnchor.constraint(equalToConstant: 40)
      made.isActive = true
      width = made
    }
    #expect(width != nil)
    width?.isActive = false
    #expect(width == nil)
  }

  @Test func aConstraintDoesNotKeepItsViewsAlive() {
    var view: UIView? = box("view")
    let width = view?.widthAnchor.constraint(equalToConstant: 40)
    view = nil
    #expect(width?.firstItem == nil)
    #expect(width?.constant == 40)
  }

  @Test func constantAndPriorityMayChangeWhileActive() {
    let top = root()
    let view = box("view", in: top)
    fix(view, 0, 0, 100, 100)
    let wish = view.widthAnchor.constraint(equalToConstant: 60)
    wish.priority = .defaultHigh
    wish.isActive = true
    top.layoutIfNeeded()
    #expect(view.frame.width == 100)
    view.constraints[0].priority = .defaultLow
    top.layoutIfNeeded()
    #expect(view.frame.width == 60)
    wish.constant = 70
    top.layoutIfNeeded()
    #expect(view.frame.width == 70)
    wish.priority = .fittingSizeLevel
    view.constraints[0].priority = .required
    top.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func theLegacyMethodsActivateAndDeactivate() {
    let top = root()
    let view = box("view", in: top)
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 30)
    let left = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: top, attribute: .left,
      multiplier: 1, constant: 5)
    view.addConstraint(width)
    top.addConstraints([left])
    #expect(width.isActive && left.isActive)
    view.removeConstraint(left)
    #expect(left.isActive, "only the holder removes it")
    top.removeConstraints([left])
    #expect(!left.isActive)
  }

  @Test func aConstraintAnswersWhatItWasMadeOf() {
    let top = root()
    let view = box("view", in: top)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: top,
      attribute: .leadingMargin, multiplier: 0.5, constant: 3)
    constraint.identifier = "name"
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === top)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .leadingMargin)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
    #expect(constraint.identifier == "name")
    #expect(constraint.firstAnchor === view.leadingAnchor)
    #expect(constraint.secondAnchor == nil, "margins have no anchors")
    let bare = view.widthAnchor.constraint(equalToConstant: 1)
    #expect(bare.secondItem == nil)
    #expect(bare.secondAttribute == .notAnAttribute)
  }

  @Test func aSubclassInheritsTheInitialiser() {
    @MainActor final class Labelled: NSLayoutConstraint { var label = "" }
    let view = box("view")
    let constraint = Labelled(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 30)
    constraint.label = "kept"
    constraint.isActive = true
    #expect((view.constraints.first as? Labelled)?.label == "kept")
  }

  @Test func attributesHaveTheNumbersOfIOS() {
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
  }

  @Test func activationOrderDoesNotMatterForFrames() {
    var frames: Set<CGRect> = []
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
      let top = root()
      let view = box("view", in: top)
      let all = [
        view.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 7),
        view.rightAnchor.constraint(equalTo: top.rightAnchor, constant: -9),
        view.topAnchor.constraint(greaterThanOrEqualTo: top.topAnchor, constant: 11),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ]
      NSLayoutConstraint.activate(order.map { all[$0] })
      top.layoutIfNeeded()
      frames.insert(view.frame)
    }
    #expect(frames == [rect(7, 11, 384, 192)])
  }
}
