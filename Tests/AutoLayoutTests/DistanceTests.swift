import AutoLayout
import Foundation
import Frames
import Testing

/// A distance held equal to a number is the same as one place held at the other.
///
/// 1 % of the trials by default, all with `AUTOLAYOUT_FULL=1`.
@Suite struct DistanceTests {
  private static let trials =
    ProcessInfo.processInfo.environment["AUTOLAYOUT_FULL"] == "1" ? 2000 : 20

  /// A linear congruential generator, the same numbers for the same seed.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private static let families: [[LayoutAttribute]] = [
    [.left, .right, .centerX], [.leading, .trailing, .centerX, .leadingMargin],
    [.top, .bottom, .centerY, .firstBaseline, .bottomMargin],
  ]

  /// A tree with constraints by which places lie at distances, said in one of two ways.
  private func frames(seed: Int, asDistances: Bool) throws -> [[Double]] {
    var numbers = Numbers(state: UInt64(seed))
    let tree = Hierarchy()
    var items = [tree.root]
    for index in 0..<6 {
      let item = tree.view("v\(index)", in: items[numbers.next(below: items.count)])
      item.direction = numbers.next(below: 2) == 0 ? .leftToRight : .rightToLeft
      item.margins = Insets(top: 1, left: 2, bottom: 3, right: 4)
      item.firstBaseline = 5
      items.append(item)
    }
    for index in 0..<14 {
      let family = Self.families[numbers.next(below: Self.families.count)]
      let first = items[1 + numbers.next(below: items.count - 1)]
      let second = items[numbers.next(below: items.count)]
      let end = LayoutAnchor(first, family[numbers.next(below: family.count)])
      let start = LayoutAnchor(second, family[numbers.next(below: family.count)])
      let constant = Double(numbers.next(below: 200)) - 100
      let constraint =
        asDistances
        ? LayoutConstraint(LayoutAnchor(from: start, to: end), .equal, nil, constant: constant)
        : LayoutConstraint(end, .equal, start, constant: constant)
      // Each of a strength of its own, so that what gives way is the same.
      constraint.priority = LayoutPriority(Double(900 - index))
      try tree.activate(constraint)
    }
    return items.map { tree.frame($0) }
  }

  @Test(arguments: 1...trials)
  func bothWaysOfSayingItGiveTheSameFrames(seed: Int) throws {
    let places = try frames(seed: seed, asDistances: false)
    #expect(try frames(seed: seed, asDistances: true) == places, "seed \(seed)")
  }
}
