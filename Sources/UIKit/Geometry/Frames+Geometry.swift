import Foundation
import Frames

extension CGRect {
  /// Creates a rectangle from one of the frame tree's.
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The rectangle as the frame tree holds it.
  var layoutRect: Rect {
    Rect(
      x: Double(origin.x), y: Double(origin.y), width: Double(size.width),
      height: Double(size.height))
  }
}

extension CGSize {
  /// The size as the frame tree holds it.
  var layoutSize: Size { Size(width: Double(width), height: Double(height)) }
}

extension UIEdgeInsets {
  /// Creates insets from the frame tree's.
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The insets as the frame tree holds them.
  var layoutInsets: Insets {
    Insets(
      top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right))
  }
}
