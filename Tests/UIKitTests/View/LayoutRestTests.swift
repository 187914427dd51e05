import AutoLayout
import Testing
import UIKit

/// What makes a pass go round again, and what a pass takes in.
@MainActor
@Suite struct LayoutRestTests {
  @Test func constraintsChangedInLayoutSubviewsHoldInTheSamePass() {
    @MainActor final class Narrowing: UIView {
      let width: NSLayoutConstraint
      var layouts = 0
      init(_ child: UIView) {
        width = child.widthAnchor.constraint(equalToConstant: 100)
        super.init(frame: .zero)
        addSubview(child)
        width.isActive = true
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        width.constant = 40
      }
    }
    let top = root()
    let child = box("child")
    let view = Narrowing(child)
    view.frame = rect(0, 0, 200, 200)
    top.addSubview(view)
    top.layoutIfNeeded()
    #expect(child.frame.width == 40)
    #expect(view.layouts == 2)
  }

  @Test func updateConstraintsThatAsksForItselfIsStoppedAndNamed() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Restless: UIView {
        override func updateConstraints() {
          super.updateConstraints()
          setNeedsUpdateConstraints()
        }
      }
      let top = root()
      let view = Restless()
      view.accessibilityIdentifier = "restless"
      top.addSubview(view)
      top.layoutIfNeeded()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("constraints do not come to rest"))
    #expect(text.contains("restless"))
  }

  @Test func askingForLayoutOnceInLayoutSubviewsLaysOutOnceMore() {
    @MainActor final class Twice: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if layouts == 1 { setNeedsLayout() }
      }
    }
    let top = root()
    let view = Twice(frame: rect(0, 0, 10, 10))
    top.addSubview(view)
    top.layoutIfNeeded()
    #expect(view.layouts == 2)
    top.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func layoutIfNeededOnASubviewRunsTheWholeHierarchy() {
    let top = root()
    let (first, second) = (box("first", in: top), box("second", in: top))
    fix(first, 0, 0, 10, 10)
    fix(second, 20, 20, 30, 30)
    first.layoutIfNeeded()
    #expect(second.frame == rect(20, 20, 30, 30))
    #expect(first.layoutEngine === top.layoutEngine)
  }

  @Test func aViewThatMovesToAnotherHierarchyTakesItsOwnConstraintsAlong() {
    let (from, to) = (UIWindow(environment: .standard), UIWindow(environment: .standard))
    let view = box("view", in: from)
    let inner = box("inner", in: view)
    pin(inner)
    let size = [
      view.widthAnchor.constraint(equalToConstant: 120),
      view.heightAnchor.constraint(equalToConstant: 60),
    ]
    let place = view.leftAnchor.constraint(equalTo: from.leftAnchor, constant: 30)
    NSLayoutConstraint.activate(size + [place])
    from.layoutIfNeeded()
    #expect(view.frame == rect(30, 0, 120, 60))
    to.addSubview(view)
    #expect(!place.isActive && size.allSatisfy(\.isActive))
    for window in [from, to] { window.layoutIfNeeded() }
    #expect(view.frame == rect(0, 0, 120, 60))
    #expect(inner.frame == rect(0, 0, 120, 60))
    #expect(view.window === to && inner.window === to)
    from.addSubview(view)
    place.isActive = true
    for window in [from, to] { window.layoutIfNeeded() }
    #expect(view.frame == rect(30, 0, 120, 60))
    withExtendedLifetime((from, to)) {}
  }

  @Test func aPassAsksForEachMovedViewsPixelFrameOnce() {
    let top = root()
    let views = (0..<20).map { box("v\($0)", in: top) }
    for view in views { fix(view, 1, 2, 30, 40) }
    top.layoutIfNeeded()
    #expect(top.layoutEngine.work.pixelFrames == 20)
  }
}
