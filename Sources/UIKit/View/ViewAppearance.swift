import Foundation

/// What a view remembers that no frame depends on.
struct ViewAppearance {
  var isHidden = false
  var alpha: CGFloat = 1
  var tag = 0
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isUserInteractionEnabled = true
  var isOpaque = true
  var transform = CGAffineTransform.identity
  var accessibilityLabel: String?
  var layer: CALayer?
}
