/// The scale of a drawing: where in the terminal a place on the screen lies.
struct CellGrid {
  /// The place whose cell is the first one of the first row.
  let origin: Point
  /// The size of a cell, in points.
  let cell: Size
  /// The box of the whole drawing.
  let bounds: CellBox

  /// Creates a grid for a part of the screen.
  ///
  /// The cell is enlarged, in its proportions, until the drawing is no wider than allowed; and
  /// further where it would be longer than anyone can look at.
  init(_ area: Rect, cell: Size, maximumColumns: Int, maximumRows: Int) {
    let widthScale = area.width / cell.width / Double(max(1, maximumColumns - 1))
    let heightScale = area.height / cell.height / Double(max(1, maximumRows - 1))
    let scale = max(1, widthScale, heightScale)
    let size = Size(width: cell.width * scale, height: cell.height * scale)
    origin = area.origin
    self.cell = size
    bounds = CellBox(
      left: 0, top: 0, right: Self.rounded(area.width / size.width, limit: maximumColumns - 1),
      bottom: Self.rounded(area.height / size.height, limit: maximumRows - 1))
  }

  private static func rounded(_ length: Double, limit: Int) -> Int {
    min(limit, max(1, Int(length.rounded())))
  }

  /// Returns the box nearest to a rectangle, nil for one too far away to be drawn.
  func box(_ rect: Rect) -> CellBox? {
    let edges = [
      (rect.minX - origin.x) / cell.width, (rect.minY - origin.y) / cell.height,
      (rect.maxX - origin.x) / cell.width, (rect.maxY - origin.y) / cell.height,
    ]
    guard edges.allSatisfy({ $0.magnitude < 1e6 }) else { return nil }
    return CellBox(
      left: column(edges[0]), top: row(edges[1]), right: column(edges[2]), bottom: row(edges[3]))
  }

  /// Returns the row nearest to the middle of a rectangle.
  func middleRow(_ rect: Rect) -> Int {
    row((rect.minY + rect.height / 2 - origin.y) / cell.height)
  }

  // Half a cell goes right but up: so margins of half a cell stay visible on the left, and a box
  // does not grow longer than its equals.
  private func column(_ edge: Double) -> Int { Int((edge + 0.5 + 1e-9).rounded(.down)) }
  private func row(_ edge: Double) -> Int { Int((edge - 0.5 - 1e-9).rounded(.up)) }
}
