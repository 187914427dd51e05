import AutoLayout
import Testing
import UIKit

/// Mistakes that random changes of random scenes found: a change was forgotten, or something had a say
/// that must have none.
@MainActor
@Suite struct ChangedHierarchyTests {
  @Test func aViewWithGuidesAndStretchingSubviewsCanLeave() {
    let top = root()
    let view = box("view", in: top)
    _ = view.layoutMarginsGuide
    let stretched = UIView(frame: rect(0, 0, 10, 10))
    stretched.autoresizingMask = [.flexibleWidth]
    view.addSubview(stretched)
    pin(view)
    top.layoutIfNeeded()
    view.removeFromSuperview()
    top.layoutIfNeeded()
    #expect(top.subviews.isEmpty)
  }

  @Test func newAlignmentInsetsMoveTheFrame() {
    let top = root()
    let view = box("view", in: top)
    fix(view, 10, 10, 50, 50)
    _ = view.safeAreaLayoutGuide
    top.layoutIfNeeded()
    var scenario = ViewScenario()
    scenario.alignmentRectInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scenario = scenario
    top.layoutIfNeeded()
    #expect(view.frame == rect(8, 9, 56, 54))
    #expect(view.safeAreaLayoutGuide.layoutFrame == rect(0, 0, 56, 54))
  }

  @Test func newMarginsReachWhatPreservesThem() {
    let top = root()
    let child = UIView(frame: rect(0, 0, 400, 400))
    child.preservesSuperviewLayoutMargins = true
    top.addSubview(child)
    top.layoutIfNeeded()
    top.layoutMargins.left = 33
    top.layoutIfNeeded()
    #expect(child.layoutMargins.left == 33)
  }

  @Test func aScrolledViewsSubviewsHaveAnotherPartOfTheSafeArea() {
    let window = UIWindow(environment: .standard)
    let scroll = UIScrollView(frame: window.bounds)
    let child = UIView(frame: rect(0, 30, 100, 100))
    scroll.addSubview(child)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(child.safeAreaInsets.top == 17)
    scroll.contentOffset.y = 20
    window.layoutIfNeeded()
    #expect(child.safeAreaInsets.top == 37)
  }

  @Test func aMaskCountsFromTheSizeItIsSetAt() {
    let top = root()
    let view = UIView(frame: rect(10, 10, 100, 100))
    top.addSubview(view)
    let inner = box("inner", in: view)
    pin(inner)
    top.layoutIfNeeded()
    top.frame.size.width = 600
    top.layoutIfNeeded()
    view.autoresizingMask = [.flexibleWidth]
    top.layoutIfNeeded()
    #expect(inner.frame.width == 100)
    top.frame.size.width = 650
    top.layoutIfNeeded()
    #expect(inner.frame.width == 150)
  }

  @Test func aFrameTakenFromConstraintsCountsFromTheSizeOfNow() {
    let top = root()
    let view = box("view", in: top)
    view.autoresizingMask = [.flexibleWidth]
    fix(view, 0, 0, 50, 50)
    let inner = box("inner", in: view)
    pin(inner)
    top.layoutIfNeeded()
    top.frame.size.width = 600
    top.layoutIfNeeded()
    NSLayoutConstraint.deactivate(view.constraints.filter { $0.firstItem === view })
    NSLayoutConstraint.deactivate(top.constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    top.layoutIfNeeded()
    #expect(inner.frame.width == 50)
  }

  @Test func aSuperviewThatDoesNotAutoresizeLeavesMasksWithoutEffect() {
    let top = root()
    top.autoresizesSubviews = false
    let view = UIView(frame: rect(0, 0, 100, 100))
    view.autoresizingMask = [.flexibleWidth]
    top.addSubview(view)
    let inner = box("inner", in: view)
    pin(inner)
    top.layoutIfNeeded()
    top.frame.size.width = 600
    top.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(inner.frame.width == 100)
  }

  @Test func askingForAMarginsGuideChangesNoSize() {
    let top = root()
    let view = box("view", in: top)
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    _ = view.layoutMarginsGuide
    top.layoutIfNeeded()
    #expect(view.frame.size == .zero)
  }
}
