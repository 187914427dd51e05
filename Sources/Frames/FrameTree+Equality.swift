// Written out because the synthesised forms call themselves once a level, and a tree may be so deep
// that the stack would not hold.
extension FrameTree.Node {
  /// Returns whether two views, and all views inside them, are the same.
  ///
  /// - Complexity: O(n), where n is the number of views; the depth costs no stack.
  public static func == (left: Self, right: Self) -> Bool {
    var waiting = [(left, right)]
    while let (left, right) = waiting.popLast() {
      guard left.hasSameValues(as: right) else { return false }
      waiting.append(contentsOf: zip(left.children, right.children))
    }
    return true
  }

  /// Feeds the view, and all views inside it, to a hasher.
  ///
  /// - Complexity: O(n), where n is the number of views; the depth costs no stack.
  public func hash(into hasher: inout Hasher) {
    var waiting = [self]
    while let node = waiting.popLast() {
      hasher.combine(node.id)
      hasher.combine(node.className)
      hasher.combine(node.frame)
      hasher.combine(node.exactFrame)
      hasher.combine(node.text)
      hasher.combine(node.flags)
      hasher.combine(node.guides)
      hasher.combine(node.object)
      hasher.combine(node.children.count)
      waiting.append(contentsOf: node.children)
    }
  }

  /// Whether everything but the children is the same, and there are as many of them.
  private func hasSameValues(as other: Self) -> Bool {
    id == other.id && className == other.className && frame == other.frame
      && exactFrame == other.exactFrame && text == other.text && flags == other.flags
      && guides == other.guides && object == other.object
      && children.count == other.children.count
  }
}
