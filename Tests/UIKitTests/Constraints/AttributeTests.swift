import Testing
import UIKit

/// Every attribute means the same place or length on either side of a constraint.
@MainActor @Suite struct AttributeTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  nonisolated private static let all: [Int] = Array(1...20)

  /// Where an attribute of a view lies, in its superview's coordinates.
  private func value(_ attribute: Attribute, of view: UIView) -> CGFloat {
    let frame = view.frame
    let inner = frame.inset(by: view.layoutMargins)
    let isRTL = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .leading: return isRTL ? frame.maxX : frame.minX
    case .trailing: return isRTL ? frame.minX : frame.maxX
    case .width: return frame.size.width
    case .height: return frame.size.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .firstBaseline: return frame.minY + 10
    case .lastBaseline: return frame.maxY - 4
    case .leftMargin: return inner.minX
    case .rightMargin: return inner.maxX
    case .topMargin: return inner.minY
    case .bottomMargin: return inner.maxY
    case .leadingMargin: return isRTL ? inner.maxX : inner.minX
    case .trailingMargin: return isRTL ? inner.minX : inner.maxX
    case .centerXWithinMargins: return inner.midX
    case .centerYWithinMargins: return inner.midY
    case .notAnAttribute: return .nan
    }
  }

  private func text(_ name: String, in parent: UIView) -> UIView {
    let view = box(name, in: parent)
    view.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    view.scenarioBaselines = (10, 4)
    return view
  }

  @Test(arguments: all, [false, true])
  func anAttributeMeansTheSameOnBothSides(number: Int, isRTL: Bool) throws {
    let attribute = try #require(Attribute(rawValue: number))
    let top = root()
    top.semanticContentAttribute = isRTL ? .forceRightToLeft : .forceLeftToRight
    let (fixed, moved, mirror) = (
      text("fixed", in: top), text("moved", in: top), text("mirror", in: top)
    )
    fix(fixed, 100, 120, 80, 60)
    for view in [moved, mirror] {
      // What the attribute under test leaves open, so that it decides one number alone.
      let wishes = [
        view.leftAnchor.constraint(equalTo: top.leftAnchor),
        view.topAnchor.constraint(equalTo: top.topAnchor),
      ]
      for wish in wishes { wish.priority = .defaultLow }
      NSLayoutConstraint.activate(wishes)
      if attribute != .width { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
      if attribute != .height { view.heightAnchor.constraint(equalToConstant: 30).isActive = true }
    }
    func relate(_ first: UIView, _ second: UIView) {
      NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
        multiplier: 1, constant: 13
      ).isActive = true
    }
    relate(moved, fixed)
    relate(fixed, mirror)
    top.layoutIfNeeded()
    let isMirrored = isRTL && [5, 6, 17, 18].contains(number)
    let sign: CGFloat = isMirrored ? -1 : 1
    #expect(value(attribute, of: moved) == value(attribute, of: fixed) + sign * 13)
    #expect(value(attribute, of: mirror) == value(attribute, of: fixed) - sign * 13)
  }
}
