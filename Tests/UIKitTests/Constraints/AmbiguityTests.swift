import Testing
import UIKit

/// What is not determined, and what a frame follows from.
@MainActor @Suite struct AmbiguityTests {
  private let top = root()

  @Test func anAmbiguousViewIsShownElsewhereAndReturns() {
    let view = box("view", in: top)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top.topAnchor),
      view.leftAnchor.constraint(greaterThanOrEqualTo: top.leftAnchor, constant: 10),
      view.rightAnchor.constraint(lessThanOrEqualTo: top.rightAnchor, constant: -10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    top.layoutIfNeeded()
    let settled = view.frame
    #expect(settled == rect(10, 0, 50, 50))
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    top.layoutIfNeeded()
    #expect(view.frame.origin.x > CGFloat(10))
    #expect(view.frame.origin.x <= CGFloat(340))
    #expect(view.frame.size == settled.size)
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    top.layoutIfNeeded()
    #expect(view.frame == settled)
  }

  @Test func theOtherFramesAreRightForAllViews() {
    let (a, b) = (box("a", in: top), box("b", in: top))
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: top.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: top.rightAnchor),
    ])
    for view in [a, b] {
      view.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
    top.layoutIfNeeded()
    #expect(a.frame.size.width == CGFloat(400))
    a.exerciseAmbiguityInLayout()
    top.layoutIfNeeded()
    #expect(a.frame.size.width < CGFloat(400))
    #expect(a.frame.maxX == b.frame.origin.x)
    #expect(b.frame.maxX == CGFloat(400))
  }

  @Test func theSameCallsShowTheSameFrames() {
    func frames() -> [CGRect] {
      let top = root()
      let view = box("view", in: top)
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
      return (0..<6).map { _ in
        view.exerciseAmbiguityInLayout()
        top.layoutIfNeeded()
        return view.frame
      }
    }
    let first = frames()
    #expect(first == frames())
    #expect(Set(first.map { "\($0)" }).count > 2)
  }

  @Test func aChangeBringsTheSettledLayoutBack() {
    let view = box("view", in: top)
    let height = view.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), height,
    ])
    view.exerciseAmbiguityInLayout()
    top.layoutIfNeeded()
    #expect(view.frame.origin.x != CGFloat(0))
    height.constant = 60
    top.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 60))
  }

  @Test func aDeterminedViewStaysWhereItIs() {
    let view = box("view", in: top)
    fix(view, 1, 2, 3, 4)
    top.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    top.layoutIfNeeded()
    #expect(view.frame == rect(1, 2, 3, 4))
  }

  @Test func aGuideCanBeAmbiguous() {
    let guide = UILayoutGuide()
    #expect(!guide.hasAmbiguousLayout)
    top.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    #expect(guide.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      guide.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      guide.topAnchor.constraint(equalTo: top.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    #expect(!guide.hasAmbiguousLayout)
    #expect(!top.safeAreaLayoutGuide.hasAmbiguousLayout)
  }

  // MARK: What a frame follows from

  @Test func aFrameFollowsFromTheConstraintsThatBindIt() {
    let (a, b) = (box("a", in: top), box("b", in: top))
    let left = a.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 10)
    let width = a.widthAnchor.constraint(equalToConstant: 20)
    let next = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8)
    let wide = b.widthAnchor.constraint(equalTo: a.widthAnchor)
    let loose = b.rightAnchor.constraint(lessThanOrEqualTo: top.rightAnchor)
    NSLayoutConstraint.activate([left, width, next, wide, loose])
    let found = b.constraintsAffectingLayout(for: .horizontal)
    #expect(
      Set(found.map { ObjectIdentifier($0) }) == Set([left, width, next, wide].map { .init($0) }))
    #expect(b.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func contentAndFramesSetByHandCountToo() {
    let label = UILabel()
    label.text = "Hello"
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(label)
    let right = label.rightAnchor.constraint(equalTo: top.rightAnchor)
    right.isActive = true
    let found = label.constraintsAffectingLayout(for: .horizontal).map(\.description)
    #expect(found.count == 3)
    #expect(found.contains { $0.hasPrefix("<NSContentSizeLayoutConstraint label.width == ") })
    #expect(found.contains { $0.contains("UIView:UIView.width == 400") })
  }

  @Test func aGuideOfInsetsFollowsFromItsInsets() {
    let found = top.layoutMarginsGuide.constraintsAffectingLayout(for: .horizontal)
    #expect(
      found.map(\.description) == [
        "<NSLayoutConstraint 'UIView-leftMargin-guide-constraint' H:|-(8)-[UILayoutGuide:UIView.margins'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:UIView )>",
        "<NSAutoresizingMaskLayoutConstraint h=--- v=--- UIView:UIView.width == 400   (active)>",
        "<NSLayoutConstraint 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:UIView.margins'UIViewLayoutMarginsGuide']-(8)-|(LTR)   (active, names: '|':UIView:UIView )>",
      ])
  }
}
