import Testing
import UIKit

@Suite struct AffineTransformTests {
  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test func theLastOfAChainIsAppliedFirst() {
    let map = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 23))
    let other = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 22, y: 63))
  }

  @Test func concatenatingGoesFromLeftToRight() {
    let map = CGAffineTransform(scaleX: 2, y: 2).concatenating(
      CGAffineTransform(translationX: 1, y: 0))
    #expect(CGPoint(x: 3, y: 0).applying(map) == CGPoint(x: 7, y: 0))
  }

  @Test func anInverseTakesBack() {
    let map = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -4).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 6, y: 7)
    #expect(isNear(point.applying(map).applying(map.inverted()), point))
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
  }

  @Test func aTurnedRectangleHasARectangleAroundIt() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 4).applying(
      CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned.origin, CGPoint(x: -4, y: 0)))
    #expect(isNear(CGPoint(x: turned.size.width, y: turned.size.height), CGPoint(x: 4, y: 10)))
  }

  @MainActor @Test func aTransformMovesNoFrame() {
    let view = UIView(frame: rect(1, 2, 3, 4))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == rect(1, 2, 3, 4))
  }
}
