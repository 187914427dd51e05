import AutoLayout
import Frames
import Testing
import UIKit

@MainActor
@Suite struct ConflictTests {
  private func crowded() -> (UIView, UIView, NSLayoutConstraint) {
    let top = root()
    let view = box("view", in: top)
    pin(view)
    for constraint in top.constraints { constraint.identifier = "edge" }
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "width"
    width.isActive = true
    return (top, view, width)
  }

  @Test func aConflictIsReportedOnceAndLayoutGoesOn() {
    let (top, view, width) = crowded()
    var reports: [LayoutConflict] = []
    top.conflictHandler = { reports.append($0) }
    top.layoutIfNeeded()
    #expect(reports.map(\.record.broken) == ["width"])
    #expect(view.frame == rect(0, 0, 400, 400))
    #expect(width.isActive, "the broken one stays active")
    view.setNeedsLayout()
    top.layoutIfNeeded()
    top.frame.size.height = 500
    top.layoutIfNeeded()
    #expect(reports.count == 1)
    width.isActive = false
    top.layoutIfNeeded()
    width.isActive = true
    top.layoutIfNeeded()
    #expect(reports.count == 2, "it had gone and came back")
  }

  @Test func aConflictIsPrintedInWords() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (top, _, _) = ConflictTests().crowded()
      top.layoutIfNeeded()
      top.layoutIfNeeded()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("unsatisfiable: 3 constraints cannot hold together"))
    #expect(
      text.contains(
        "\nWill recover by breaking constraint\n<NSLayoutConstraint:ConflictTests.swift:"))
    #expect(text.components(separatedBy: "unsatisfiable").count == 2)
  }

  @Test func theReportIsTheOneTheReadmeShows() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let top = root()
      top.accessibilityIdentifier = "card"
      let view = box("box", in: top)
      let short = view.heightAnchor.constraint(
        equalToConstant: 50, fileID: "Screens/BoxView.swift", line: 21)
      short.identifier = "short"
      let tall = view.heightAnchor.constraint(
        equalToConstant: 80, fileID: "Screens/BoxView.swift", line: 30)
      tall.identifier = "tall"
      NSLayoutConstraint.activate([short, tall])
      top.layoutIfNeeded()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        unsatisfiable: 2 constraints cannot hold together (removing any one is enough)
        (
            "<NSLayoutConstraint:BoxView.swift:21 'short' box.height == 50   (active, names: box:box )>",
            "<NSLayoutConstraint:BoxView.swift:30 'tall' box.height == 80   (active, names: box:box )>"
        )
        sum    80, but 50: over by 30
        repair tall constant 80 -> 50, or priority 1000 -> 999

        Will recover by breaking constraint
        <NSLayoutConstraint:BoxView.swift:30 'tall' box.height == 80   (active, names: box:box )>

        """))
  }

  @Test func whatAConflictRestsOnIsNamedAsIOSNamesIt() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let top = root()
      top.accessibilityIdentifier = "card"
      let stack = UIStackView(frame: rect(0, 0, 100, 40))
      stack.accessibilityIdentifier = "stack"
      top.addSubview(stack)
      let view = box("view")
      stack.addArrangedSubview(view)
      view.widthAnchor.constraint(equalToConstant: 120).isActive = true
      top.layoutIfNeeded()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("unsatisfiable: 1 constraint cannot hold (removing it is enough)"))
    #expect(text.contains("'UISV-canvas-connection' stack.leading == view.leading "))
    #expect(text.contains("<NSAutoresizingMaskLayoutConstraint h=--- v=--- stack.width == 100 "))
    #expect(text.contains("translatesAutoresizingMaskIntoConstraints is true"))
  }

  @Test func theTreeCarriesTheConflict() {
    let (top, _, _) = crowded()
    top.conflictHandler = { _ in }
    let tree = top.frameTree()
    #expect(tree.conflicts.map(\.broken) == ["width"])
    #expect(tree.conflicts.first?.members.sorted() == ["edge", "edge", "width"])
  }

  @Test func ambiguityIsSeen() {
    let top = root()
    let view = box("view", in: top)
    view.leftAnchor.constraint(equalTo: top.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(view.hasAmbiguousLayout)
    #expect(top.frameTree().root.children.first?.flags == [.ambiguous([.width])])
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!top.hasAmbiguousLayout)
  }
}
