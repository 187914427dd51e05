import AutoLayout
public import Foundation
import Frames

/// A guide that follows something that moves over the view.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers; the part that the safe area leaves out at the bottom
/// while there is no keyboard.
///
/// The keyboard's frame is that of the window's environment.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that does not stand at the bottom of the window; otherwise
  /// that counts as none.
  open var followsUndockedKeyboard = false {
    didSet { owningView?.setNeedsLayout() }
  }

  /// Whether the guide is at least as high as what the safe area leaves out at the bottom.
  open var usesBottomSafeArea = true {
    didSet { owningView?.setNeedsLayout() }
  }

  /// How far above the keyboard a drag begins to dismiss it, in points; no frame depends on it.
  open var keyboardDismissPadding: CGFloat = 0

  private var left: LayoutConstraint?
  private var right: LayoutConstraint?
  private var bottom: LayoutConstraint?
  private var height: LayoutConstraint?

  /// Makes the guide of a view and keeps it where the keyboard is.
  static func guide(of view: UIView) -> UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    view.addLayoutGuide(guide)
    func keep(
      _ first: LayoutAnchor, _ second: LayoutAnchor?, _ name: String
    ) -> LayoutConstraint {
      let constraint = LayoutConstraint(first, .equal, second)
      constraint.isGiven = true
      constraint.identifier = "UIViewKeyboardLayoutGuide-\(name)"
      // The guide stands in the view, so there is a common ancestor.
      try? constraint.activate(order: ActivationClock.next())
      return constraint
    }
    let own = guide.item
    let outer = view.item
    guide.left = keep(LayoutAnchor(own, .left), LayoutAnchor(outer, .left), "left")
    guide.right = keep(LayoutAnchor(outer, .right), LayoutAnchor(own, .right), "right")
    guide.bottom = keep(LayoutAnchor(outer, .bottom), LayoutAnchor(own, .bottom), "bottom")
    guide.height = keep(LayoutAnchor(own, .height), nil, "height")
    _ = guide.refresh()
    return guide
  }

  /// Takes over where the keyboard is now.
  ///
  /// - Returns: whether anything changed.
  func refresh() -> Bool {
    guard let view = owningView else { return false }
    var place = Insets.zero
    var length = usesBottomSafeArea ? view.layoutState.safeArea.bottom : 0
    if let window = view.window, let keyboard = window.environment.keyboardFrame?.layoutRect {
      let origin = view.item.absoluteOrigin
      let size = view.exactFrame.size.layoutSize
      let far = (x: origin.x + size.width, y: origin.y + size.height)
      // A keyboard that reaches the bottom of the window stands there.
      if keyboard.maxY >= Double(window.bounds.size.height) - 0.5 {
        length = max(length, min(size.height, far.y - keyboard.minY))
      } else if followsUndockedKeyboard {
        place = Insets(
          top: 0, left: keyboard.minX - origin.x, bottom: far.y - keyboard.maxY,
          right: far.x - keyboard.maxX)
        length = keyboard.height
      }
    }
    let wanted = [
      (left, place.left), (right, place.right), (bottom, place.bottom), (height, length),
    ]
    var isChanged = false
    for (constraint, value) in wanted where constraint?.constant != value {
      constraint?.constant = value
      isChanged = true
    }
    return isChanged
  }
}

extension UIView {
  /// The part of the view that the keyboard covers.
  ///
  /// Without a keyboard it is as high as what the safe area leaves out at the bottom. A test sets the
  /// keyboard with the window's `environment.keyboardFrame`.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide.guide(of: self)
    layoutState.keyboardGuide = guide
    return guide
  }
}
