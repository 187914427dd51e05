public import Foundation
import Frames
import TextMetrics

/// A control that does something when it is touched.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The looks a button can have.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Plain.
    case custom = 0
    /// As the system's are.
    case system = 1
  }

  /// The look the button was made with.
  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private let label = UIButtonLabel()

  /// Creates a plain button without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptLabel()
  }

  /// Creates a plain button without a title; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptLabel()
  }

  /// Creates a button of a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  private func adoptLabel() {
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    label.onChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    addSubview(label)
  }

  /// The label that shows the title; set its font, not its text.
  open var titleLabel: UILabel? { label }

  /// Sets the title for a state; the one for the usual state stands in where there is none.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    refreshTitle()
  }

  /// Returns the title that was set for a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  /// The title that is shown now.
  open var currentTitle: String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    refreshTitle()
  }

  /// Returns the colour of the title that was set for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }

  /// Whether the button can be operated.
  open override var isEnabled: Bool { didSet { refreshTitle() } }
  /// Whether the button is chosen.
  open override var isSelected: Bool { didSet { refreshTitle() } }
  /// Whether a finger is on the button.
  open override var isHighlighted: Bool { didSet { refreshTitle() } }

  private func refreshTitle() {
    label.text = currentTitle
    let normal = UIControl.State.normal.rawValue
    if let color = titleColors[state.rawValue] ?? titleColors[normal] { label.textColor = color }
  }

  /// The title with 6 points above and below, in whole points and at least 30 wide.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: max(30, titleWidth.rounded(.up)),
      height: Double(label.currentFont.lineHeight).rounded(.up) + 12)
  }

  /// The exact width of the title in one line, in points.
  private var titleWidth: Double { label.styledText.map { textMeasurer.width(of: $0) } ?? 0 }

  /// The natural size, whatever size it may have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the title in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = label.intrinsicContentSize
    let width = min(wanted.width, bounds.size.width)
    label.frame = CGRect(
      x: (bounds.size.width - width) / 2, y: (bounds.size.height - wanted.height) / 2,
      width: width, height: wanted.height)
  }

  override var baselineOffsets: (first: Double, last: Double) {
    let font = label.currentFont.metric
    let height = baselineHeight(natural: font.lineHeight.rounded(.up) + 12)
    let first = pixelGrid.rounded((height - font.lineHeight) / 2 + font.ascent)
    return (first, height - first)
  }

  override var shownText: String? { currentTitle }

  override var isTextTruncated: Bool {
    titleWidth > Double(exactFrame.size.width) + 0.01
  }
}

/// The label that shows a button's title.
private final class UIButtonLabel: UILabel {
  var onChange: (() -> Void)?

  override var isPrivatePart: Bool { true }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! { didSet { onChange?() } }

  override var text: String? { didSet { onChange?() } }
}
