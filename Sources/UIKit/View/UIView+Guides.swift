import AutoLayout
import Frames

extension UIView {
  /// The guides the view owns, in the order they were added; the system's own stand among them once
  /// they have been asked for.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Makes a guide one of this view's, taking it from another view that owns it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutState.guides.append(layoutGuide)
    item.insertGuide(layoutGuide.item)
    setNeedsLayout()
  }

  /// Takes a guide from the view and drops the constraints that speak of it; a guide of another
  /// view stays as it is.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutState.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    layoutState.guides.remove(at: index)
    layoutGuide.item.removeFromParent()
    setNeedsLayout()
  }

  /// The part of the view that bars and the edges of the screen leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutState.safeAreaGuide { return guide }
    let guide = UILayoutGuide(
      identifier: "UIViewSafeAreaLayoutGuide", insets: UIEdgeInsets(safeAreaGuideInsets))
    layoutState.safeAreaGuide = guide
    addLayoutGuide(guide)
    return guide
  }

  /// The part of the view within its layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = layoutState.marginsGuide { return guide }
    let guide = UILayoutGuide(identifier: "UIViewLayoutMarginsGuide", insets: layoutMargins)
    layoutState.marginsGuide = guide
    addLayoutGuide(guide)
    return guide
  }

  /// The part of the view within its layout margins that is no wider than text is easy to read.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layoutState.readableGuide { return guide }
    let guide = UILayoutGuide(
      identifier: "UIViewReadableContentGuide", insets: UIEdgeInsets(readableInsets))
    layoutState.readableGuide = guide
    addLayoutGuide(guide)
    return guide
  }

  /// The insets of the readable part: the margins, and more where the view is wide.
  var readableInsets: Insets {
    let widest = 672.0
    var insets = item.margins
    let extra = Double(layoutState.frame.size.width) - insets.left - insets.right - widest
    if extra > 0 {
      insets.left += extra / 2
      insets.right += extra / 2
    }
    return insets
  }

  /// Has the safe area guide follow the safe area and the alignment insets.
  func refreshSafeAreaGuide() {
    layoutState.safeAreaGuide?.item.ownerInsets = safeAreaGuideInsets
  }

  /// The insets of the safe area guide: guides count from the alignment rectangle, the safe area from
  /// the bounds.
  var safeAreaGuideInsets: Insets {
    let safe = layoutState.safeArea
    let around = item.alignmentInsets
    return Insets(
      top: safe.top - around.top, left: safe.left - around.left,
      bottom: safe.bottom - around.bottom,
      right: safe.right - around.right)
  }
}
