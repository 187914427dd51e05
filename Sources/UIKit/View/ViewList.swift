import AutoLayout

/// The subviews of a view, in order.
///
/// It takes apart what it holds without recursion, so that a tree of any depth can go away.
final class ViewList {
  var views: [UIView] = []

  /// Takes a view out.
  func remove(_ view: UIView) {
    if let index = views.indexFromEnds(of: view) { views.remove(at: index) }
  }

  deinit {
    var pending = views
    views = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending += view.subviewList.views
      view.subviewList.views = []
    }
  }
}
