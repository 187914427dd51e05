import AutoLayout
public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  // This initialiser stays the first member, and `parts` the only stored property: see
  // `CellConstructor`.

  /// Creates a cell of a style, for reuse under an identifier.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    parts = CellParts(style: style, reuseIdentifier: reuseIdentifier)
    super.init(frame: .zero)
    adoptContentView()
  }

  /// Creates a cell; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    parts = CellParts(style: .default, reuseIdentifier: nil)
    super.init(coder: coder)
    adoptContentView()
  }

  let parts: CellParts

  /// The looks a cell can have.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text at the leading edge.
    case `default` = 0
    /// A text at the leading edge and another at the trailing one.
    case value1 = 1
    /// Two texts beside each other.
    case value2 = 2
    /// Two texts below each other.
    case subtitle = 3
  }

  /// How a cell shows that it is chosen.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// In blue.
    case blue = 1
    /// In grey.
    case gray = 2
    /// As usual.
    case `default` = 3
  }

  /// The identifier under which the cell is reused.
  public var reuseIdentifier: String? { parts.reuseIdentifier }

  /// The view that holds what the cell shows; it fills the cell.
  public var contentView: UIView { parts.contentView }

  /// The label of a cell that shows a text and nothing else, made when it is first asked for.
  public var textLabel: UILabel? {
    if let label = parts.textLabel { return label }
    let label = UILabel()
    parts.textLabel = label
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: CellParts.textInset),
      label.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -CellParts.textInset),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    return label
  }

  /// How the cell shows that it is chosen.
  public var selectionStyle: SelectionStyle {
    get { parts.selectionStyle }
    set { parts.selectionStyle = newValue }
  }

  /// Whether the cell is chosen.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Chooses the cell or lets go of it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    parts.isSelected = selected
  }

  /// Tells the cell that it will show another row.
  open func prepareForReuse() {}

  /// Tells the cell that it has been read from a document.
  open func awakeFromNib() {}

  /// Notes which row the cell shows; nil while it waits for reuse.
  func stand(at path: IndexPath?) {
    parts.indexPath = path
    item.shellName = path.map { "\(displayClassName)@\($0.section).\($0.row)" }
  }

  private func adoptContentView() {
    addSubview(parts.contentView)
    parts.contentView.fill(self)
  }
}

/// What a cell is made of.
@MainActor
final class CellParts {
  let style: UITableViewCell.CellStyle
  let reuseIdentifier: String?
  let contentView = CellContentView()
  var textLabel: UILabel?
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var isSelected = false
  /// Where the cell stands, nil while it waits for reuse.
  var indexPath: IndexPath?

  /// The distance of a cell's own text from the edges of the cell.
  static let textInset: CGFloat = 16

  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }
}

/// The view that fills a cell, by constraints of the system, so that what it holds can give the cell
/// its height.
@MainActor
final class CellContentView: UIView {
  override var isPlacedByGivenConstraints: Bool { true }

  /// Keeps the view at the edges of a cell.
  func fill(_ cell: UIView) {
    scenario = {
      var scenario = ViewScenario()
      scenario.className = "UIView"
      return scenario
    }()
    item.shellName = "contentView"
    refreshDriver()
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      let edge = LayoutConstraint(
        LayoutAnchor(item, attribute), .equal, LayoutAnchor(cell.item, attribute))
      edge.isGiven = true
      // Both stand in one hierarchy and the numbers are sound.
      try? edge.activate(order: 0)
    }
  }
}
