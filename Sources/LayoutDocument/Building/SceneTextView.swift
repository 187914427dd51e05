import Foundation
import UIKit

/// A text of units that cannot be broken, which wraps at the width the layout gives it.
///
/// It asks for its natural width; its height follows from the width it gets, as with labels.
final class SceneTextView: UIView {
  private let text: SceneText

  init(_ text: SceneText) {
    self.text = text
    super.init(frame: .zero)
    if text.preferredMaximum <= 0, text.lines != 1 {
      setContentHeight(atWidth: { Double(Self.size(of: text, width: $0).height) })
    }
  }

  required init?(coder: NSCoder) {
    fatalError("A scene's text is made from a scene; use init(_:) instead of init(coder:).")
  }

  override var intrinsicContentSize: CGSize {
    Self.size(of: text, width: text.preferredMaximum)
  }

  /// Returns the size of a text that may have a width, in points; 0 limits nothing.
  private nonisolated static func size(of text: SceneText, width: Double) -> CGSize {
    let natural = Double(text.units) * text.unitWidth
    // Widths come back from the solver with the noise of a sum.
    let noise = 1e-6
    guard width > 0, natural > width + noise, text.lines != 1, text.unitWidth > 0 else {
      return CGSize(width: CGFloat(natural), height: CGFloat(text.lineHeight))
    }
    let fitting = ((width + noise) / text.unitWidth).rounded(.down)
    let unitsALine = max(1, min(fitting, Double(text.units)))
    var lines = (Double(text.units) / unitsALine).rounded(.up)
    if text.lines > 0 { lines = min(lines, Double(text.lines)) }
    return CGSize(
      width: CGFloat(unitsALine * text.unitWidth), height: CGFloat(lines * text.lineHeight))
  }
}
