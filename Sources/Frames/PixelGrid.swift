/// The grid of pixels on which computed frames come to lie.
///
/// Edges are rounded in absolute coordinates, half up, and a frame is what lies between its rounded
/// edges, less the rounded origin of its parent. Columns of one exact width may therefore differ by
/// a pixel; this reproduces recorded frames where rounding each frame by itself does not.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels a point, for example 3.
  public var pixelScale: Double

  /// Creates a grid with a number of pixels a point.
  ///
  /// - Precondition: `pixelScale` is positive and finite.
  public init(pixelScale: Double) {
    self.pixelScale = pixelScale
  }

  /// Returns an absolute edge moved to the nearest pixel, half up.
  ///
  /// An edge that misses the middle between two pixels by less than a ten-thousandth of one, the noise
  /// of sums and of numbers written with four decimals, counts as being there.
  public func rounded(_ edge: Double) -> Double {
    let result = (edge * pixelScale + 0.5 + 1e-4).rounded(.down) / pixelScale
    return result == 0 ? 0 : result
  }

  /// Returns a length rounded up to whole pixels, as sizes of text and fitting sizes are.
  public func roundedUp(_ length: Double) -> Double {
    // A length that misses a pixel by the noise of a sum is that pixel.
    ((length * pixelScale - 1e-6).rounded(.up)) / pixelScale
  }

  /// Returns an absolute rectangle with all four edges on pixels.
  public func rounded(_ rect: Rect) -> Rect {
    let x = rounded(rect.minX)
    let y = rounded(rect.minY)
    return Rect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}
