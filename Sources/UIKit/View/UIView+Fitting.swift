import AutoLayout
public import Foundation
import Frames

extension UIView {
  /// The wish for the smallest size a view can have, for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The wish for the largest size a view can have, for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Solves the subtree by itself with a wish for its size.
  ///
  /// - Returns: the size of the frame, rounded up to whole pixels.
  func fittingSize(
    _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    LayoutPass(root: self).prepare()
    if item.isFrameDriven { refreshContent(isMeasured: true) }
    let target = alignmentRect(
      forFrame: CGRect(origin: .zero, size: Self.finite(targetSize))
    ).size
    let exact = item.fittingSize(
      target: target.layoutSize, horizontal: horizontal.layoutPriority,
      vertical: vertical.layoutPriority)
    let size = frame(
      forAlignmentRect: CGRect(x: 0, y: 0, width: exact.width, height: exact.height)
    ).size
    return CGSize(
      width: pixelGrid.roundedUp(Double(size.width)),
      height: pixelGrid.roundedUp(Double(size.height)))
  }

  /// Returns a wished-for size within what can be computed with: no layout is a million points large.
  private static func finite(_ size: CGSize) -> CGSize {
    func bounded(_ length: CGFloat) -> CGFloat {
      guard !length.isNaN else {
        fatalError(
          "systemLayoutSizeFitting was asked for a size that is not a number; check its target.")
      }
      return min(max(length, -1e6), 1e6)
    }
    return CGSize(width: bounded(size.width), height: bounded(size.height))
  }
}
