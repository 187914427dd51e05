import Testing
import UIKit

/// Mistakes that stop the program, each with a sentence that says what to write instead.
@Suite struct ProgrammerErrorTests {
  private func says(_ result: ExitTest.Result?, _ words: String...) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for word in words { #expect(text.contains(word)) }
  }

  @Test func viewsWithoutACommonAncestor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (a, b) = (box("a"), box("b"))
      withExtendedLifetime((a, b)) {
        a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
      }
    }
    says(result, "common ancestor", "addSubview", "a.left == b.left", "ProgrammerErrorTests.swift")
  }

  @Test func leadingAgainstLeft() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let top = root()
      let view = box("view", in: top)
      withExtendedLifetime(top) {
        _ = view.leadingAnchor.constraint(equalTo: top.leftAnchor)
      }
    }
    says(result, "leading", "left and right on both")
  }

  @Test func aPriorityAboveRequired() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = box("view")
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      withExtendedLifetime(view) { width.priority = UILayoutPriority(1001) }
    }
    says(result, "1001", "above 0 and at most 1000")
  }

  @Test func aPriorityOfNothing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = box("view")
      withExtendedLifetime(view) { view.setContentHuggingPriority(.init(0), for: .vertical) }
    }
    says(result, "content hugging", "above 0 and at most 1000")
  }

  @Test func aConstantThatIsNotANumber() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = box("view")
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      withExtendedLifetime(view) { width.constant = .nan }
    }
    says(result, "not a finite number")
  }

  @Test func aPlaceAgainstNothing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = box("view")
      withExtendedLifetime(view) {
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 1)
      }
    }
    says(result, "no second item", "only width and height")
  }

  @Test func aLengthAgainstAPlace() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let top = root()
      let view = box("view", in: top)
      withExtendedLifetime(top) {
        _ = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: top, attribute: .left,
          multiplier: 1, constant: 1)
      }
    }
    says(result, "a length cannot equal a place")
  }

  @Test func aHorizontalPlaceAgainstAVerticalOneStopsAtActivation() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let top = root()
      let view = box("view", in: top)
      let sound = view.widthAnchor.constraint(equalToConstant: 1)
      let crooked = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: top, attribute: .top,
        multiplier: 1, constant: 1)
      FileHandle.standardError.write(Data("made both\n".utf8))
      withExtendedLifetime(top) { NSLayoutConstraint.activate([sound, crooked]) }
    }
    says(result, "made both", "same axis")
  }

  @Test func somethingThatIsNeitherViewNorGuide() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint(
        item: "a string", attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 1)
    }
    says(result, "views and layout guides", "String")
  }

  @Test func aViewInsideItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (a, b) = (UIView(), UIView())
      a.addSubview(b)
      b.addSubview(a)
    }
    says(result, "cannot stand inside itself")
  }

  @Test func aContentSizeThatIsNotANumber() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = CountingView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.content = CGSize(width: CGFloat.infinity, height: 1)
      let top = root()
      top.addSubview(view)
      top.layoutIfNeeded()
    }
    says(result, "CountingView.intrinsicContentSize", "noIntrinsicMetric")
  }

  @Test func aCellThatNobodyRegistered() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UITableView().dequeueReusableCell(
        withIdentifier: "names", for: IndexPath(row: 0, section: 0))
    }
    says(result, "names", "register(_:forCellReuseIdentifier:)")
  }

  @Test func aPlaceTimesNothingAgainstAnItem() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let top = root()
      let view = box("view", in: top)
      withExtendedLifetime(top) {
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: top, attribute: .left,
          multiplier: 0, constant: 1)
      }
    }
    says(result, "multiplier other than 0")
  }

  @Test func leadingAgainstLeftWithoutAnchors() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let top = root()
      let view = box("view", in: top)
      withExtendedLifetime(top) {
        _ = NSLayoutConstraint(
          item: view, attribute: .trailingMargin, relatedBy: .equal, toItem: top,
          attribute: .right, multiplier: 1, constant: 1)
      }
    }
    says(result, "trailingMargin", "leading and trailing on both")
  }

  @Test func aDistanceFromLeadingToLeft() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let top = root()
      let view = box("view", in: top)
      withExtendedLifetime(top) {
        _ = view.leadingAnchor.anchorWithOffset(to: top.leftAnchor).constraint(equalToConstant: 1)
      }
    }
    says(result, "UIView.left - view.leading", "left and right on both")
  }

  @Test func anIndexBeyondTheArrangedViews() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIStackView().insertArrangedSubview(UIView(), at: 1)
    }
    says(result, "insertArrangedSubview", "index 1", "0 arranged views")
  }

  @Test func whatStandsBeforeABadConstraintIsActiveAndTheRestUntouched() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let top = root()
      let view = box("view", in: top)
      let stranger = box("stranger")
      let first = view.widthAnchor.constraint(equalToConstant: 1)
      let last = view.heightAnchor.constraint(equalToConstant: 1)
      let bad = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
      // What runs at exit still sees the constraints.
      watched = [first, bad, last]
      atexit {
        MainActor.assumeIsolated {
          let states = watched.map { $0.isActive ? "active" : "inactive" }
          FileHandle.standardError.write(Data("states: \(states)\n".utf8))
        }
      }
      signal(SIGTRAP) { _ in exit(1) }
      signal(SIGILL) { _ in exit(1) }
      withExtendedLifetime((top, stranger)) { NSLayoutConstraint.activate([first, bad, last]) }
    }
    says(result, "common ancestor", #"states: ["active", "inactive", "inactive"]"#)
  }

  @Test func aMultiplierOfSystemSpacingThatIsNotANumber() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (a, b) = (box("a"), box("b"))
      withExtendedLifetime((a, b)) {
        _ = a.leftAnchor.constraint(equalToSystemSpacingAfter: b.leftAnchor, multiplier: .nan)
      }
    }
    says(result, "system spacing", "finite")
  }
}

/// The constraints that an exit test looks at when the program ends.
@MainActor private var watched: [NSLayoutConstraint] = []
