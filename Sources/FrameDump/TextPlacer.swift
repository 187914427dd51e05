/// Puts the texts of views where they can be read.
struct TextPlacer {
  let grid: CellGrid
  let isRightToLeft: Bool

  /// Writes the text of a view, over lines but not over the view's own border.
  func place(_ item: BoxPlan.Item, on canvas: inout CellCanvas) {
    guard let text = item.text, let seen = item.box.intersection(item.clip) else { return }
    if item.hasBorder {
      placeInside(item, text, on: &canvas)
    } else if item.role == .label {
      placeLabel(item, text, in: seen, on: &canvas)
    } else {
      placeBetweenBrackets(item, text, in: seen, on: &canvas)
    }
  }

  /// Writes a text between the edges of its box.
  private func placeInside(_ item: BoxPlan.Item, _ text: String, on canvas: inout CellCanvas) {
    let box = item.box
    guard box.bottom - box.top >= 2, box.right - box.left >= 2 else { return }
    var columns = box.left + 1...box.right - 1
    // A space to either side, where there is room for it.
    if columns.count > 2, columns.count > min(8, DisplayWidth.cells(of: text) + 1) {
      columns = columns.lowerBound + 1...columns.upperBound - 1
    }
    let left = max(columns.lowerBound, item.clip.left)
    let right = min(columns.upperBound, item.clip.right)
    guard left <= right else { return }
    columns = left...right
    let rows = box.top + 1...box.bottom - 1
    let lines = lines(of: text, item, width: columns.count, height: rows.count)
    let first =
      item.role == .textArea ? rows.lowerBound : grid.middleRow(item.frame) - (lines.count - 1) / 2
    var row = max(rows.lowerBound, min(first, rows.upperBound - lines.count + 1))
    for line in lines {
      // The edges of the clip belong to the view that clips.
      if row > item.clip.top, row < item.clip.bottom {
        write(aligned(line, item, width: columns.count), row, columns.lowerBound, item, on: &canvas)
      }
      row += 1
    }
  }

  /// Writes the text of a box that is not high enough for edges above and below.
  private func placeBetweenBrackets(
    _ item: BoxPlan.Item, _ text: String, in seen: CellBox, on canvas: inout CellCanvas
  ) {
    let columns = seen.left...seen.right
    guard columns.count > 2 else {
      placeLabel(item, text, in: seen, on: &canvas)
      return
    }
    guard let row = freeRow(item, in: seen, columns: columns, on: canvas) else { return }
    let isRoomy = columns.count > 10
    let width = columns.count - (isRoomy ? 4 : 2)
    let line = lines(of: text, item, width: width, height: 1).joined()
    let inside = aligned(line, item, width: width)
    let space = isRoomy ? " " : ""
    write("[\(space)\(inside)\(space)]", row, seen.left, item, on: &canvas)
  }

  /// Writes a text that has nothing around it.
  private func placeLabel(
    _ item: BoxPlan.Item, _ text: String, in seen: CellBox, on canvas: inout CellCanvas
  ) {
    var columns = seen.left...max(seen.left, seen.right - 1)
    let height = max(1, seen.bottom - seen.top)
    var lines = lines(of: text, item, width: columns.count, height: height)
    let first: Int?
    if lines.count > 1 {
      let start = max(
        seen.top,
        min(grid.middleRow(item.frame) - (lines.count - 1) / 2, seen.bottom - lines.count + 1))
      // One row up or down, where that avoids a line.
      let starts = [start, start + 1, start - 1].filter {
        $0 >= seen.top && $0 + lines.count - 1 <= seen.bottom
      }
      first = starts.first { isFree($0..<$0 + lines.count, columns, on: canvas) } ?? start
    } else {
      first = freeRow(item, in: seen, columns: columns, on: canvas)
    }
    guard var row = first else { return }
    let inner = withoutLines(columns, rows: row..<row + lines.count, on: canvas)
    if inner != columns {
      lines = self.lines(of: text, item, width: inner.count, height: height)
      columns = inner
    }
    for line in lines {
      let text = aligned(line, item, width: columns.count)
      write(text, row, columns.lowerBound, item, on: &canvas)
      row += 1
    }
  }

  /// Returns columns without those at the ends through which the edge of a box runs.
  private func withoutLines(
    _ columns: ClosedRange<Int>, rows: Range<Int>, on canvas: CellCanvas
  ) -> ClosedRange<Int> {
    guard columns.count > 4 else { return columns }
    func isEdge(_ column: Int) -> Bool {
      rows.contains { canvas.hasVerticalLine(row: $0, column: column) }
    }
    let lower = columns.lowerBound + (isEdge(columns.lowerBound) ? 1 : 0)
    let upper = columns.upperBound - (isEdge(columns.upperBound) ? 1 : 0)
    return lower...upper
  }

  /// Returns the row of a box nearest to its middle through which no line runs, else the nearest.
  private func freeRow(
    _ item: BoxPlan.Item, in seen: CellBox, columns: ClosedRange<Int>, on canvas: CellCanvas
  ) -> Int? {
    let middle = grid.middleRow(item.frame)
    let rows = (seen.top...seen.bottom).sorted {
      (($0 - middle).magnitude, $0) < (($1 - middle).magnitude, $1)
    }
    if let row = rows.first(where: { isFree($0..<$0 + 1, columns, on: canvas) }) { return row }
    // What scrolls out of sight does not write on the edge behind which it disappears.
    let isOnClip = rows[0] == item.clip.top || rows[0] == item.clip.bottom
    return isOnClip && item.clip != grid.bounds ? nil : rows[0]
  }

  private func isFree(
    _ rows: Range<Int>, _ columns: ClosedRange<Int>, on canvas: CellCanvas
  ) -> Bool {
    rows.allSatisfy { !canvas.hasHorizontalLine(row: $0, columns: columns) }
  }

  /// Returns a line with the spaces that put it in the middle or at the edge where reading begins.
  private func aligned(_ line: String, _ item: BoxPlan.Item, width: Int) -> String {
    let slack = max(0, width - DisplayWidth.cells(of: line))
    let before = item.role == .button ? slack / 2 : isRightToLeft ? slack : 0
    return spaces(before) + line + spaces(slack - before)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// Writes a line; of a text without border, the spaces around it do not hide anything.
  private func write(
    _ line: String, _ row: Int, _ column: Int, _ item: BoxPlan.Item, on canvas: inout CellCanvas
  ) {
    guard row >= item.clip.top, row <= item.clip.bottom else { return }
    guard item.role == .label else {
      canvas.write(line, row: row, column: column)
      return
    }
    var text = String(line.trimmingSpaces)
    var start = column + line.prefix { $0 == " " }.count
    let end = start + DisplayWidth.cells(of: text)
    if canvas.isOnlyHorizontalLine(row: row, column: end) { text += " " }
    if canvas.isOnlyHorizontalLine(row: row, column: start - 1) {
      text = " " + text
      start -= 1
    }
    canvas.write(text, row: row, column: start)
  }

  /// Returns a text in lines that fit in a number of columns and rows.
  private func lines(
    of text: String, _ item: BoxPlan.Item, width: Int, height: Int
  ) -> [String] {
    let isWrapped = item.role == .label || item.role == .textArea
    return TextLines.lines(of: text, width: max(1, width), height: isWrapped ? height : 1)
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: Substring {
    var rest = self[...].drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
