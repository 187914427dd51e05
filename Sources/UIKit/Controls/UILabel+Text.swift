import AutoLayout
import Foundation
import Frames
import TextMetrics

extension UILabel {
  /// A width from which on nothing is limited.
  static let unlimited: CGFloat = 1e6

  /// Lays out the text at a width in points.
  func textLayout(width: CGFloat, lines: Int) -> TextLayout? {
    guard let styledText else { return nil }
    return textMeasurer.layout(styledText, in: container(width: width, lines: lines))
  }

  private func container(width: CGFloat, lines: Int) -> TextContainer {
    let limit = width < Self.unlimited ? Double(max(0, width)) : .infinity
    return TextContainer(width: limit, maximumLines: lines, breaking: lineBreakMode.breaking)
  }

  /// Returns the size of the text at a width, rounded up to whole pixels; nil where there is no text.
  func textSize(width: CGFloat, lines: Int) -> CGSize? {
    guard let layout = textLayout(width: width, lines: lines) else { return nil }
    let grid = pixelGrid
    // One line that is cut off is as wide as its room.
    let shown = min(layout.width, width < Self.unlimited ? Double(width) : .infinity)
    return CGSize(width: grid.roundedUp(shown), height: grid.roundedUp(layout.height))
  }

  /// The size the label has as it was last laid out; nil before.
  private var laidOutSize: CGSize? {
    if !item.isFrameDriven, let rect = item.currentEngine?.alignmentRect(of: item) {
      return CGSize(width: rect.width, height: rect.height)
    }
    return item.isFrameDriven && bounds.width > 0 ? bounds.size : nil
  }

  /// The distances from the top to the first baseline, and from the bottom to the last, on whole pixels.
  ///
  /// The text stands in the middle of the label's height.
  var textBaselines: (first: Double, last: Double) {
    guard styledText != nil else { return (0, 0) }
    let size = laidOutSize
    let width = size?.width ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    guard let layout = textLayout(width: width, lines: max(0, numberOfLines)) else { return (0, 0) }
    let height = baselineHeight(natural: pixelGrid.roundedUp(layout.height))
    let top = (height - layout.height) / 2 + baselineShift(at: width)
    let first = pixelGrid.rounded(top + layout.firstBaseline)
    let last = pixelGrid.rounded(top + layout.lastBaseline)
    return (first, height - last)
  }

  /// How far the baseline moves because the font shrinks, in points.
  private func baselineShift(at width: CGFloat) -> Double {
    guard let styledText, baselineAdjustment != .alignBaselines else { return 0 }
    let scale = shrinkingScale(at: width)
    guard scale < 1 else { return 0 }
    let whole = textMeasurer.layout(styledText, in: TextContainer(breaking: .clipped))
    let small = textMeasurer.layout(
      styledText.scaled(by: scale), in: TextContainer(breaking: .clipped))
    let atTop = small.firstBaseline - whole.firstBaseline
    return baselineAdjustment == .none ? atTop : atTop + (whole.height - small.height) / 2
  }

  /// By how much the font shrinks at a width, 1 where it does not.
  private func shrinkingScale(at width: CGFloat) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let styledText, width < Self.unlimited
    else { return 1 }
    let least = min(max(Double(minimumScaleFactor), 0), 1)
    return textMeasurer.scale(of: styledText, toFit: Double(width), least: least)
  }

  /// Whether some of the text does not fit where the label now lies.
  var isCut: Bool {
    guard let styledText else { return false }
    let frame = exactFrame
    let noise = 0.01
    let scale = shrinkingScale(at: frame.width + noise)
    let layout = textMeasurer.layout(
      styledText.scaled(by: scale),
      in: container(width: frame.width + noise, lines: max(0, numberOfLines)))
    if layout.isTruncated { return true }
    // A last line that does not fit is not shown; a line alone always is.
    return layout.lines.count > 1 && layout.height > Double(frame.height) + 1
  }
}
