public import Foundation
import Frames

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; nil and empty texts have no size.
  open var text: String? {
    didSet { if oldValue != text { invalidateIntrinsicContentSize() } }
  }

  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font, the system's at 17 points by default and where nil is set.
  open var font: UIFont! = UILabel.standardFont {
    didSet {
      if font == nil { font = Self.standardFont }
      if oldValue != font { invalidateIntrinsicContentSize() }
    }
  }

  /// The greatest number of lines, 0 for as many as the text has; 1 by default.
  ///
  /// - Note: UIKit differs here: it also breaks lines that are too long. Here a text has the lines
  ///   it is written with.
  open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { invalidateIntrinsicContentSize() } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text, the system's for labels by default and where nil is set.
  open var textColor: UIColor! = UIColor.label {
    didSet { if textColor == nil { textColor = .label } }
  }
  /// Where the text stands between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// How a text that does not fit is treated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Creates a label without a text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a label without a text; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the text, rounded up to whole pixels.
  open override var intrinsicContentSize: CGSize { textSize }

  /// The size of the text, whatever size it may have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize }

  private var textSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return TextLayout.labelSize(
      of: text, font: font, maximumLines: max(0, numberOfLines), on: pixelGrid)
  }

  override var baselineOffsets: (first: Double, last: Double) {
    guard let text, !text.isEmpty else { return (0, 0) }
    let lineHeight = Double(font.lineHeight)
    let ascender = pixelGrid.rounded(Double(font.ascender))
    let height = Double(textSize.height)
    let linesBefore = (height / lineHeight).rounded(.down) - 1
    return (ascender, height - pixelGrid.rounded(linesBefore * lineHeight + Double(font.ascender)))
  }

  override var shownText: String? { text }

  override var isTextTruncated: Bool {
    guard numberOfLines == 1, let text else { return false }
    let needed = Double(textSize.width)
    return !text.isEmpty && needed > Double(exactFrame.size.width) + 0.01
  }
}
