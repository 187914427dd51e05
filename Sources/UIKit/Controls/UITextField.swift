public import Foundation
import Frames
import TextMetrics

/// A line of text that the user can edit.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bevel.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// The text.
  open var text: String? = "" {
    didSet { if oldValue != text { invalidateIntrinsicContentSize() } }
  }

  /// What is shown where there is no text.
  open var placeholder: String? {
    didSet { if oldValue != placeholder { invalidateIntrinsicContentSize() } }
  }

  /// The font, the system's at 17 points by default.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { if oldValue != font { invalidateIntrinsicContentSize() } }
  }

  /// Whether the font follows the size of text that the user prefers, where it is the font of a text
  /// style or made by `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none {
    didSet { if oldValue != borderStyle { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Where the text stands between the edges.
  open var textAlignment = NSTextAlignment.natural

  /// Who is asked about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates a field without a text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a field without a text; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the text or placeholder and of what is drawn around it.
  ///
  /// A rounded field is 34 points high, and higher with a font above 20 points; any other is as high
  /// as a line, in whole points.
  open override var intrinsicContentSize: CGSize {
    let font = currentFont
    let width = textMeasurer.width(of: StyledText(shownText ?? "", font: font.metric))
    let line = Double(font.lineHeight).rounded(.up)
    switch borderStyle {
    case .roundedRect:
      return CGSize(width: width.rounded(.up) + 14, height: max(34, line + 10))
    case .none, .line, .bezel:
      return CGSize(width: width.rounded(.up), height: max(line, font.pointSize == 17 ? 22 : 0))
    }
  }

  /// The natural size, whatever size it may have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns where the text is drawn in some bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .roundedRect
      ? bounds.inset(by: UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7)) : bounds
  }

  /// Returns where the placeholder is drawn in some bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// Returns where the text is edited in some bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// A field accepts the focus where it can be operated and its delegate agrees.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  override func prepareContent() {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = currentFont.adjusted(to: surroundings.contentSizeCategory)
    if adjusted != currentFont { font = adjusted }
  }

  private var currentFont: UIFont { font ?? .systemFont(ofSize: 17) }

  override var baselineOffsets: (first: Double, last: Double) {
    let font = currentFont
    let height = baselineHeight(natural: Double(intrinsicContentSize.height))
    let top = (height - Double(font.lineHeight)) / 2
    let first = pixelGrid.rounded(top + Double(font.ascender))
    return (first, height - first)
  }

  override var shownText: String? {
    if let text, !text.isEmpty { return text }
    return placeholder
  }
}

/// What is asked about the editing of a field; every method has a default answer.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Returns whether Return does what it usually does; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows editing.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Leaves Return to the field.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
