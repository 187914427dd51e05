import Testing
import UIKit

@MainActor
@Suite struct LayoutGuideTests {
  @Test func aFreshGuideHasNoNameAndNoFrame() {
    let guide = UILayoutGuide()
    #expect(guide.identifier.isEmpty)
    #expect(guide.layoutFrame == .zero)
    #expect(guide.owningView == nil)
  }

  @Test func addingAGuideElsewhereMovesIt() {
    let (a, b, guide) = (root(), root(), UILayoutGuide())
    a.addLayoutGuide(guide)
    b.addLayoutGuide(guide)
    #expect(a.layoutGuides.isEmpty)
    #expect(b.layoutGuides == [guide])
    #expect(guide.owningView === b)
    a.removeLayoutGuide(guide)
    #expect(guide.owningView === b, "only the owner removes it")
  }

  @Test func theSystemsGuidesAreStableAndListed() {
    let view = root()
    #expect(view.layoutGuides.isEmpty)
    let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide]
    #expect(view.safeAreaLayoutGuide === guides[0])
    #expect(view.layoutMarginsGuide === guides[1])
    #expect(view.readableContentGuide === guides[2])
    #expect(view.layoutGuides == guides)
    #expect(
      guides.map(\.identifier) == [
        "UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide",
      ])
    #expect(guides.allSatisfy { $0.owningView === view })
  }

  @Test func aGuideTakesPartInTheLayout() {
    let top = root()
    let view = box("view", in: top)
    let spacer = UILayoutGuide()
    top.addLayoutGuide(spacer)
    NSLayoutConstraint.activate([
      spacer.leftAnchor.constraint(equalTo: top.leftAnchor),
      spacer.widthAnchor.constraint(equalTo: top.widthAnchor, multiplier: 0.25),
      spacer.topAnchor.constraint(equalTo: top.topAnchor, constant: 10),
      spacer.bottomAnchor.constraint(equalTo: top.bottomAnchor, constant: -10),
      view.leftAnchor.constraint(equalTo: spacer.rightAnchor),
      view.topAnchor.constraint(equalTo: spacer.topAnchor),
      view.heightAnchor.constraint(equalTo: spacer.heightAnchor),
      view.rightAnchor.constraint(equalTo: top.rightAnchor),
    ])
    top.layoutIfNeeded()
    #expect(spacer.layoutFrame == rect(0, 10, 100, 380))
    #expect(view.frame == rect(100, 10, 300, 380))
  }
}
