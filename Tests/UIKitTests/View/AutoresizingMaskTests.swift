import AutoLayout
import Frames
import Testing
import UIKit

/// Every mask along both axes, against the formula: what the superview gains is shared among the parts
/// that stretch, in proportion to what they are.
@MainActor
@Suite struct AutoresizingMaskTests {
  /// The near edge and the length after a superview of 100 has become another.
  private func stretched(
    _ bits: UInt, _ start: CGFloat, _ length: CGFloat, to new: CGFloat
  )
    -> (CGFloat, CGFloat)
  {
    let parts = [start, length, 100 - start - length]
    let isFlexible = (0..<3).map { bits & (1 << UInt($0)) != 0 }
    let total = zip(parts, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let results = zip(parts, isFlexible).map { part, flexible in
      flexible ? part + (new - 100) * part / total : part
    }
    return (results[0], results[1])
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(arguments: [UInt](0..<64), [CGFloat(250), CGFloat(75)])
  func aMaskFollowsTheFormula(_ bits: UInt, _ size: CGFloat) {
    let mask = UIView.AutoresizingMask(rawValue: bits)
    let x = stretched(bits & 7, 20, 30, to: size)
    let y = stretched(bits >> 3, 10, 40, to: size)
    let expected = rect(x.0, y.0, x.1, y.1)

    // By hand, without a layout, and what follows in the view inside.
    let top = UIView(frame: rect(0, 0, 100, 100))
    let view = UIView(frame: rect(20, 10, 30, 40))
    view.autoresizingMask = mask
    top.addSubview(view)
    top.frame.size = CGSize(width: size, height: size)
    #expect(isClose(view.frame, expected))
    top.layoutIfNeeded()
    #expect(isClose(view.frame, expected))

    // Below a view whose size constraints decide, in one layout.
    let outer = root()
    let host = box("host", in: outer)
    host.frame = rect(0, 0, 100, 100)
    let inner = UIView(frame: rect(20, 10, 30, 40))
    inner.autoresizingMask = mask
    host.addSubview(inner)
    fix(host, 0, 0, size, size)
    let leaf = box("leaf", in: inner)
    pin(leaf)
    outer.layoutIfNeeded()
    #expect(isClose(inner.frame, expected))
    #expect(abs(leaf.exactFrame.width - expected.width) < 1e-9)
    #expect(abs(leaf.exactFrame.height - expected.height) < 1e-9)
  }

  @Test func theRecordedShareOfTwoFlexibleMarginsIsThatOfTheLeft() {
    // Recorded: X.minX == 0.500507*super.width - 32.0324, of a child that is 64 wide or so.
    let shares = Autoresizing([.left, .right]).shares(
      along: .horizontal, start: 148.3, length: 64, in: 360.3)
    #expect(abs(shares.start - 148.3 / (360.3 - 64)) < 1e-12)
    #expect(shares.length == 0)
  }

  @Test func masksGoDownThroughNestedViews() {
    let top = UIView(frame: rect(0, 0, 100, 100))
    let middle = UIView(frame: rect(10, 10, 80, 80))
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = UIView(frame: rect(20, 20, 40, 40))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    top.addSubview(middle)
    middle.addSubview(inner)
    top.frame = rect(0, 0, 200, 150)
    #expect(middle.frame == rect(10, 10, 180, 130))
    #expect(inner.frame == rect(120, 70, 40, 40))
    inner.frame = rect(0, 0, 50, 50)
    top.frame.size.width = 210
    #expect(inner.frame == rect(10, 0, 50, 50))
  }
}
