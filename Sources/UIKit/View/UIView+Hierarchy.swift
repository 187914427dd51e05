import AutoLayout

extension UIView {
  /// The view that holds this one, nil for a root.
  public var superview: UIView? { item.parent?.owner as? UIView }

  /// The views inside this one, from back to front.
  public var subviews: [UIView] { subviewList.views }

  /// The window the view is in, nil where it is in none.
  public var window: UIWindow? { currentWindow }

  /// The outermost view of the hierarchy.
  ///
  /// - Complexity: O(depth).
  var rootView: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// Puts a view among the subviews at an index, counted from the back; an index past the end puts
  /// it in front.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: max(0, index))
  }

  /// Puts a view right in front of a subview.
  ///
  /// - Precondition: `siblingSubview` is a subview of this view; if not, `view` goes in front of
  ///   all.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Puts a view right behind a subview.
  ///
  /// - Precondition: `siblingSubview` is a subview of this view; if not, `view` goes in front of
  ///   all.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  private func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    let others = subviewList.views.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(view, at: index ?? others.count)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviewList.views.count - 1)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  /// Exchanges the subviews at two indices.
  ///
  /// - Precondition: both indices are within bounds.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2 else { return }
    let low = min(index1, index2)
    let high = max(index1, index2)
    let back = subviewList.views[low]
    let front = subviewList.views[high]
    insert(front, at: low)
    insert(back, at: high)
  }

  /// Returns whether the view is another one or stands somewhere inside it.
  ///
  /// - Complexity: O(depth).
  public func isDescendant(of view: UIView) -> Bool {
    item.isInSubtree(of: view.item)
  }

  /// Returns the first view with a tag, this view first and then what is in it, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if view.tag == tag { return view }
      stack += view.subviewList.views.reversed()
    }
    return nil
  }

  /// Takes the focus from a text field inside the view.
  ///
  /// - Returns: whether nothing inside the view has the focus now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let focused = window?.focused as? UIView, focused.isDescendant(of: self) else {
      return true
    }
    if focused.resignFirstResponder() { return true }
    if force { window?.focused = nil }
    return force
  }
}

extension UIView {
  /// Makes a view a subview, or moves it among the subviews.
  func insert(_ view: UIView, at index: Int) {
    if view === self || !view.subviewList.views.isEmpty && isDescendant(of: view) {
      fatalError(
        "\(displayClassName).addSubview: a view cannot stand inside itself; the \(view.displayClassName) "
          + "to be added is, or contains, the view it is added to.")
    }
    if view.superview === self {
      move(view, to: index)
      return
    }
    view.willMove(toSuperview: self)
    let newWindow = currentWindow
    let changesWindow = view.currentWindow !== newWindow
    if changesWindow { view.announceMove(to: newWindow) }
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.subviewList.remove(view)
    }
    let place = min(index, subviewList.views.count)
    subviewList.views.insert(view, at: place)
    item.insert(view.item, at: place)
    view.refreshAutoresizing()
    view.note(.surroundings)
    noteBelow(view.needs.union(view.needsBelow))
    setNeedsLayout()
    if changesWindow { view.enter(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviewList.views.indexFromEnds(of: view) else { return }
    subviewList.views.remove(at: old)
    let place = min(index, subviewList.views.count)
    subviewList.views.insert(view, at: place)
    item.insert(view.item, at: place)
    setNeedsLayout()
  }

  /// Takes the view from its superview, with all the hooks that go with it.
  func leaveSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    let changesWindow = currentWindow != nil
    if changesWindow { announceMove(to: nil) }
    superview.willRemoveSubview(self)
    superview.subviewList.remove(self)
    item.removeFromParent()
    superview.setNeedsLayout()
    note(.surroundings)
    if changesWindow { enter(nil) }
    didMoveToSuperview()
  }

  private func announceMove(to window: UIWindow?) {
    forEachInSubtree { $0.willMove(toWindow: window) }
  }

  /// Makes a window that of the whole subtree.
  func enter(_ window: UIWindow?) {
    let old = surroundings
    if let focused = currentWindow?.focused as? UIView, focused.isDescendant(of: self) {
      currentWindow?.focused = nil
    }
    forEachInSubtree { view in
      view.currentWindow = window
      view.didMoveToWindow()
    }
    // Sizes of text come in whole pixels, and fonts may follow the user.
    let new = surroundings
    if new.scale != old.scale || new.contentSizeCategory != old.contentSizeCategory {
      forEachInSubtree { $0.note(.contentSize) }
    }
  }

  /// Calls a function for every view of the subtree, this one first.
  func forEachInSubtree(_ body: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack += view.subviewList.views.reversed()
    }
  }
}
