import Testing

@testable import UIKit

/// Mistakes that a reader of the code found, each kept from coming back.
@MainActor
@Suite struct ReviewedFaultTests {
  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  @Test func aStackMayLoseTheViewThatLendsItItsBaseline() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let lender = label("a")
    let stack = UIStackView(arrangedSubviews: [lender])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let other = label("o")
    root.addSubview(stack)
    root.addSubview(other)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(other.frame.minY == lender.frame.minY + stack.frame.minY)
    lender.removeFromSuperview()
    root.layoutIfNeeded()
    // Without a line of text the baseline is the top.
    #expect(other.frame.minY < CGFloat(50))
  }

  @Test func aBaselineLentThroughTwoStacksFollowsWhatIsHidden() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let small = label("a")
    let large = label("b", size: 40)
    let inner = UIStackView(arrangedSubviews: [small, large])
    inner.alignment = .top
    let outer = UIStackView(arrangedSubviews: [inner])
    outer.axis = .vertical
    outer.translatesAutoresizingMaskIntoConstraints = false
    let other = label("o")
    root.addSubview(outer)
    root.addSubview(other)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: outer.trailingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let before = other.frame.minY
    small.isHidden = true
    root.layoutIfNeeded()
    #expect(other.frame.minY > before + CGFloat(15))
  }

  @Test func whatWasLaidOutGoesAwayWithItsOwner() {
    weak var item: AnyObject?
    weak var constraint: NSLayoutConstraint?
    weak var cell: UILabel?
    do {
      let window = UIWindow(environment: .standard)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      let row = UITableViewCell(style: .default, reuseIdentifier: nil)
      let text = label("text")
      row.contentView.addSubview(text)
      window.addSubview(row)
      window.layoutIfNeeded()
      item = view.item
      constraint = width
      cell = text
      #expect(view.frame.width == CGFloat(10))
    }
    #expect(item == nil && constraint == nil && cell == nil)
  }

  @Test func askingForAmbiguityLosesNoChange() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 50
    _ = view.hasAmbiguousLayout
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(50))
  }

  @Test func guidesTurnWithTheLanguage() {
    let window = UIWindow(environment: .standard)
    let controller = UIViewController()
    window.rootViewController = controller
    let guide = UILayoutGuide()
    let view: UIView = controller.view
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      guide.widthAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == CGFloat(16))
    window.environment.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == CGFloat(324))
  }

  @Test func aReplacedRootViewLeavesTheWindow() {
    let window = UIWindow(environment: .standard)
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    let other = UIView()
    controller.view = other
    window.layoutIfNeeded()
    #expect(window.subviews == [other])
    window.rootViewController = nil
    window.layoutIfNeeded()
    #expect(window.subviews.isEmpty)
  }

  @Test func marginsGuidesSayWhereTheEngineHasThem() {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      }
    }
    let view = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = view.layoutMarginsGuide
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == CGFloat(18))
    #expect(child.frame.minX == CGFloat(18))
  }

  @Test func anEndlessFittingTargetIsAnsweredWithASize() {
    let view = UIView()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    #expect(size.width.isFinite && size.height.isFinite)
  }

  @Test func aFrameThatIsNoNumberStopsWithASentence() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let view = UIView()
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("must be finite"))
  }

  @Test func membersThatClientsOverrideAreOpen() {
    final class Client: UIView {
      var changes = 0
      override var isHidden: Bool { didSet { changes += 1 } }
      override var alpha: CGFloat { didSet { changes += 1 } }
      override var backgroundColor: UIColor? { didSet { changes += 1 } }
      override var layoutMargins: UIEdgeInsets { didSet { changes += 1 } }
      override func tintColorDidChange() { changes += 1 }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
      override func sizeToFit() { changes += 1 }
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    let view = Client()
    view.isHidden = true
    view.alpha = 0.5
    view.backgroundColor = nil
    view.layoutMargins = .zero
    view.tintColor = .red
    view.sizeToFit()
    #expect(view.changes == 6)
  }
}
