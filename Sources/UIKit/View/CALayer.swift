public import Foundation

/// What corners, borders and shadows a view has.
///
/// Nothing is drawn and no frame depends on it; the values are kept for who asks.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// Whether what reaches beyond the bounds is cut off.
  open var masksToBounds = false
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float = 1
  /// A name for the layer.
  open var name: String?

  /// Creates a layer.
  public override init() {
    super.init()
  }
}
