import Foundation

/// The rows of a table: how many there are, and how high each is, measured or estimated.
struct TableRows {
  /// The number of rows in each section, empty before the data source has been asked.
  var counts: [Int] = []
  /// The heights of all rows, section after section, in points.
  var heights: [CGFloat] = []
  /// Whether a row's height is what its constraints say.
  var isMeasured: [Bool] = []
  var isLoaded = false

  /// Returns the place of a row among all rows, or nil where there is none.
  func index(of path: IndexPath) -> Int? {
    guard counts.indices.contains(path.section), path.row >= 0, path.row < counts[path.section]
    else { return nil }
    return counts[..<path.section].reduce(0, +) + path.row
  }

  /// Returns the distance from the top of the content to a row.
  func top(of index: Int) -> CGFloat { heights[..<index].reduce(0, +) }

  /// The height of all rows together.
  var totalHeight: CGFloat { heights.reduce(0, +) }
}

/// The cells that wait for reuse, and the classes from which new ones are made.
@MainActor
struct CellReuse {
  var classes: [String: UITableViewCell.Type] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]

  mutating func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].map {
      CellConstructor.makeCell(of: $0, reuseIdentifier: identifier)
    }
  }

  mutating func enqueue(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }
}
