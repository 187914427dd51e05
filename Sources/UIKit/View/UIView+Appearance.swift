import AutoLayout
public import Foundation

extension UIView {
  /// How a view fits what it draws into its bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits into the bounds with its proportions.
    case scaleAspectFit = 1
    /// As small as fills the bounds with its proportions.
    case scaleAspectFill = 2
    /// Drawn anew when the bounds change.
    case redraw = 3
    /// In the middle, at its size.
    case center = 4
    /// At the top, at its size.
    case top = 5
    /// At the bottom, at its size.
    case bottom = 6
    /// At the left, at its size.
    case left = 7
    /// At the right, at its size.
    case right = 8
    /// In the top left corner, at its size.
    case topLeft = 9
    /// In the top right corner, at its size.
    case topRight = 10
    /// In the bottom left corner, at its size.
    case bottomLeft = 11
    /// In the bottom right corner, at its size.
    case bottomRight = 12
  }

  /// Whether the view is left out of what one sees; its constraints go on.
  public var isHidden: Bool {
    get { appearance.isHidden }
    set {
      guard newValue != appearance.isHidden else { return }
      appearance.isHidden = newValue
      superview?.setNeedsLayout()
      (superview as? UIStackView)?.noteArrangement()
    }
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat {
    get { appearance.alpha }
    set { appearance.alpha = min(max(newValue, 0), 1) }
  }

  /// The colour behind everything the view holds.
  public var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// The colour of what can be touched in the view.
  public var tintColor: UIColor? {
    get { appearance.tintColor ?? superview?.tintColor }
    set { appearance.tintColor = newValue }
  }

  /// How the view fits what it draws into its bounds.
  public var contentMode: ContentMode {
    get { appearance.contentMode }
    set { appearance.contentMode = newValue }
  }

  /// Whether what reaches beyond the bounds is cut off.
  public var clipsToBounds: Bool {
    get { appearance.layer?.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view fills its bounds with nothing showing through.
  public var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// Whether the view can be touched.
  public var isUserInteractionEnabled: Bool {
    get { appearance.isUserInteractionEnabled }
    set { appearance.isUserInteractionEnabled = newValue }
  }

  /// A number by which `viewWithTag(_:)` finds the view.
  public var tag: Int {
    get { appearance.tag }
    set { appearance.tag = newValue }
  }

  /// What corners, borders and shadows the view has.
  public var layer: CALayer {
    if let layer = appearance.layer { return layer }
    let layer = CALayer()
    appearance.layer = layer
    return layer
  }

  /// The name by which tests and dumps find the view.
  public var accessibilityIdentifier: String? {
    get { item.identifier }
    set { item.identifier = newValue }
  }

  /// What is read out in place of the view.
  public var accessibilityLabel: String? {
    get { appearance.accessibilityLabel }
    set { appearance.accessibilityLabel = newValue }
  }

  /// What the surroundings of the view are like.
  public var traitCollection: UITraitCollection { surroundings.traitCollection }
}
