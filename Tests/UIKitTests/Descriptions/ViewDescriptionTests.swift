import AutoLayout
import Frames
import Testing
import UIKit

/// Views and hierarchies in the words of iOS, with paths in place of addresses.
@MainActor @Suite struct ViewDescriptionTests {
  private let top: UIView
  private let label = UILabel()

  init() {
    top = root()
    top.accessibilityIdentifier = "card"
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(label)
  }

  @Test func aViewSaysItsClassPathAndFrame() {
    #expect(top.description == "<UIView: card; frame = (0 0; 400 400)>")
    #expect("\(UIView())" == "<UIView: UIView; frame = (0 0; 0 0)>")
    label.frame = rect(1, 2.5, 100.0 / 3, 0)
    label.isHidden = true
    label.alpha = 0.5
    label.clipsToBounds = true
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.tag = 7
    label.isUserInteractionEnabled = false
    #expect(
      label.description
        == "<UILabel: UILabel#1; frame = (1 2.5; 33.3333 0); text = 'Hello'; hidden = YES; alpha = 0.5; "
        + "clipsToBounds = YES; autoresize = W+H; userInteractionEnabled = NO; tag = 7>")
  }

  @Test func anchorsAndRespondersHaveNoAddresses() {
    #expect(top.leadingAnchor.description == "<NSLayoutXAxisAnchor \"UIView:card.leading\">")
    let distance = top.leftAnchor.anchorWithOffset(to: label.rightAnchor)
    #expect(
      "\(distance)"
        == "<NSLayoutDimension \"UILabel:UILabel#1'Hello'.right - UIView:card.left\">")
    #expect("\(UIViewController())" == "<UIViewController>")
  }

  @Test func aHierarchyIsOneLineAView() {
    let stack = UIStackView(arrangedSubviews: [box("x")])
    stack.axis = .vertical
    stack.alignment = .leading
    top.addSubview(stack)
    let lines = top.recursiveDescription().split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "<UIView: card; frame = (0 0; 400 400)>",
        "   | <UILabel: UILabel#1; frame = (0 0; 0 0); text = 'Hello'>",
        "   | <UIStackView: UIStackView#1; frame = (0 0; 0 0); axis=vert distribution=fill alignment=leading>",
        "   | | <UIView: UIStackView#1/x; frame = (0 0; 0 0)>",
      ])
  }

  @Test func aGuideSaysItsIdentifierFrameAndOwner() {
    #expect(
      top.layoutMarginsGuide.description
        == "<UILayoutGuide: card.margins - \"UIViewLayoutMarginsGuide\", layoutFrame = {{8, 8}, {384, 384}}, "
        + "owningView = <UIView: card; frame = (0 0; 400 400)>>")
  }

  @Test func theTraceSaysWhatIsAmbiguous() {
    label.leftAnchor.constraint(equalTo: top.leftAnchor).isActive = true
    let byHand = UIView(frame: rect(0, 0, 1, 1))
    top.addSubview(byHand)
    let lines = top._autolayoutTrace().components(separatedBy: "\n")
    #expect(lines[0] == "")
    #expect(lines[1] == "•UIView:card")
    #expect(
      lines[2]
        == "|   *UILabel:UILabel#1'Hello'- AMBIGUOUS LAYOUT for UILabel:UILabel#1'Hello'.minY")
    #expect(lines[3] == "|   +UIView:UIView#1")
    #expect(lines[4] == "")
    #expect(lines[5] == "Legend:")
    #expect(lines[6].hasPrefix("\t* - "))
    #expect(lines.count == 10)
  }

  @Test func aDescriptionCanBeAskedForOnAnyThread() async {
    let text = await Task.detached { [label] in label.description }.value
    #expect(text == "<UILabel: UILabel#1; frame = (0 0; 0 0); text = 'Hello'>")
  }

  @Test func dumpsAndReportsNameGuidesAlike() {
    let plain = UILayoutGuide()
    for guide in [top.safeAreaLayoutGuide, top.layoutMarginsGuide, plain] {
      top.addLayoutGuide(guide)
    }
    let twin = UILayoutGuide()
    twin.identifier = "column"
    let other = UILayoutGuide()
    other.identifier = "column"
    top.addLayoutGuide(twin)
    top.addLayoutGuide(other)
    let dumped = top.frameTree().root.guides.map(\.id)
    #expect(dumped == ["safeArea", "margins", "UILayoutGuide#1", "column", "column~2"])
    #expect(
      top.layoutGuides.map { "card.\($0.item.guideName)" } == top.layoutGuides.map(\.item.path))
    #expect(dumped == top.layoutGuides.map(\.item.guideName))
  }
}
