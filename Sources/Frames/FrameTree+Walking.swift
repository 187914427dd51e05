extension FrameTree {
  /// The views of the tree, parents before children and siblings in order, with their places.
  ///
  /// - Complexity: O(n), where n is the number of views; the depth of the tree costs no stack.
  public var views: Views { Views(of: root) }

  /// Returns the view at a path, see `Views.index(ofPath:)`, or nil where there is not just one.
  ///
  /// - Complexity: O(n), where n is the number of views.
  public func view(atPath path: String) -> Views.Element? {
    let views = views
    guard let index = views.index(ofPath: path) else { return nil }
    return views[index]
  }
}

extension FrameTree {
  /// All views of a tree in the order of a dump: parents before children, siblings in order.
  ///
  /// A path names a view by the ids from the root's children down to it, for example
  /// `list/row-short/call`; the path of the root is its own id.
  public struct Views: RandomAccessCollection, Sendable {
    /// A view and where it is.
    public struct Element: Sendable {
      /// The view itself.
      public var node: Node
      /// The position of the parent in the collection, nil for the root.
      public var parent: Int?
      /// The number of views around this one, 0 for the root.
      public var depth: Int
      /// The frame on the pixel grid, in points, in the coordinates around the root.
      public var absoluteFrame: Rect
      /// The frame before pixel rounding, in the coordinates around the root.
      public var absoluteExactFrame: Rect
      /// Whether neither the view nor any view around it is hidden or fully transparent.
      public var isShown: Bool
    }

    private var elements: [Element] = []

    init(of root: Node) {
      // Children are pushed in reverse, so that the first one is taken next.
      var waiting: [(node: Node, parent: Int?)] = [(root, nil)]
      while let (node, parent) = waiting.popLast() {
        let outer = parent.map { elements[$0] }
        let origin = outer?.absoluteFrame.origin ?? .zero
        let exactOrigin = outer?.absoluteExactFrame.origin ?? .zero
        let index = elements.count
        elements.append(
          Element(
            node: node, parent: parent, depth: outer.map { $0.depth + 1 } ?? 0,
            absoluteFrame: node.frame.offset(x: origin.x, y: origin.y),
            absoluteExactFrame: node.exactFrame.offset(x: exactOrigin.x, y: exactOrigin.y),
            isShown: (outer?.isShown ?? true) && !node.isInvisible))
        for child in node.children.reversed() { waiting.append((child, index)) }
      }
    }

    /// The position of the root.
    public var startIndex: Int { 0 }
    /// The position after the last view.
    public var endIndex: Int { elements.count }
    /// Returns the view at a position.
    public subscript(position: Int) -> Element { elements[position] }
  }
}

extension FrameTree.Node {
  /// Whether the view's own flags say that nothing of it can be seen.
  fileprivate var isInvisible: Bool {
    flags.contains { flag in
      switch flag {
      case .hidden: true
      case .alpha(let alpha): alpha <= 0
      default: false
      }
    }
  }
}
