import AutoLayout
import Foundation
import Frames

extension UIView {
  /// Whether the margins keep content at least as far from the superview's edges as its margins do.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesSuperviewMargins }
    set {
      layoutState.preservesSuperviewMargins = newValue
      refreshMargins()
      setNeedsLayout()
    }
  }

  /// Whether the safe area's insets are added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      refreshMargins()
      setNeedsLayout()
    }
  }

  func setMargins(_ margins: ViewMargins) {
    layoutState.margins = margins
    refreshMargins()
    setNeedsLayout()
  }

  /// The view's own margins, physical, without safe area and superview.
  private var ownMargins: Insets {
    var own: Insets?
    switch layoutState.margins {
    case .physical(let insets): own = insets.layoutInsets
    case .directional(let insets):
      let isMirrored = item.direction == .rightToLeft
      own =
        UIEdgeInsets(
          top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
          bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing
        ).layoutInsets
    case nil: break
    }
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return own ?? Insets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let least = Double(surroundings.systemMinimumLayoutMargin)
    return Insets(
      top: own?.top ?? 0, left: max(own?.left ?? 0, least), bottom: own?.bottom ?? 0,
      right: max(own?.right ?? 0, least))
  }

  /// Works out the effective margins again and tells the guides.
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  func refreshMargins() -> Bool {
    var margins = ownMargins
    if layoutState.insetsMarginsFromSafeArea {
      margins.top += layoutState.safeArea.top
      margins.left += layoutState.safeArea.left
      margins.bottom += layoutState.safeArea.bottom
      margins.right += layoutState.safeArea.right
    }
    if layoutState.preservesSuperviewMargins, let superview {
      let outer = superview.item.margins
      let size = superview.exactFrame.size
      let frame = exactFrame.layoutRect
      // An edge that lies within the superview's margin makes up for what is missing of it.
      margins.left = max(margins.left, outer.left - max(0, frame.minX))
      margins.top = max(margins.top, outer.top - max(0, frame.minY))
      margins.right = max(margins.right, outer.right - max(0, Double(size.width) - frame.maxX))
      margins.bottom = max(
        margins.bottom, outer.bottom - max(0, Double(size.height) - frame.maxY))
    }
    let isChanged = margins != item.margins
    if isChanged {
      item.margins = margins
      layoutState.marginsGuide?.item.ownerInsets = margins
      layoutMarginsDidChange()
    }
    if let guide = layoutState.readableGuide, guide.item.ownerInsets != readableInsets {
      guide.item.ownerInsets = readableInsets
      return true
    }
    return isChanged
  }

  /// Works out the safe area and the margins that follow from where the view now lies.
  ///
  /// - Returns: whether anything changed.
  func refreshInsets() -> Bool {
    let safeArea = currentSafeArea
    let isChanged = safeArea != layoutState.safeArea
    if isChanged {
      layoutState.safeArea = safeArea
      refreshSafeAreaGuide()
      for guide in layoutState.supportGuides { guide.refresh() }
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    let movesKeyboard = layoutState.keyboardGuide?.refresh() ?? false
    guard
      isChanged || controller != nil || layoutState.preservesSuperviewMargins
        || layoutState.readableGuide != nil
    else { return movesKeyboard }
    return refreshMargins() || isChanged || movesKeyboard
  }

  /// The part of the superview's unsafe area that overlaps the view, and what its controller adds.
  private var currentSafeArea: Insets {
    guard let superview else {
      guard let window = self as? UIWindow else { return controllerInsets ?? .zero }
      return window.environment.safeAreaInsets.layoutInsets
    }
    let outer = superview.layoutState.safeArea
    var result = Insets.zero
    if outer != .zero {
      let size = superview.exactFrame.size
      let frame = exactFrame.layoutRect
      let origin = superview.layoutState.boundsOrigin
      let x = frame.minX - Double(origin.x)
      let y = frame.minY - Double(origin.y)
      func overlap(_ depth: Double, _ limit: Double) -> Double { min(max(depth, 0), limit) }
      result = Insets(
        top: overlap(outer.top - y, outer.top), left: overlap(outer.left - x, outer.left),
        bottom: overlap(
          y + frame.height - Double(size.height) + outer.bottom, outer.bottom),
        right: overlap(x + frame.width - Double(size.width) + outer.right, outer.right))
    }
    guard let added = controllerInsets else { return result }
    return Insets(
      top: result.top + added.top, left: result.left + added.left,
      bottom: result.bottom + added.bottom, right: result.right + added.right)
  }

  private var controllerInsets: Insets? {
    guard let controller else { return nil }
    let own = controller.additionalSafeAreaInsets.layoutInsets
    let container = controller.containerInsets.layoutInsets
    return Insets(
      top: own.top + container.top, left: own.left + container.left,
      bottom: own.bottom + container.bottom, right: own.right + container.right)
  }
}
