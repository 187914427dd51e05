extension LayoutItem {
  /// The outermost item of the tree this one stands in.
  ///
  /// - Complexity: O(depth).
  public var root: LayoutItem {
    var item = self
    while let parent = item.parent { item = parent }
    return item
  }

  /// The view whose rectangle this item is placed in: itself for a view, the owner for a guide.
  public var view: LayoutItem? { kind == .view ? self : parent }

  /// Makes a view's item the child of this one, before the child that stands at an index.
  ///
  /// A child that stands elsewhere is taken from there first; the constraints that related it to
  /// items it leaves behind are deactivated.
  ///
  /// - Returns: the constraints that were dropped.
  /// - Precondition: `child` is a view and not an ancestor of this item; `index` is within bounds
  ///   once the child has been taken from where it stood.
  @discardableResult
  public func insert(_ child: LayoutItem, at index: Int) -> [LayoutConstraint] {
    if child.parent === self, let old = children.indexFromEnds(of: child) {
      // Within one parent only the order changes; nothing is related to anything it leaves.
      children.remove(at: old)
      children.insert(child, at: min(index, children.count))
      child.touch(.structure)
      return []
    }
    let dropped = child.removeFromParent()
    child.ownEngine = nil
    children.insert(child, at: index)
    child.parent = self
    child.touch(.structure)
    return dropped
  }

  /// Makes a guide's item one of this view's guides.
  ///
  /// - Returns: the constraints dropped because the guide left another view.
  @discardableResult
  public func insertGuide(_ guide: LayoutItem) -> [LayoutConstraint] {
    guard guide.parent !== self else { return [] }
    let dropped = guide.removeFromParent()
    guides.append(guide)
    guide.parent = self
    guide.touch(.structure)
    return dropped
  }

  /// Takes the item from its parent; it becomes the root of its own tree.
  ///
  /// Constraints that related something inside to something outside are deactivated; constraints
  /// wholly inside stay.
  ///
  /// - Returns: the constraints that were dropped, in the order they were activated.
  /// - Complexity: O(size of the subtree and of its constraints).
  @discardableResult
  public func removeFromParent() -> [LayoutConstraint] {
    guard let parent else { return [] }
    var leaving: [LayoutItem] = []
    var inside: Set<ObjectIdentifier> = []
    forEachInSubtree { item in
      leaving.append(item)
      inside.insert(ObjectIdentifier(item))
    }
    var dropped: [LayoutConstraint] = []
    for item in leaving {
      for constraint in item.mentions.constraints {
        if let holder = constraint.holder, !inside.contains(ObjectIdentifier(holder)) {
          dropped.append(constraint)
        }
      }
    }
    for constraint in dropped where constraint.isActive { constraint.deactivate() }
    if kind == .view {
      if let index = parent.children.indexFromEnds(of: self) {
        parent.children.remove(at: index)
      }
    } else if let index = parent.guides.indexFromEnds(of: self) {
      parent.guides.remove(at: index)
    }
    takeBackBaselines(lentFrom: inside)
    // Rows speak of variables of items around their own, so all of them go first.
    for item in leaving { item.engine?.releaseRows(of: item) }
    for item in leaving { item.leaveEngine() }
    self.parent = nil
    changes.insert(.structure)
    subtreeChanged = true
    return dropped.sorted { $0.activationOrder < $1.activationOrder }
  }

  /// Returns whether this item is another one or stands somewhere inside it.
  ///
  /// - Complexity: O(depth).
  public func isInSubtree(of ancestor: LayoutItem) -> Bool {
    var item: LayoutItem? = self
    while let current = item {
      if current === ancestor { return true }
      item = current.parent
    }
    return false
  }

  /// Returns the innermost view that holds both items, or is one of them.
  ///
  /// - Complexity: O(depth), constant for siblings and for parent and child.
  public static func nearestCommonAncestor(_ a: LayoutItem, _ b: LayoutItem) -> LayoutItem? {
    guard let first = a.view, let second = b.view else { return nil }
    if first === second { return first }
    if first.parent === second { return second }
    if second.parent === first { return first }
    if let parent = first.parent, parent === second.parent { return parent }
    var depthA = first.depth
    var depthB = second.depth
    var x = first
    var y = second
    while depthA > depthB, let parent = x.parent {
      x = parent
      depthA -= 1
    }
    while depthB > depthA, let parent = y.parent {
      y = parent
      depthB -= 1
    }
    while x !== y {
      guard let nextX = x.parent, let nextY = y.parent else { return nil }
      x = nextX
      y = nextY
    }
    return x
  }

  /// The number of items above this one.
  var depth: Int {
    var count = 0
    var item = parent
    while let current = item {
      count += 1
      item = current.parent
    }
    return count
  }

  /// Calls a function for every item of the subtree, views before what is in them, guides first.
  public func forEachInSubtree(_ body: (LayoutItem) -> Void) {
    var stack = [self]
    while let item = stack.popLast() {
      body(item)
      for child in item.children.reversed() { stack.append(child) }
      for guide in item.guides.reversed() { stack.append(guide) }
    }
  }

  /// Takes what was lowered with the baselines of leaving items out of the engine.
  ///
  /// Such a row speaks of an item above that borrows a baseline, and so is not dropped with the leaving
  /// ones; it is lowered anew, with another baseline, in the next update.
  private func takeBackBaselines(lentFrom leaving: Set<ObjectIdentifier>) {
    var item = parent
    while let current = item {
      if current.borrows(from: leaving) {
        for constraint in current.mentions.constraints
        where constraint.attributes(of: current).contains(where: \.isBaseline) {
          constraint.holder?.engine?.unlower(constraint)
          constraint.noteChange()
        }
      }
      item = current.parent
    }
    if let first = parent?.firstBaselineItem, leaving.contains(ObjectIdentifier(first)) {
      parent?.firstBaselineItem = nil
    }
    if let last = parent?.lastBaselineItem, leaving.contains(ObjectIdentifier(last)) {
      parent?.lastBaselineItem = nil
    }
  }

  /// Returns whether a baseline of this item is, directly or through others, that of one of some items.
  private func borrows(from items: Set<ObjectIdentifier>) -> Bool {
    for path in [\LayoutItem.firstBaselineItem, \.lastBaselineItem] {
      var lender = self[keyPath: path]
      while let current = lender {
        if items.contains(ObjectIdentifier(current)) { return true }
        lender = current[keyPath: path]
      }
    }
    return false
  }

  /// Drops the item's variables, of which no row speaks any more.
  private func leaveEngine() {
    engine?.releaseVariables(of: self)
    engine = nil
    entry = -1
  }

  /// Marks a change even where the subtree was marked before it had this parent.
  private func touch(_ change: Changes) {
    subtreeChanged = false
    markChanged(change)
  }
}
