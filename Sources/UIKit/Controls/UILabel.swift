public import Foundation
import Frames
import TextMetrics

/// A view that shows text.
///
/// A label of several lines is as wide as its constraints make it: the layout solves for its width
/// first, then measures the text at that width and solves again with the height it needs.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// What the label shows.
  private enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  /// How the baseline moves where the font shrinks.
  public enum BaselineAdjustment: Int, Hashable, Sendable {
    /// It stays where it is with the whole font.
    case alignBaselines = 0
    /// The text stays in the middle.
    case alignCenters = 1
    /// The text stays at the top.
    case none = 2
  }

  private var content = Content.none { didSet { noteChangedText() } }
  /// The text as it is measured, nil where it is to be made again.
  private var knownStyledText: StyledText?
  /// The width at which a layout pass asks for the size, in points; nil outside of one.
  var passWidth: Double?

  /// The text; nil and empty texts have no size.
  ///
  /// Setting it drops the attributes of `attributedText`.
  open var text: String? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set {
      if case .attributed = content {} else if newValue == text { return }
      content = newValue.map { .plain($0) } ?? .none
    }
  }

  /// The text with its attributes; where `text` was set, that text in the label's font.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): NSAttributedString(string: text, attributes: [.font: currentFont])
      case .attributed(let text): text
      }
    }
    set {
      // What was given may be changed by its owner later.
      content = (newValue?.copy() as? NSAttributedString).map { .attributed($0) } ?? .none
    }
  }

  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font, the system's at 17 points by default and where nil is set.
  ///
  /// Setting it gives the whole of an attributed text the font.
  open var font: UIFont! = UILabel.standardFont {
    didSet {
      if font == nil { font = Self.standardFont }
      guard oldValue != font else { return }
      if case .attributed(let text) = content {
        content = .attributed(text.replacing(.font, with: currentFont))
      } else {
        noteChangedText()
      }
    }
  }

  var currentFont: UIFont { font ?? Self.standardFont }

  /// Whether the font follows the size of text that the user prefers, where it is the font of a text
  /// style or made by `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if oldValue != adjustsFontForContentSizeCategory { noteChangedText() } }
  }

  /// The greatest number of lines, 0 for as many as the text has; 1 by default.
  open var numberOfLines = 1 { didSet { if oldValue != numberOfLines { noteChangedText() } } }

  /// The width at which the text is broken for the content size, in points; at 0, the default, it is the
  /// width that the layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { noteChangedText() } }
  }

  /// How a text that does not fit is treated.
  ///
  /// In a label of several lines the modes that truncate break between words and cut the last line.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if oldValue != lineBreakMode { noteChangedText() } }
  }

  /// What lines may be broken by; by default words of Hangul are broken at spaces only.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if oldValue != lineBreakStrategy { noteChangedText() } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text, the system's for labels by default and where nil is set.
  open var textColor: UIColor! = UIColor.label {
    didSet { if textColor == nil { textColor = .label } }
  }
  /// Where the text stands between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the font shrinks so that a line fits; the content size stays that of the whole font.
  open var adjustsFontSizeToFitWidth = false { didSet { noteChangedBaselines() } }
  /// How far the font may shrink, as a part of its size; at 0 as far as it takes.
  open var minimumScaleFactor: CGFloat = 0 { didSet { noteChangedBaselines() } }
  /// How the baseline moves where the font shrinks.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines {
    didSet { noteChangedBaselines() }
  }
  /// Whether characters may move closer together before a text is cut; no width changes by it here.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the label is chosen; no size changes by it.
  open var isHighlighted = false
  /// Whether the label looks as if it could be used; no size changes by it.
  open var isEnabled = true
  /// The colour of a chosen label's text.
  open var highlightedTextColor: UIColor?

  /// Creates a label without a text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a label without a text; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func noteChangedText() {
    knownStyledText = nil
    invalidateIntrinsicContentSize()
  }

  private func noteChangedBaselines() {
    // They are read with the content size.
    invalidateIntrinsicContentSize()
  }

  /// The text as it is measured; nil where there is none.
  var styledText: StyledText? {
    if let knownStyledText { return knownStyledText }
    var rules = ParagraphRules()
    rules.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    switch content {
    case .none: break
    case .plain(let text):
      knownStyledText =
        text.isEmpty ? nil : StyledText(text, font: currentFont.metric, paragraph: rules)
    case .attributed(let text):
      knownStyledText =
        text.length == 0 ? nil : StyledText(text, font: currentFont, paragraph: rules)
    }
    return knownStyledText
  }

  // MARK: Sizes

  /// Returns the rectangle that the text takes in some bounds with a number of lines, 0 for any number.
  ///
  /// Its size is exact up to whole pixels; it stands at the top of the bounds, and between their sides
  /// as `textAlignment` says. Content sizes are taken from it, so that a subclass that adds an inset
  /// here is as much larger.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let size = textSize(width: bounds.width, lines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let height = bounds.height > 0 ? min(size.height, bounds.height) : size.height
    let left = max(0, bounds.width - size.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBounded = bounds.width < Self.unlimited
    let x: CGFloat =
      switch textAlignment {
      case _ where !isBounded: 0
      case .center: left / 2
      case .right: left
      case .natural where isMirrored: left
      default: 0
      }
    return CGRect(x: bounds.minX + x, y: bounds.minY, width: size.width, height: height)
  }

  /// The size of the text, rounded up to whole pixels.
  ///
  /// It is broken into lines at `preferredMaxLayoutWidth`. Where that is 0 the answer is the size of the
  /// text in the lines it is written with, and the layout asks for the height again once it knows the
  /// width.
  open override var intrinsicContentSize: CGSize {
    let width = passWidth.map { CGFloat($0) } ?? preferredMaxLayoutWidth
    let limit = numberOfLines != 1 && width > 0 ? width : .greatestFiniteMagnitude
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: max(0, numberOfLines)
    ).size
  }

  /// Returns the size of the text where it may have a width; lengths that are not above 0 limit nothing.
  ///
  /// A label of one line answers its whole width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    return textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: isLimited ? size.width : .greatestFiniteMagnitude,
        height: size.height > 0 ? size.height : .greatestFiniteMagnitude),
      limitedToNumberOfLines: max(0, numberOfLines)
    ).size
  }

  override var contentHeightAtWidth: ((Double) -> Double)? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, styledText != nil else { return nil }
    return { [weak self] width in
      // The engine runs inside of a layout pass, which is on the main actor.
      MainActor.assumeIsolated { self?.height(atWidth: width) ?? 0 }
    }
  }

  private func height(atWidth width: Double) -> Double {
    passWidth = width
    defer { passWidth = nil }
    let height = Double(intrinsicContentSize.height)
    return height.isFinite ? max(0, height) : 0
  }

  override func prepareContent() {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = currentFont.adjusted(to: surroundings.contentSizeCategory)
    if adjusted != currentFont { font = adjusted }
  }

  override var baselineOffsets: (first: Double, last: Double) { textBaselines }

  override var shownText: String? { text }

  override var isTextTruncated: Bool { isCut }
}
