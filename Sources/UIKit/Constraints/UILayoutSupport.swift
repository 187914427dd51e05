import AutoLayout
public import Foundation
import Frames

/// What a controller's view leaves to bars at its top or bottom, as a guide of the time before safe
/// areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view the bars cover, in points.
  var length: CGFloat { get }
  /// The top edge of what the bars cover.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of what the bars cover.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of what the bars cover.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of what bars cover at the top or the bottom of a controller's view.
///
/// Two constraints of the view keep it there, and its height follows the safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  let isTop: Bool
  private var height: NSLayoutConstraint?

  init(isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init()
    item.className = "_UILayoutGuide"
    identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    view.addLayoutGuide(self)
    let height = heightAnchor.constraint(equalToConstant: covered(of: view))
    let edge =
      isTop
      ? topAnchor.constraint(equalTo: view.topAnchor)
      : view.bottomAnchor.constraint(equalTo: bottomAnchor)
    for constraint in [edge, height] {
      constraint.layoutConstraint.isGiven = true
      constraint.layoutConstraint.location = nil
      constraint.isActive = true
    }
    self.height = height
  }

  required init?(coder: NSCoder) {
    isTop = true
    super.init(coder: coder)
  }

  var length: CGFloat { owningView.map { covered(of: $0) } ?? 0 }

  /// Takes over what bars cover of the view now.
  func refresh() {
    height?.constant = length
  }

  private func covered(of view: UIView) -> CGFloat {
    let safe = view.layoutState.safeArea
    return CGFloat(isTop ? safe.top : safe.bottom)
  }
}

extension UIViewController {
  /// What bars cover at the top of the view, as a guide.
  ///
  /// Asking for it adds two constraints to the view. Use the view's safe area in new code.
  public var topLayoutGuide: any UILayoutSupport { supportGuide(isTop: true) }

  /// What bars cover at the bottom of the view, as a guide.
  ///
  /// Asking for it adds two constraints to the view. Use the view's safe area in new code.
  public var bottomLayoutGuide: any UILayoutSupport { supportGuide(isTop: false) }

  private func supportGuide(isTop: Bool) -> LayoutSupportGuide {
    let view = requiredView
    if let guide = view.layoutState.supportGuides.first(where: { $0.isTop == isTop }) {
      return guide
    }
    let guide = LayoutSupportGuide(isTop: isTop, of: view)
    view.layoutState.supportGuides.append(guide)
    return guide
  }
}
