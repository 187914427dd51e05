import Cassowary
public import Frames

extension LayoutEngine {
  /// Returns the alignment rectangle of an item relative to its parent's, exact, as last solved.
  ///
  /// - Returns: nil where the engine does not know the item yet.
  public func alignmentRect(of item: LayoutItem) -> Rect? {
    guard item.engine === self, item.entry >= 0, let entry = entries[item.entry] else { return nil }
    let own = entry.variables
    return Rect(
      x: value(of: own.minX), y: value(of: own.minY), width: value(of: own.width),
      height: value(of: own.height))
  }

  /// Returns the frame of an item relative to its parent's frame, exact, as last solved.
  ///
  /// - Returns: nil where the engine does not know the item yet.
  public func exactFrame(of item: LayoutItem) -> Rect? {
    guard let rect = alignmentRect(of: item) else { return nil }
    let own = item.alignmentInsets
    let outer = item.parent?.alignmentInsets ?? .zero
    return Rect(
      x: rect.minX + outer.left - own.left, y: rect.minY + outer.top - own.top,
      width: rect.width + own.left + own.right, height: rect.height + own.top + own.bottom)
  }

  /// Returns the frame of an item on the pixel grid, relative to its parent's rounded frame.
  ///
  /// Absolute edges are rounded, and the parent's rounded origin is taken off; the parent's
  /// `absoluteOrigin` must be up to date, so ask from the outside in.
  public func pixelFrame(of item: LayoutItem, on grid: PixelGrid) -> Rect? {
    let origin = item.parent?.absoluteOrigin ?? .zero
    let place = item.entry
    if item.engine === self, place >= 0, let last = entries[place]?.pixelFrame,
      last.generation == generation, last.origin == origin, last.grid == grid
    {
      return last.frame
    }
    guard let exact = exactFrame(of: item) else { return nil }
    counted.pixelFrames += 1
    let rounded = grid.rounded(exact.offset(x: origin.x, y: origin.y))
    let frame = rounded.offset(x: -grid.rounded(origin.x), y: -grid.rounded(origin.y))
    entries[place]?.pixelFrame = PixelFrame(
      generation: generation, origin: origin, grid: grid, frame: frame)
    return frame
  }

  /// Returns which of an item's four numbers its constraints do not determine.
  ///
  /// Optional constraints determine as well as required ones; the order that settles ties and free
  /// values does not.
  public func ambiguousValues(of item: LayoutItem) -> [FrameTree.Value] {
    guard item.engine === self, item.entry >= 0, let entry = entries[item.entry] else { return [] }
    let own = entry.variables
    var result: [FrameTree.Value] = []
    if !solver.isDetermined(own.minX) { result.append(.x) }
    if !solver.isDetermined(own.minY) { result.append(.y) }
    if !solver.isDetermined(own.width) { result.append(.width) }
    if !solver.isDetermined(own.height) { result.append(.height) }
    return result
  }

  /// The number of rows and variables the solver holds, to show that nothing is left behind.
  public var counts: (rows: Int, variables: Int) {
    (sources.count { if case .none = $0 { false } else { true } }, entries.count { $0 != nil } * 4)
  }
}

/// A pixel frame, and what it was worked out for.
///
/// A layout pass asks twice: whether a view has moved, and where to.
struct PixelFrame {
  let generation: Int
  let origin: Point
  let grid: PixelGrid
  let frame: Rect
}

extension LayoutItem {
  /// The engine that last solved for this item, nil before the first time.
  ///
  /// It is not the root's own where the item has moved to another hierarchy since.
  public var currentEngine: LayoutEngine? { entry >= 0 ? engine : nil }
}
