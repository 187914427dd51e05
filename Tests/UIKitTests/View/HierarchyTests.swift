import Testing
import UIKit

@MainActor
@Suite struct HierarchyTests {
  @Test func subviewsStandFromBackToFront() {
    let parent = root()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(c)
    parent.insertSubview(b, belowSubview: c)
    #expect(parent.subviews == [a, b, c])
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(a)
    #expect(parent.subviews == [a, b, c])
    parent.insertSubview(a, aboveSubview: b)
    #expect(parent.subviews == [b, a, c])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [c, a, b])
    parent.insertSubview(b, at: 0)
    #expect(parent.subviews == [b, c, a])
  }

  @Test func aViewStandsInOnePlace() {
    let (first, second, view) = (root(), root(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(second.subviews.isEmpty)
  }

  @Test func descendantsAndTagsAreFound() {
    let parent = root()
    let child = UIView()
    let grandchild = UIView()
    parent.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7
    #expect(grandchild.isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: child))
    #expect(parent.viewWithTag(7) === grandchild)
    #expect(parent.viewWithTag(8) == nil)
  }

  @Test func hooksComeInOrder() {
    @MainActor final class Child: UIView {
      var journal: Journal?
      override func willMove(toSuperview newSuperview: UIView?) {
        journal?.lines.append("willMove \(newSuperview == nil ? "out" : "in")")
      }
      override func didMoveToSuperview() {
        journal?.lines.append("didMove \(superview == nil ? "out" : "in")")
      }
      override func willMove(toWindow newWindow: UIWindow?) {
        journal?.lines.append("willWindow \(newWindow == nil ? "out" : "in")")
      }
      override func didMoveToWindow() {
        journal?.lines.append("didWindow \(window == nil ? "out" : "in")")
      }
    }
    @MainActor final class Parent: UIWindow {
      var journal: Journal?
      override func didAddSubview(_ subview: UIView) { journal?.lines.append("didAdd") }
      override func willRemoveSubview(_ subview: UIView) { journal?.lines.append("willRemove") }
    }
    let journal = Journal()
    let parent = Parent(environment: .standard)
    parent.journal = journal
    let child = Child()
    child.journal = journal
    parent.addSubview(child)
    #expect(
      journal.lines == ["willMove in", "willWindow in", "didWindow in", "didMove in", "didAdd"])
    journal.lines = []
    child.removeFromSuperview()
    #expect(
      journal.lines == [
        "willMove out", "willWindow out", "willRemove", "didWindow out", "didMove out",
      ])
  }

  @Test func aWindowIsKnownInTheWholeSubtree() {
    let window = UIWindow(environment: .standard)
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window.addSubview(outer)
    #expect(inner.window === window)
    outer.removeFromSuperview()
    #expect(inner.window == nil)
  }

  @Test func theFocusIsOnePerWindowAndLeavesWithItsView() {
    let window = UIWindow(environment: .standard)
    let (first, second) = (UITextField(), UITextField())
    #expect(!first.becomeFirstResponder(), "a field outside of a window takes no focus")
    window.addSubview(first)
    window.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    second.removeFromSuperview()
    window.addSubview(second)
    #expect(!second.isFirstResponder)
    #expect(first.becomeFirstResponder())
    #expect(window.endEditing(false))
    #expect(!first.isFirstResponder)
  }

  @Test func boundsAndCentreFollowTheFrame() {
    let view = UIView(frame: rect(10, 20, 100, 50))
    #expect(view.bounds == rect(0, 0, 100, 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds = rect(5, 0, 200, 50)
    #expect(view.frame == rect(-40, 20, 200, 50), "the centre stays")
    #expect(view.bounds.origin.x == 5)
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == rect(0, 75, 200, 50))
  }

  @Test func springsAndStrutsShareTheGainByLength() {
    let parent = root()
    let child = UIView(frame: rect(100, 20, 100, 40))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin]
    let grandchild = UIView(frame: rect(0, 0, 100, 40))
    grandchild.autoresizingMask = [.flexibleWidth]
    parent.addSubview(child)
    child.addSubview(grandchild)
    parent.frame.size.width = 500
    #expect(child.frame == rect(150, 20, 150, 40))
    #expect(grandchild.frame == rect(0, 0, 150, 40))
    parent.autoresizesSubviews = false
    parent.frame.size.width = 600
    #expect(child.frame == rect(150, 20, 150, 40))
  }

  @Test func aConstraintDrivenParentCarriesItsFrameDrivenChildren() {
    let parent = root()
    let middle = box("middle", in: parent)
    fix(middle, 0, 0, 100, 100)
    let child = UIView(frame: rect(0, 0, 100, 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let leaf = box("leaf", in: child)
    pin(leaf, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    parent.layoutIfNeeded()
    middle.addSubview(child)
    for constraint in middle.constraints { constraint.constant = 200 }
    parent.layoutIfNeeded()
    #expect(child.frame == rect(0, 0, 200, 200))
    #expect(leaf.frame == rect(10, 10, 180, 180))
  }
}
