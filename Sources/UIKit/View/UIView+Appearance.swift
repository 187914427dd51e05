import AutoLayout
import Foundation

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

  /// Whether the view fills its bounds with nothing showing through.
  public var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// How the view is shown: moved, stretched or turned around its centre.
  ///
  /// - Note: UIKit differs here: its `frame` then is the rectangle around what is shown. Here, as for
  ///   constraints there, a transform moves nothing.
  public var transform: CGAffineTransform {
    get { appearance.transform }
    set { appearance.transform = newValue }
  }

  /// What corners, borders and shadows the view has.
  public var layer: CALayer {
    if let layer = appearance.layer { return layer }
    let layer = CALayer()
    appearance.layer = layer
    return layer
  }

  /// What is read out in place of the view.
  public var accessibilityLabel: String? {
    get { appearance.accessibilityLabel }
    set { appearance.accessibilityLabel = newValue }
  }
}
