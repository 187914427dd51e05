import Foundation
import UIKit

/// A text of units that cannot be broken, which wraps at the width the layout gives it.
///
/// It asks for its natural width first. Once it is laid out narrower, it asks for the height of the
/// lines it then needs, as labels do.
final class SceneTextView: UIView {
  private let text: SceneText
  /// The width the text was last laid out at, nil before it was.
  private var laidOutWidth: Double?

  init(_ text: SceneText) {
    self.text = text
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("A scene's text is made from a scene; use init(_:) instead of init(coder:).")
  }

  override var intrinsicContentSize: CGSize {
    let natural = Double(text.units) * text.unitWidth
    let limit = text.preferredMaximum > 0 ? text.preferredMaximum : laidOutWidth ?? 0
    // Widths come back from the solver with the noise of a sum.
    let noise = 1e-6
    guard limit > 0, natural > limit + noise, text.lines != 1, text.unitWidth > 0 else {
      return CGSize(width: CGFloat(natural), height: CGFloat(text.lineHeight))
    }
    let fitting = ((limit + noise) / text.unitWidth).rounded(.down)
    let unitsALine = max(1, min(fitting, Double(text.units)))
    var lines = (Double(text.units) / unitsALine).rounded(.up)
    if text.lines > 0 { lines = min(lines, Double(text.lines)) }
    return CGSize(
      width: CGFloat(unitsALine * text.unitWidth), height: CGFloat(lines * text.lineHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = Double(alignmentRect(forFrame: exactFrame).size.width)
    guard width != laidOutWidth else { return }
    laidOutWidth = width
    invalidateIntrinsicContentSize()
  }
}
