import AutoLayout

/// The two layout guides of a scroll view: of what is shown, and of the frame it is shown in.
@MainActor
struct ScrollGuides {
  let content: UILayoutGuide
  let frame: UILayoutGuide

  init(of view: UIView) {
    content = UILayoutGuide()
    content.identifier = "UIScrollView-contentLayoutGuide"
    frame = UILayoutGuide(identifier: "UIScrollView-frameLayoutGuide", insets: .zero)
    // They belong to the scroll view from the start and are not among those it was given.
    view.item.insertGuide(content.item)
    view.item.insertGuide(frame.item)
    view.item.contentGuide = content.item
    for attribute in [LayoutAttribute.left, .top] {
      let origin = LayoutConstraint(
        LayoutAnchor(content.item, attribute), .equal, LayoutAnchor(view.item, attribute))
      origin.isGiven = true
      origin.isListed = false
      // The guide stands in the view, so there is a common ancestor.
      try? origin.activate(order: ActivationClock.next())
    }
  }
}

extension UIScrollView {
  /// The guide of what is shown in parts: constraints to it decide the size of the content.
  ///
  /// Edges set between the scroll view itself and what is inside it mean this guide's.
  public var contentLayoutGuide: UILayoutGuide { scrollGuides.content }

  /// The guide of the frame the content is shown in, which does not scroll.
  public var frameLayoutGuide: UILayoutGuide { scrollGuides.frame }

  /// Takes over the size of the content that constraints have decided, if any have.
  func adoptContentSize() {
    let solved = scrollGuides.content.layoutFrame.size
    if solved.width > 0 { contentSize.width = solved.width }
    if solved.height > 0 { contentSize.height = solved.height }
  }
}
