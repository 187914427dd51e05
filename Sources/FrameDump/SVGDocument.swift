/// A picture of a screen in SVG, for browsers and reviews.
///
/// Every view is one `<g>` whose id is the path of the view, with its outline, its text and, as the
/// title a browser shows, its line in the dump. All coordinates are absolute, in points.
public enum SVGDocument {
  /// Returns the picture of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree to draw.
  ///   - options: What to show beside the views; constraints are not drawn.
  ///   - overlay: An older tree; of its views those whose own frame is no longer the same are
  ///     drawn dashed, where they were.
  /// - Returns: The document, with a final newline.
  /// - Complexity: O(n) elements, where n is the number of views; the depth costs no stack.
  public static func text(
    of tree: FrameTree, options: DumpOptions = DumpOptions(), overlay: FrameTree? = nil
  ) -> String {
    let views = tree.views
    var document = SVGWriter()
    document.begin(viewBox: options.frame(tree.root.frame, exact: tree.root.exactFrame))
    let clips = clips(of: views, options: options, in: &document)
    let isRightToLeft = tree.screen.direction == .rightToLeft
    for index in views.indices {
      let view = views[index]
      let path = views.path(at: index)
      document.beginView(
        path: path, title: FrameText.viewLine(of: view.node, options: options),
        isShown: view.isShown, clip: clips[index])
      let frame = options.frame(view.absoluteFrame, exact: view.absoluteExactFrame)
      let kind = view.node.children.isEmpty ? "leaf" : "container"
      document.rect(frame, attributes: "class=\"\(kind)\"")
      if options.showsText, let text = view.node.text {
        let role = BoxPlan.role(of: view.node)
        SVGText(frame: frame, role: role, isRightToLeft: isRightToLeft)
          .append(text, to: &document)
      }
      document.end("g")
      if options.showsGuides { appendGuides(of: view, path: path, options, to: &document) }
    }
    if let overlay { append(overlay: overlay, over: views, options, to: &document) }
    document.end("svg")
    return document.text
  }

  /// Writes what cuts off the contents of views that scroll, and returns for each view which.
  private static func clips(
    of views: FrameTree.Views, options: DumpOptions, in document: inout SVGWriter
  ) -> [String?] {
    var inherited: [String?] = []
    var clips: [String?] = []
    for index in views.indices {
      let view = views[index]
      let outer = view.parent.flatMap { inherited[$0] }
      clips.append(outer)
      guard BoxPlan.scrolls(view.node), !view.node.children.isEmpty else {
        inherited.append(outer)
        continue
      }
      let id = "clip:" + views.path(at: index)
      let frame = options.frame(view.absoluteFrame, exact: view.absoluteExactFrame)
      document.clip(id: id, frame, within: outer)
      inherited.append(id)
    }
    return clips
  }

  private static func appendGuides(
    of view: FrameTree.Views.Element, path: String, _ options: DumpOptions,
    to document: inout SVGWriter
  ) {
    for guide in view.node.guides {
      let frame = guide.frame.offset(x: view.absoluteFrame.minX, y: view.absoluteFrame.minY)
      let exact = guide.exactFrame.offset(
        x: view.absoluteExactFrame.minX, y: view.absoluteExactFrame.minY)
      document.beginView(
        path: "\(path)/\(guide.id)", title: "\(guide.id) \(NameText.guide)",
        isShown: view.isShown, clip: nil)
      document.rect(options.frame(frame, exact: exact), attributes: "class=\"guide\"")
      document.end("g")
    }
  }

  private static func append(
    overlay: FrameTree, over views: FrameTree.Views, _ options: DumpOptions,
    to document: inout SVGWriter
  ) {
    var lines: [String: String] = [:]
    for index in views.indices {
      let node = views[index].node
      let line = FrameText.text(of: options.frame(node.frame, exact: node.exactFrame))
      lines[index == 0 ? "" : views.path(at: index)] = line
    }
    let old = overlay.views
    for index in old.indices where old[index].isShown {
      let node = old[index].node
      let line = FrameText.text(of: options.frame(node.frame, exact: node.exactFrame))
      if lines[index == 0 ? "" : old.path(at: index)] == line { continue }
      let frame = options.frame(old[index].absoluteFrame, exact: old[index].absoluteExactFrame)
      document.beginView(
        path: "old:" + old.path(at: index),
        title: "before: " + FrameText.viewLine(of: old[index].node, options: options),
        isShown: true, clip: nil)
      document.rect(frame, attributes: "class=\"old\"")
      document.end("g")
    }
  }
}
