import AutoLayout
import Testing
import UIKit

/// Trees that are deep or wide: no recursion, and nothing that costs the square of their size.
@MainActor
@Suite struct DeepTreeTests {
  /// A chain of views, each in the one before.
  private func chain(_ count: Int, in outermost: UIView, make: (UIView) -> UIView) -> [UIView] {
    var views: [UIView] = []
    var parent = outermost
    for _ in 0..<count {
      let view = make(parent)
      views.append(view)
      parent = view
    }
    return views
  }

  private func framed(in parent: UIView) -> UIView {
    let child = UIView(frame: rect(0, 0, 10, 10))
    parent.addSubview(child)
    return child
  }

  @Test func tenThousandLevelsAreLaidOutTakenApartAndLaidOutAgain() {
    let outermost = root()
    let views = chain(10_000, in: outermost, make: framed)
    outermost.layoutIfNeeded()
    #expect(views[9_999].frame == rect(0, 0, 10, 10))
    #expect(views[9_999].isDescendant(of: outermost))
    views[5_000].removeFromSuperview()
    views[4_999].frame.size.width = 20
    outermost.layoutIfNeeded()
    #expect(views[4_999].subviews.isEmpty)
    outermost.subviews[0].removeFromSuperview()
    outermost.layoutIfNeeded()
    #expect(outermost.subviews.isEmpty)
    views[5_000].layoutIfNeeded()
    #expect(views[9_999].frame == rect(0, 0, 10, 10))
  }

  @Test func tenThousandLevelsOfConstraintsFollowTheOutermost() {
    let outermost = root()
    let views = chain(10_000, in: outermost) { parent in
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      pin(child)
      return child
    }
    outermost.layoutIfNeeded()
    #expect(views[9_999].frame == rect(0, 0, 400, 400))
    outermost.frame.size = CGSize(width: 300, height: 200)
    outermost.layoutIfNeeded()
    #expect(views[9_999].frame == rect(0, 0, 300, 200))
    views[5_000].removeFromSuperview()
    outermost.frame.size.width = 100
    outermost.layoutIfNeeded()
    #expect(views[4_999].frame == rect(0, 0, 100, 200))
    // What was taken out has nothing left to hold it.
    views[5_000].layoutIfNeeded()
    #expect(views[9_999].frame == .zero)
  }

  @Test func aTreeThatHasLostMostOfItselfIsLaidOutAgain() {
    let outermost = root()
    let kept = UIView(frame: rect(0, 0, 10, 10))
    outermost.addSubview(kept)
    let lost = framed(in: outermost)
    _ = chain(9_999, in: lost, make: framed)
    outermost.layoutIfNeeded()
    lost.removeFromSuperview()
    kept.frame.size.width = 20
    outermost.layoutIfNeeded()
    #expect(outermost.subviews == [kept])
  }

  @Test func aDeepTreeBuiltFromTheInsideIsLaidOut() {
    var view = UIView(frame: rect(0, 0, 10, 10))
    for _ in 0..<10_000 {
      let parent = UIView(frame: rect(0, 0, 10, 10))
      parent.addSubview(view)
      view = parent
    }
    let window = UIWindow(environment: .standard)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.window === window)
  }

  @Test func masksAndMarginsReachThroughTenThousandLevels() {
    let outermost = root()
    outermost.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let views = chain(10_000, in: outermost) { parent in
      let child = UIView(frame: rect(0, 0, 400, 400))
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.preservesSuperviewLayoutMargins = true
      parent.addSubview(child)
      return child
    }
    outermost.frame.size = CGSize(width: 500, height: 300)
    outermost.layoutIfNeeded()
    #expect(views[9_999].frame == rect(0, 0, 500, 300))
    #expect(views[9_999].layoutMargins.left == 30)
    outermost.layoutMargins.left = 50
    outermost.layoutIfNeeded()
    #expect(views[9_999].layoutMargins.left == 50)
  }

  @Test func tenThousandSiblingsAreLaidOut() {
    let parent = root()
    var last: UIView?
    for index in 0..<10_000 {
      let child = UIView(frame: rect(0, CGFloat(index), 10, 1))
      parent.addSubview(child)
      last = child
    }
    parent.layoutIfNeeded()
    #expect(last?.frame.minY == 9_999)
  }

  @Test func tenThousandSiblingsOfConstraintsAreLaidOutAndTakenOut() {
    let parent = root()
    let views = (0..<10_000).map { index in
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      fix(child, 0, CGFloat(index), 10, 1)
      return child
    }
    parent.layoutIfNeeded()
    #expect(views[9_999].frame == rect(0, 9_999, 10, 1))
    for view in views.prefix(9_000) { view.removeFromSuperview() }
    parent.layoutIfNeeded()
    #expect(views[9_999].frame == rect(0, 9_999, 10, 1))
  }

  @Test func aStackOfTwoHundredIsLaidOutAndHidesMostOfThem() {
    let stack = UIStackView(frame: rect(0, 0, 100, 100))
    stack.axis = .vertical
    stack.alignment = .leading
    let views = (0..<200).map { _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 1).isActive = true
      stack.addArrangedSubview(view)
      return view
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.layoutIfNeeded()
    #expect(views[199].frame.minY == 199)
    for view in views.prefix(150) { view.isHidden = true }
    stack.layoutIfNeeded()
    #expect(stack.frame.height == 50)
  }
}
