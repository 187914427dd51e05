/// A picture of a screen made of characters, for terminals.
///
/// Boxes are drawn where the views are, texts stand inside them. Views at whose size two boxes would
/// be one and the same are drawn once; labels and stacks have no border, as on a screen; hidden views
/// and what scrolls out of sight are not drawn.
public enum BoxDrawing {
  /// How a picture is drawn.
  public struct Options: Hashable, Sendable {
    /// The size of a character, in points; enlarged where the picture would become too wide.
    public var cell: Size
    /// The greatest number of characters in a row.
    public var maximumColumns: Int
    /// Whether only ASCII characters are used.
    public var isASCII: Bool
    /// Whether the texts of views are shown.
    public var showsText: Bool

    /// Creates options.
    ///
    /// - Precondition: `cell` has positive, finite extents and `maximumColumns` is at least 2.
    public init(
      cell: Size = Size(width: 8, height: 16), maximumColumns: Int = 80, isASCII: Bool = false,
      showsText: Bool = true
    ) {
      self.cell = cell
      self.maximumColumns = maximumColumns
      self.isASCII = isASCII
      self.showsText = showsText
    }
  }

  /// The greatest number of rows of a picture.
  static let maximumRows = 2000

  /// Returns the picture of a tree, one line a row, each with its end.
  ///
  /// A tree without anything to see gives an empty text.
  ///
  /// - Complexity: O(n + a), where n is the number of views and a the number of cells all of them
  ///   cover.
  public static func text(of tree: FrameTree, options: Options = Options()) -> String {
    let sizes = [options.cell.width, options.cell.height]
    guard sizes.allSatisfy({ $0 > 0 && $0.isFinite }), options.maximumColumns >= 2 else {
      fatalError("a cell needs a width and a height above 0, and a picture at least two columns")
    }
    let views = tree.views
    guard let area = area(of: views) else { return "" }
    let grid = CellGrid(
      area, cell: options.cell, maximumColumns: options.maximumColumns, maximumRows: maximumRows)
    let plan = BoxPlan(views, grid: grid, showsText: options.showsText)
    var canvas = CellCanvas(columns: grid.bounds.right + 1, rows: grid.bounds.bottom + 1)
    for item in plan.items { draw(item, on: &canvas) }
    let placer = TextPlacer(grid: grid, isRightToLeft: tree.screen.direction == .rightToLeft)
    for item in plan.items { placer.place(item, on: &canvas) }
    return canvas.text(isASCII: options.isASCII)
  }

  /// Returns the pictures of several scenes, each below its name.
  ///
  /// - Complexity: O(n + a), where n is the number of views and a the number of cells all of them
  ///   cover.
  public static func text(of scenes: [FrameScene], options: Options = Options()) -> String {
    scenes.map { scene in
      let title = scene.name.isEmpty ? scene.id : "\(scene.id) \(QuotedText.quoted(scene.name))"
      return title + "\n" + text(of: scene.tree, options: options)
    }.joined(separator: "\n")
  }

  /// Returns the picture of a document.
  ///
  /// - Complexity: O(n + a), where n is the number of views and a the number of cells all of them
  ///   cover.
  public static func text(of document: FrameDocument, options: Options = Options()) -> String {
    switch document {
    case .tree(let tree): text(of: tree, options: options)
    case .scenes(let scenes): text(of: scenes, options: options)
    }
  }

  /// Returns what the picture shows: the root, or, where that has no size, all there is.
  private static func area(of views: FrameTree.Views) -> Rect? {
    let rects = views.filter { $0.isShown && $0.absoluteFrame.isDrawable }.map(\.absoluteFrame)
    guard let root = views.first, root.isShown, let first = rects.first else { return nil }
    if root.absoluteFrame.isDrawable { return root.absoluteFrame }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  private static func draw(_ item: BoxPlan.Item, on canvas: inout CellCanvas) {
    if item.isOpaque { canvas.clearInside(item.box, clip: item.clip) }
    if item.hasBorder { canvas.drawBorder(item.box, clip: item.clip) }
  }
}

extension Rect {
  /// Whether the rectangle has an area at a place a drawing can show.
  var isDrawable: Bool {
    width > 0 && height > 0 && [minX, minY, width, height].allSatisfy { $0.magnitude < 1e9 }
  }

  /// Returns the smallest rectangle around two.
  func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
