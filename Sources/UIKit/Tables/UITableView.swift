public import Foundation

/// A view that shows rows below each other, of which it builds those that can be seen.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The looks a table can have.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections set apart.
    case grouped = 1
  }

  /// How rows are set apart.
  public enum SeparatorStyle: Hashable, Sendable {
    /// Not at all.
    case none
    /// By a line.
    case singleLine
  }

  /// The height that stands for "as the row's constraints say".
  public static let automaticDimension: CGFloat = -1

  /// The look the table was made with.
  public let style: Style

  /// Who is asked for the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  /// Who is asked about heights and told of rows.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }

  /// The height of every row, in points; `automaticDimension` by default.
  open var rowHeight = UITableView.automaticDimension { didSet { remeasure() } }

  /// The height that a row is taken to have before it is built, in points; `automaticDimension`,
  /// the default, stands for 44.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { remeasure() } }

  /// How rows are set apart; no frame depends on it.
  open var separatorStyle = SeparatorStyle.singleLine

  /// Whether rows can be chosen.
  open var allowsSelection = true

  var rows = TableRows()
  var reuse = CellReuse()
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var laidOutWidth: CGFloat = 0

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Cells

  /// Has cells of a class made for an identifier; nil takes the class back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      reuse.classes[identifier] = nil
      return
    }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      fatalError(
        "register(_:forCellReuseIdentifier:): \(cellClass) is not a UITableViewCell; register a "
          + "subclass of it for \"\(identifier)\".")
    }
    reuse.classes[identifier] = cellClass
  }

  /// Returns a cell that is no longer shown, or a new one of the class registered for the
  /// identifier.
  ///
  /// - Precondition: a class is registered, else the program stops with a sentence.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "dequeueReusableCell(withIdentifier:for:): no cell class is registered for "
          + "\"\(identifier)\"; call register(_:forCellReuseIdentifier:) first.")
    }
    return cell
  }

  /// Returns a cell that is no longer shown, or a new one of the class registered for the
  /// identifier, or nil where none is.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// Returns the cell shown for a row, nil where the row is not in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  /// Returns the row that a cell is shown for, nil where it is not shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let path = cell.parts.indexPath, shownCells[path] === cell else { return nil }
    return path
  }

  /// The cells in sight, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows in sight, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

  /// Asks for everything again at the next layout pass.
  open func reloadData() {
    for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
    rows = TableRows()
    setNeedsLayout()
  }

  // MARK: Rows

  /// The number of sections.
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return rows.counts.count
  }

  /// Returns the number of rows in a section.
  ///
  /// - Precondition: there is such a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return rows.counts[section]
  }

  /// Returns the rectangle of a row in the content, estimated as far as rows have not been built.
  ///
  /// - Complexity: O(number of rows).
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadCountsIfNeeded()
    guard let index = rows.index(of: indexPath) else { return .zero }
    return CGRect(
      x: 0, y: rows.top(of: index), width: bounds.size.width, height: rows.heights[index])
  }

  /// Builds and places the rows in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }
}
