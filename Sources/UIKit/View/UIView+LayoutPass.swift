import AutoLayout
import Foundation
import Frames

extension UIView {
  /// Whether `updateConstraints` will run at the next layout pass.
  public func needsUpdateConstraints() -> Bool { needs.contains(.constraints) }

  /// Runs `updateConstraints` on what asks for it in the hierarchy, from the inside out.
  public func updateConstraintsIfNeeded() {
    LayoutPass(root: rootView).prepare()
  }

  /// Gives the subviews that are placed by constraints their solved frames, on the pixel grid.
  func applySolvedFrames() {
    let grid = pixelGrid
    for child in subviewList.views {
      if let frame = child.solvedFrame(on: grid) { child.frame = frame }
    }
  }

  /// Whether a subview placed by constraints is not where they say.
  func hasMovedSubview(on grid: PixelGrid) -> Bool {
    subviewList.views.contains { child in
      child.solvedFrame(on: grid).map { $0 != child.layoutState.frame } ?? false
    }
  }

  /// The frame the constraints say, nil where they do not.
  func solvedFrame(on grid: PixelGrid) -> CGRect? {
    guard !item.isFrameDriven else { return nil }
    guard let rect = item.currentEngine?.pixelFrame(of: item, on: grid) else { return nil }
    // Constants near the end of what numbers can hold may add up to more; the view then stays.
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    return numbers.allSatisfy(\.isFinite) ? CGRect(rect) : nil
  }
}
