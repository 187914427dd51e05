import AutoLayout
public import Frames

extension UIView {
  /// Lays the hierarchy out and returns the frames of this view and of what is in it.
  ///
  /// Views are named as `SiblingNames` says: by their identifiers, else by class and number. A
  /// control's own parts are left out. Of a window the outermost node is the root controller's view,
  /// or its only subview.
  ///
  /// - Complexity: one layout where something has changed, then O(number of views).
  public func frameTree() -> FrameTree {
    layoutIfNeeded()
    let engine = layoutEngine
    return FrameTree(
      screen: surroundings.screenDescription,
      root: FrameTreeBuilder(engine: engine).tree(of: dumpRoot),
      conflicts: engine.conflicts.map(\.record))
  }
}

/// Writes down the frames of a hierarchy that has been laid out.
@MainActor
private struct FrameTreeBuilder {
  let engine: LayoutEngine

  /// A view that hugs its content no more than this is meant to stretch; to remark on it would tie
  /// every dump to the width of its texts.
  private static let usualHugging = LayoutPriority(250)

  /// A view whose subviews are still to be written down.
  private struct Open {
    let view: UIView
    let name: String
    var children: [FrameTree.Node] = []
  }

  func tree(of root: UIView) -> FrameTree.Node {
    // Views are opened from the outside in and closed from the inside out, without recursion.
    enum Step {
      case open(UIView, String, parent: UIView?)
      case close(parent: UIView?)
    }
    var open: [Open] = []
    var steps = [Step.open(root, rootName(of: root), parent: nil)]
    var result: FrameTree.Node?
    while let step = steps.popLast() {
      switch step {
      case .open(let view, let name, let parent):
        open.append(Open(view: view, name: name))
        steps.append(.close(parent: parent))
        let shown = view.subviews.filter { !$0.isPrivatePart }
        let names = self.names(of: shown)
        for (child, name) in zip(shown, names).reversed() {
          steps.append(.open(child, name, parent: view))
        }
      case .close(let parent):
        let closed = open.removeLast()
        let node = self.node(closed.view, closed.name, closed.children, in: parent)
        if open.isEmpty {
          result = node
        } else {
          open[open.count - 1].children.append(node)
        }
      }
    }
    return result ?? node(root, rootName(of: root), [], in: nil)
  }

  private func rootName(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      return SiblingNames.escaped(identifier)
    }
    if let controller = view.controller {
      return SiblingNames.escaped(String(describing: type(of: controller)))
    }
    return SiblingNames.escaped(view.displayClassName)
  }

  private func names(of views: [UIView]) -> [String] {
    SiblingNames.names(
      of: views.map { view in
        let identifier = view.accessibilityIdentifier ?? ""
        return SiblingNames.Subject(
          identifier: identifier.isEmpty ? view.item.shellName : identifier,
          className: view.displayClassName)
      })
  }

  private func node(
    _ view: UIView, _ name: String, _ children: [FrameTree.Node], in parent: UIView?
  ) -> FrameTree.Node {
    FrameTree.Node(
      id: name, className: view.displayClassName, frame: view.frame.layoutRect,
      exactFrame: view.exactFrame.layoutRect, text: view.shownText,
      flags: flags(of: view, in: parent), guides: guides(of: view), children: children)
  }

  private func guides(of view: UIView) -> [FrameTree.Guide] {
    view.layoutGuides.map { guide in
      FrameTree.Guide(
        id: guide.item.guideName, frame: guide.layoutFrame.layoutRect,
        exactFrame: guide.exactFrame.layoutRect)
    }
  }

  private func flags(of view: UIView, in parent: UIView?) -> [FrameTree.Flag] {
    var flags: [FrameTree.Flag] = []
    if view.isHidden { flags.append(.hidden) }
    if view.alpha < 1 { flags.append(.alpha(Double(view.alpha))) }
    if !view.item.isFrameDriven {
      flags += contentFlags(of: view)
      let free = engine.ambiguousValues(of: view.item)
      if !free.isEmpty { flags.append(.ambiguous(free)) }
    }
    if let parent { flags += overflow(of: view, in: parent) }
    if view.isTextTruncated { flags.append(.truncated) }
    return flags.sorted { $0.word < $1.word }
  }

  private func contentFlags(of view: UIView) -> [FrameTree.Flag] {
    guard let rect = engine.alignmentRect(of: view.item) else { return [] }
    var flags: [FrameTree.Flag] = []
    for (axis, natural, solved) in [
      (LayoutAxis.horizontal, view.item.contentWidth, rect.width),
      (LayoutAxis.vertical, view.item.contentHeight, rect.height),
    ] {
      guard let natural else { continue }
      // Text that wraps gives up width and takes height instead.
      let wraps = axis == .horizontal && view.item.contentHeightAtWidth != nil
      if solved < natural - 0.01, !wraps {
        flags.append(.squeezed(axis, by: natural - solved))
      } else if solved > natural + 0.01, view.item.hugging[axis] > Self.usualHugging {
        flags.append(.stretched(axis, by: solved - natural))
      }
    }
    return flags
  }

  private func overflow(of view: UIView, in parent: UIView) -> [FrameTree.Flag] {
    // What scrolls lies outside what shows it as a matter of course.
    if parent is UIScrollView { return [] }
    let frame = view.frame.layoutRect
    let bounds = parent.bounds.layoutRect
    let distances: [(FrameTree.Edge, Double)] = [
      (.bottom, frame.maxY - bounds.maxY), (.left, bounds.minX - frame.minX),
      (.right, frame.maxX - bounds.maxX), (.top, bounds.minY - frame.minY),
    ]
    return distances.filter { $0.1 > 0.001 }.map { .overflow($0.0, by: $0.1) }
  }
}

extension FrameTree.Flag {
  /// What the flag is sorted by.
  fileprivate var word: String {
    switch self {
    case .alpha: "alpha"
    case .ambiguous: "ambiguous"
    case .hidden: "hidden"
    case .overflow(let edge, _): "overflow:\(edge.rawValue)"
    case .squeezed(let axis, _): "squeezed:\(axis == .horizontal ? "w" : "h")"
    case .stretched(let axis, _): "stretched:\(axis == .horizontal ? "w" : "h")"
    case .truncated: "truncated"
    }
  }
}
