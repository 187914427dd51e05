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
    #expect(text.contains("broke  width"))
    #expect(text.components(separatedBy: "unsatisfiable").count == 2)
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
