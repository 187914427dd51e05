/// Decides which views of a tree are drawn as boxes, and where.
struct BoxPlan {
  /// A view as it will be drawn.
  struct Item {
    var node: FrameTree.Node
    /// The frame, in points, in the coordinates around the root.
    var frame: Rect
    var box: CellBox
    /// The cells outside of which nothing of the view is seen.
    var clip: CellBox
    var hasBorder: Bool
    /// Whether lines behind the view are hidden by it.
    var isOpaque: Bool
    /// The text to show.
    var text: String?
    var role: Role
  }

  /// What a view is to the eye.
  enum Role {
    /// Text without a border.
    case label
    /// Text in the middle of a border.
    case button
    /// Text in a border.
    case control
    /// Text that begins at the top of a border.
    case textArea
    /// A border.
    case box
    /// Nothing that is seen itself.
    case stack
  }

  /// The views in the order they are drawn.
  private(set) var items: [Item] = []

  /// Makes the plan.
  ///
  /// - Complexity: O(n), where n is the number of views.
  init(_ views: FrameTree.Views, grid: CellGrid, showsText: Bool) {
    var clips: [CellBox?] = []
    for view in views {
      let clip = view.parent.map { clips[$0] } ?? grid.bounds
      guard let clip, view.isShown, let box = grid.box(view.absoluteFrame) else {
        clips.append(nil)
        continue
      }
      clips.append(Self.scrolls(view.node) ? clip.intersection(box) : clip)
      guard view.absoluteFrame.isDrawable, box.intersection(clip) != nil else { continue }
      items.append(Self.item(view, box: box, clip: clip, grid: grid, showsText: showsText))
    }
    removeDoubles()
  }

  private static func item(
    _ view: FrameTree.Views.Element, box: CellBox, clip: CellBox, grid: CellGrid, showsText: Bool
  ) -> Item {
    let role = role(of: view.node)
    let text = showsText ? view.node.text : nil
    var item = Item(
      node: view.node, frame: view.absoluteFrame, box: box, clip: clip, hasBorder: true,
      isOpaque: false, text: text, role: role)
    switch role {
    case .label, .stack: item.hasBorder = text == nil && role == .label
    case .box:
      // Around something, two edges with nothing between them only hide it.
      let isFlat = box.bottom - box.top < 2 || box.right - box.left < 2
      item.hasBorder = !isFlat || view.node.children.isEmpty || view.depth == 0
    case .button, .control, .textArea:
      // Text needs a row between the edges. What is nearly that high gets it, or else only ends.
      let isHighEnough = view.absoluteFrame.height >= 1.75 * grid.cell.height
      item.isOpaque = true
      if isHighEnough, box.bottom - box.top < 2 {
        item.box.top = max(clip.top, grid.middleRow(view.absoluteFrame) - 1)
        item.box.bottom = item.box.top + 2
      }
      item.hasBorder = isHighEnough || text == nil
    }
    return item
  }

  static func role(of node: FrameTree.Node) -> Role {
    if node.className.hasSuffix("StackView"), !node.children.isEmpty { return .stack }
    guard node.text != nil else { return .box }
    if node.className.hasSuffix("Label") || node.className.hasSuffix("Text") { return .label }
    if node.className.hasSuffix("Button") { return .button }
    return node.className.hasSuffix("TextView") ? .textArea : .control
  }

  /// Whether what lies beyond a view's edges is out of sight.
  static func scrolls(_ node: FrameTree.Node) -> Bool {
    ["ScrollView", "TableView", "CollectionView", "TextView"].contains {
      node.className.hasSuffix($0)
    }
  }

  /// Takes the border from views that another in front of them covers but for a cell's breadth.
  private mutating func removeDoubles() {
    var drawn: Set<CellBox> = []
    for index in items.indices.reversed() where items[index].hasBorder {
      let box = items[index].box
      if index > 0, items[index].role == .box, Self.hasDouble(box, in: drawn) {
        items[index].hasBorder = false
      } else {
        drawn.insert(box)
      }
    }
  }

  private static func hasDouble(_ box: CellBox, in drawn: Set<CellBox>) -> Bool {
    for edges in 0..<16 {
      let inner = CellBox(
        left: box.left + (edges & 1), top: box.top + (edges >> 1 & 1),
        right: box.right - (edges >> 2 & 1), bottom: box.bottom - (edges >> 3 & 1))
      if inner.left < inner.right, inner.top < inner.bottom, drawn.contains(inner) { return true }
    }
    return false
  }
}
