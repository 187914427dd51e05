import Foundation

extension UITableView {
  /// The height of a row whose constraints say none, and of one that has not been built.
  private static let defaultRowHeight: CGFloat = 44

  /// Asks how many rows there are, once until the next `reloadData()`.
  func loadCountsIfNeeded() {
    guard !rows.isLoaded else { return }
    rows = TableRows()
    rows.isLoaded = true
    guard let dataSource else { return }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      rows.counts.append(max(0, dataSource.tableView(self, numberOfRowsInSection: section)))
    }
    forgetHeights()
  }

  /// Takes every row for unmeasured.
  func forgetHeights() {
    rows.heights = []
    rows.isMeasured = []
    let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight
    for (section, count) in rows.counts.enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        rows.heights.append(height >= 0 ? height : estimate)
        rows.isMeasured.append(height >= 0)
      }
    }
  }

  /// Measures every row again at the next layout pass.
  func remeasure() {
    forgetHeights()
    setNeedsLayout()
  }

  /// Builds the rows in sight, from top to bottom, and lets go of the others.
  func layOutRows() {
    loadCountsIfNeeded()
    if laidOutWidth != bounds.size.width {
      laidOutWidth = bounds.size.width
      // Texts may wrap otherwise.
      forgetHeights()
    }
    let sight = bounds
    var shown: Set<IndexPath> = []
    var top: CGFloat = 0
    var index = 0
    for (section, count) in rows.counts.enumerated() {
      for row in 0..<count {
        defer { index += 1 }
        let bottom = top + rows.heights[index]
        if bottom > sight.minY, top < sight.maxY {
          let path = IndexPath(row: row, section: section)
          let cell = shownCells[path] ?? show(path)
          measure(cell, index: index)
          let height = rows.heights[index]
          cell.frame = CGRect(x: 0, y: top, width: sight.width, height: height)
          shown.insert(path)
        }
        top += rows.heights[index]
      }
    }
    for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) where !shown.contains(path) {
      retire(cell, at: path)
    }
    contentSize = CGSize(width: sight.width, height: top)
  }

  private func show(_ path: IndexPath) -> UITableViewCell {
    guard let dataSource else { fatalError("A table without a data source has no rows.") }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.stand(at: path)
    shownCells[path] = cell
    // Cells stand in the order of their rows, whichever was built first.
    let below = shownCells.filter { $0.key > path }.min { $0.key < $1.key }?.value
    if let below, below.superview === self {
      insertSubview(cell, belowSubview: below)
    } else {
      addSubview(cell)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func measure(_ cell: UITableViewCell, index: Int) {
    guard !rows.isMeasured[index] else { return }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    rows.heights[index] = fitting.height > 0 ? fitting.height : Self.defaultRowHeight
    rows.isMeasured[index] = true
  }

  /// Takes a cell out of sight and keeps it for reuse.
  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    shownCells[path] = nil
    cell.stand(at: nil)
    cell.removeFromSuperview()
    reuse.enqueue(cell)
  }
}
