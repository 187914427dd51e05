import AutoLayout
import Testing
import UIKit

@MainActor
@Suite struct LayoutPassTests {
  private func counting(
    _ name: String, in parent: UIView, _ journal: Journal? = nil
  )
    -> CountingView
  {
    let view = CountingView()
    view.accessibilityIdentifier = name
    view.journal = journal
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func constraintsAreUpdatedFromTheInsideAndLaidOutFromTheOutside() {
    let journal = Journal()
    let top = root()
    let outer = counting("outer", in: top, journal)
    let inner = counting("inner", in: outer, journal)
    pin(outer)
    pin(inner)
    top.layoutIfNeeded()
    #expect(journal.lines == ["update inner", "update outer", "layout outer", "layout inner"])
  }

  @Test func theFirstPassRunsEverythingOnce() {
    let top = root()
    let views = (0..<3).map { counting("view\($0)", in: top) }
    for view in views { pin(view) }
    top.layoutIfNeeded()
    for view in views {
      #expect((view.layouts, view.updates, view.measures) == (1, 1, 1))
      #expect(view.frame == rect(0, 0, 400, 400))
    }
  }

  @Test func aPassWithNothingToDoRunsNothing() {
    let top = root()
    let view = counting("view", in: top)
    pin(view)
    top.layoutIfNeeded()
    top.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect((view.layouts, view.updates, view.measures) == (1, 1, 1))
  }

  @Test func aChangeLaysOutOnlyWhatItMoves() {
    let top = root()
    let (moved, other) = (counting("moved", in: top), counting("other", in: top))
    let (inMoved, inOther) = (counting("a", in: moved), counting("b", in: other))
    fix(moved, 0, 0, 100, 100)
    fix(other, 0, 200, 100, 100)
    for view in [inMoved, inOther] { pin(view) }
    top.layoutIfNeeded()
    moved.constraints.first { $0.firstAttribute == .width }?.constant = 150
    top.layoutIfNeeded()
    #expect(inMoved.frame == rect(0, 0, 150, 100))
    #expect((moved.layouts, inMoved.layouts) == (2, 2))
    #expect((other.layouts, inOther.layouts) == (1, 1))
    #expect([moved, other, inMoved, inOther].map(\.measures) == [1, 1, 1, 1])
  }

  @Test func invalidatingTheContentMeasuresThatViewAlone() {
    let top = root()
    let (view, other) = (counting("view", in: top), counting("other", in: top))
    for view in [view, other] {
      view.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
      view.leftAnchor.constraint(equalTo: top.leftAnchor).isActive = true
      view.content = CGSize(width: 50, height: 20)
    }
    top.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 20))
    view.content = CGSize(width: 60, height: 30)
    top.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 20), "nobody said that it has changed")
    view.invalidateIntrinsicContentSize()
    top.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 60, 30))
    #expect((view.measures, other.measures) == (2, 1))
  }

  @Test func theContentOfAFrameDrivenViewIsNotMeasured() {
    let top = root()
    let view = CountingView(frame: rect(1, 2, 3, 4))
    view.content = CGSize(width: 50, height: 20)
    top.addSubview(view)
    top.layoutIfNeeded()
    #expect(view.measures == 0)
    #expect(view.frame == rect(1, 2, 3, 4))
    view.translatesAutoresizingMaskIntoConstraints = false
    top.layoutIfNeeded()
    #expect(view.measures == 1)
    #expect(view.frame.size == CGSize(width: 50, height: 20))
  }

  @Test func updateConstraintsRunsAgainWhenAskedFor() {
    let top = root()
    let view = counting("view", in: top)
    pin(view)
    top.layoutIfNeeded()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(!view.needsUpdateConstraints())
    #expect((view.updates, view.layouts) == (2, 1))
  }

  @Test func constraintsMadeInUpdateConstraintsTakePartInTheSamePass() {
    @MainActor final class Lazy: UIView {
      override func updateConstraints() {
        if constraints.isEmpty {
          widthAnchor.constraint(equalToConstant: 33).isActive = true
          heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        super.updateConstraints()
      }
    }
    let top = root()
    let view = Lazy()
    view.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(view)
    top.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 33, 44))
  }

  @Test func framesSetInLayoutSubviewsReachWhatIsInside() {
    @MainActor final class Manual: UIView {
      let child = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        if child.superview == nil { addSubview(child) }
        child.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let top = root()
    let view = Manual()
    view.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(view)
    pin(view)
    let leaf = box("leaf", in: view.child)
    pin(leaf)
    top.layoutIfNeeded()
    #expect(view.child.frame == rect(10, 10, 380, 380))
    #expect(leaf.frame == rect(0, 0, 380, 380))
  }

  @Test func aLayoutThatAsksForLayoutIsStoppedAndGoesOn() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Restless: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          setNeedsLayout()
        }
      }
      let top = root()
      let view = Restless()
      view.accessibilityIdentifier = "restless"
      top.addSubview(view)
      let still = box("still", in: top)
      pin(still)
      top.layoutIfNeeded()
      guard still.frame == rect(0, 0, 400, 400) else { fatalError("not laid out") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("does not come to rest"))
    #expect(text.contains("restless"))
  }

  @Test func aLayoutInsideALayoutSubviewsIsAllowed() {
    @MainActor final class Eager: UIView {
      var seen: CGRect?
      override func layoutSubviews() {
        super.layoutSubviews()
        layoutIfNeeded()
        seen = subviews.first?.frame
      }
    }
    let top = root()
    let view = Eager()
    view.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(view)
    pin(view)
    let leaf = box("leaf", in: view)
    pin(leaf, UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    top.layoutIfNeeded()
    #expect(view.seen == rect(1, 1, 398, 398))
  }

  @Test func aDetachedTreeIsLaidOutFromItsRoot() {
    let outer = box("outer")
    outer.widthAnchor.constraint(equalToConstant: 200).isActive = true
    outer.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let inner = box("inner", in: outer)
    pin(inner)
    inner.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 200, 100))
    #expect(outer.frame == rect(0, 0, 200, 100))
    let top = root()
    top.addSubview(outer)
    outer.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 5).isActive = true
    outer.topAnchor.constraint(equalTo: top.topAnchor, constant: 6).isActive = true
    top.layoutIfNeeded()
    #expect(outer.frame == rect(5, 6, 200, 100))
    outer.removeFromSuperview()
    outer.constraints.first { $0.firstAttribute == .width }?.constant = 150
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 150, 100))
  }

  @Test func framesLieOnThePixelsOfTheScreenAndExactFramesDoNot() {
    let window = UIWindow(
      environment: LayoutEnvironment(screenSize: CGSize(width: 100, height: 100), scale: 2))
    let host = UIView(frame: rect(0, 0, 100, 100))
    window.addSubview(host)
    let columns = (0..<3).map { box("column\($0)", in: host) }
    for (index, column) in columns.enumerated() {
      let left = index == 0 ? host.leftAnchor : columns[index - 1].rightAnchor
      NSLayoutConstraint.activate([
        column.leftAnchor.constraint(equalTo: left),
        column.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 1.0 / 3),
        column.topAnchor.constraint(equalTo: host.topAnchor),
        column.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    window.layoutIfNeeded()
    #expect(columns.map(\.frame.width) == [33.5, 33, 33.5])
    #expect(columns.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(abs(columns[1].exactFrame.minX - 100.0 / 3) < 1e-9)
  }

  @Test func roundingCountsFromTheScreenNotFromTheParent() {
    let top = UIView(frame: rect(0, 0, 100, 100))
    let outer = box("outer", in: top)
    fix(outer, 0.2, 0, 50, 50)
    let inner = box("inner", in: outer)
    fix(inner, 0.2, 0, 10, 10)
    top.layoutIfNeeded()
    // At three pixels a point 0.2 is nearest 1/3, and 0.4 is too.
    #expect(abs(outer.frame.minX - 1.0 / 3) < 1e-9)
    #expect(abs(inner.frame.minX) < 1e-9)
  }

  @Test func fittingSizesAreRoundedUpAndLeaveNothingBehind() {
    let card = box("card")
    let label = box("label", in: card)
    var metrics = ViewScenario()
    metrics.contentSize = CGSize(width: 295, height: 51)
    label.scenario = metrics
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
      card.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
    ])
    let small = UIView.layoutFittingCompressedSize
    let large = UIView.layoutFittingExpandedSize
    #expect(card.systemLayoutSizeFitting(small) == CGSize(width: 311, height: 63))
    #expect(card.systemLayoutSizeFitting(large) == CGSize(width: 311, height: 63))
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 320, height: 90), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .required) == CGSize(width: 320, height: 90))
    #expect(card.constraints.count == 4)
    metrics.contentSize = CGSize(width: 157.4, height: 10)
    label.scenario = metrics
    let width = card.systemLayoutSizeFitting(small).width
    #expect(abs(width - (173 + 2.0 / 3)) < 1e-9)
  }

  @Test func theSameTreeGivesTheSameFramesEveryTime() {
    func frames() -> [CGRect] {
      let top = root()
      let views = (0..<20).map { box("view\($0)", in: top) }
      for (index, view) in views.enumerated() {
        view.leftAnchor.constraint(
          equalTo: index == 0 ? top.leftAnchor : views[index - 1].leftAnchor, constant: 3
        ).isActive = true
        view.rightAnchor.constraint(lessThanOrEqualTo: top.rightAnchor).isActive = true
        view.topAnchor.constraint(greaterThanOrEqualTo: top.topAnchor, constant: CGFloat(index))
          .isActive = true
      }
      top.layoutIfNeeded()
      return views.map(\.frame)
    }
    let first = frames()
    for _ in 0..<3 { #expect(frames() == first) }
  }
}
