import Testing
import UIKit

@MainActor
@Suite struct DeepTreeTests {
  @Test func tenThousandLevelsAreLaidOutAndTakenApart() {
    let outermost = root()
    var view = outermost
    for _ in 0..<10_000 {
      let child = UIView(frame: rect(0, 0, 10, 10))
      view.addSubview(child)
      view = child
    }
    outermost.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 10, 10))
    #expect(view.isDescendant(of: outermost))
    outermost.subviews[0].removeFromSuperview()
    #expect(outermost.subviews.isEmpty)
  }

  @Test func aTreeThatHasLostMostOfItselfIsLaidOutAgain() {
    let outermost = root()
    let kept = UIView(frame: rect(0, 0, 10, 10))
    outermost.addSubview(kept)
    var view = outermost
    for _ in 0..<300 {
      let child = UIView(frame: rect(0, 0, 10, 10))
      view.addSubview(child)
      view = child
    }
    outermost.layoutIfNeeded()
    outermost.subviews[1].removeFromSuperview()
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
}
