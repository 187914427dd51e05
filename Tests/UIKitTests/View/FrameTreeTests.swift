import Frames
import Testing
import UIKit

@MainActor
@Suite struct FrameTreeTests {
  @Test func viewsAreNamedAsSiblings() {
    let top = root()
    top.accessibilityIdentifier = "top"
    _ = box("named", in: top)
    for view in [UILabel(), UIView(), UILabel()] { top.addSubview(view) }
    let tree = top.frameTree()
    #expect(tree.root.id == "top")
    #expect(tree.root.children.map(\.id) == ["named", "UILabel#1", "UIView#1", "UILabel#2"])
  }

  @Test func textsAreThoseThatAreShown() {
    let top = root()
    let (label, field, button) = (UILabel(), UITextField(), UIButton(type: .system))
    label.text = "Label"
    field.placeholder = "Placeholder"
    button.setTitle("Button", for: .normal)
    for view in [label, field, button] { top.addSubview(view) }
    #expect(top.frameTree().root.children.map(\.text) == ["Label", "Placeholder", "Button"])
    field.text = "Text"
    #expect(top.frameTree().root.children[1].text == "Text")
  }

  @Test func aControlsOwnPartsAreLeftOut() {
    let top = root()
    let button = UIButton(type: .system)
    top.addSubview(button)
    button.addSubview(UIView())
    #expect(top.frameTree().root.children[0].children.map(\.id) == ["UIView#1"])
  }

  @Test func flagsSayWhatIsNotAsUsual() {
    let top = root()
    let view = UIView(frame: rect(-5, 10, 410, 395))
    view.isHidden = true
    view.alpha = 0.5
    top.addSubview(view)
    #expect(
      top.frameTree().root.children[0].flags == [
        .alpha(0.5), .hidden, .overflow(.bottom, by: 5), .overflow(.left, by: 5),
        .overflow(.right, by: 5),
      ])
  }

  @Test func lostContentIsFlagged() {
    let top = root()
    let (squeezed, stretched, loose) = (UILabel(), UILabel(), UILabel())
    for label in [squeezed, stretched, loose] {
      label.text = "A text that is wider than fifty points"
      label.translatesAutoresizingMaskIntoConstraints = false
      top.addSubview(label)
      label.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
      label.leftAnchor.constraint(equalTo: top.leftAnchor).isActive = true
    }
    squeezed.widthAnchor.constraint(equalToConstant: 50).isActive = true
    stretched.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    for label in [stretched, loose] {
      label.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    let width = Double(squeezed.intrinsicContentSize.width)
    let height = Double(stretched.intrinsicContentSize.height)
    let nodes = top.frameTree().root.children
    #expect(nodes[0].flags == [.squeezed(.horizontal, by: width - 50), .truncated])
    #expect(nodes[1].flags == [.stretched(.vertical, by: 30 - height)])
    #expect(nodes[2].flags.isEmpty, "a view of the usual hugging is meant to stretch")
  }

  @Test func guidesHaveTheirFrames() {
    let top = root()
    _ = top.layoutMarginsGuide
    top.addLayoutGuide(UILayoutGuide())
    let guides = top.frameTree().root.guides
    #expect(guides.map(\.id) == ["margins", "UILayoutGuide#1"])
    #expect(guides[0].frame == Rect(x: 8, y: 8, width: 384, height: 384))
  }

  @Test func aDeepTreeIsWrittenDown() {
    let top = root()
    var view = top
    for _ in 0..<1_000 {
      let child = UIView(frame: rect(0, 0, 10, 10))
      view.addSubview(child)
      view = child
    }
    var depth = 0
    var node: FrameTree.Node? = top.frameTree().root
    while let current = node {
      depth += 1
      node = current.children.first
    }
    #expect(depth == 1_001)
  }
}
