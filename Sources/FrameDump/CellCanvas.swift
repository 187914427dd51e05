/// A grid of terminal cells onto which lines and texts are drawn.
///
/// Lines meet: where two cross or share a stretch, the character that joins them is drawn.
struct CellCanvas {
  /// The directions in which lines leave the middle of a cell.
  struct Arms: OptionSet {
    var rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
  }

  /// The number of cells in a row.
  let columns: Int
  /// The number of rows.
  let rows: Int
  private var arms: [Arms]
  private var characters: [Character?]
  /// What stands in the second cell of a wide character.
  private static let covered: Character = "\0"

  /// Creates an empty canvas.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    arms = Array(repeating: [], count: columns * rows)
    characters = Array(repeating: nil, count: columns * rows)
  }

  /// Draws a horizontal line between two columns, as far as it lies in the clip.
  mutating func drawHorizontal(row: Int, from left: Int, to right: Int, clip: CellBox) {
    guard clip.top <= row, row <= clip.bottom, left < right else { return }
    for column in max(left, clip.left)..<max(max(left, clip.left), min(right, clip.right)) {
      arms[row * columns + column].insert(.right)
      arms[row * columns + column + 1].insert(.left)
    }
  }

  /// Draws a vertical line between two rows, as far as it lies in the clip.
  mutating func drawVertical(column: Int, from top: Int, to bottom: Int, clip: CellBox) {
    guard clip.left <= column, column <= clip.right, top < bottom else { return }
    for row in max(top, clip.top)..<max(max(top, clip.top), min(bottom, clip.bottom)) {
      arms[row * columns + column].insert(.down)
      arms[(row + 1) * columns + column].insert(.up)
    }
  }

  /// Draws the border of a box, as far as it lies in the clip.
  mutating func drawBorder(_ box: CellBox, clip: CellBox) {
    drawHorizontal(row: box.top, from: box.left, to: box.right, clip: clip)
    if box.bottom > box.top {
      drawHorizontal(row: box.bottom, from: box.left, to: box.right, clip: clip)
    }
    drawVertical(column: box.left, from: box.top, to: box.bottom, clip: clip)
    if box.right > box.left {
      drawVertical(column: box.right, from: box.top, to: box.bottom, clip: clip)
    }
  }

  /// Removes the lines inside a box, and the ends they would leave on its border.
  mutating func clearInside(_ box: CellBox, clip: CellBox) {
    // The edges of the clip belong to the view that clips.
    let inner = CellBox(
      left: max(box.left, clip.left) + 1, top: max(box.top, clip.top) + 1,
      right: min(box.right, clip.right) - 1, bottom: min(box.bottom, clip.bottom) - 1)
    guard inner.left <= inner.right, inner.top <= inner.bottom else { return }
    for row in inner.top...inner.bottom {
      for column in inner.left...inner.right { arms[row * columns + column] = [] }
      removeArm(.right, row, inner.left - 1)
      removeArm(.left, row, inner.right + 1)
    }
    for column in inner.left...inner.right {
      removeArm(.down, inner.top - 1, column)
      removeArm(.up, inner.bottom + 1, column)
    }
  }

  private mutating func removeArm(_ arm: Arms, _ row: Int, _ column: Int) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    arms[row * columns + column].remove(arm)
  }

  /// Whether any cell of a stretch holds a line that runs along the row.
  func hasHorizontalLine(row: Int, columns range: ClosedRange<Int>) -> Bool {
    range.contains { column in
      !arms[row * columns + column].isDisjoint(with: [.left, .right])
    }
  }

  /// Whether a line that runs across the row passes through a cell.
  func hasVerticalLine(row: Int, column: Int) -> Bool {
    !arms[row * columns + column].isDisjoint(with: [.up, .down])
  }

  /// Whether a cell exists and holds a line along the row and nothing else.
  func isOnlyHorizontalLine(row: Int, column: Int) -> Bool {
    guard column >= 0, column < columns else { return false }
    let index = row * columns + column
    return characters[index] == nil && arms[index] == [.left, .right]
  }

  /// Writes a text from a column on, over whatever is there; what does not fit in is left out.
  mutating func write(_ text: String, row: Int, column: Int) {
    guard row >= 0, row < rows else { return }
    var column = column
    for character in text {
      let width = DisplayWidth.cells(of: character)
      if width == 0 { continue }
      guard column >= 0, column + width <= columns else { return }
      for offset in 0..<width {
        release(row * columns + column + offset)
        characters[row * columns + column + offset] = offset == 0 ? character : Self.covered
      }
      column += width
    }
  }

  /// Blanks the other half of a wide character one of whose cells is about to be overwritten.
  private mutating func release(_ index: Int) {
    if characters[index] == Self.covered, index > 0 { characters[index - 1] = " " }
    let next = index + 1
    if next < characters.count, characters[next] == Self.covered { characters[next] = " " }
  }

  /// Returns the rows as text, without spaces at their ends.
  func text(isASCII: Bool) -> String {
    var result = ""
    for row in 0..<rows {
      var line = ""
      for column in 0..<columns {
        let index = row * columns + column
        guard let character = characters[index] else {
          line.append(Self.glyph(arms[index], isASCII: isASCII))
          continue
        }
        if character == Self.covered {
          if isASCII { line.append("?") }
        } else {
          line.append(isASCII && !character.isASCII ? "?" : character)
        }
      }
      while line.last == " " { line.removeLast() }
      result += line + "\n"
    }
    return result
  }

  private static func glyph(_ arms: Arms, isASCII: Bool) -> Character {
    if arms.isEmpty { return " " }
    if isASCII {
      if arms.isSubset(of: [.left, .right]) { return "-" }
      return arms.isSubset(of: [.up, .down]) ? "|" : "+"
    }
    return glyphs[Int(arms.rawValue)]
  }

  /// The characters in the order of the arms' raw values.
  private static let glyphs: [Character] = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}

/// A rectangle whose edges run through the middles of cells, all four included.
struct CellBox: Hashable {
  /// The column of the left edge.
  var left: Int
  /// The row of the top edge.
  var top: Int
  /// The column of the right edge.
  var right: Int
  /// The row of the bottom edge.
  var bottom: Int

  /// Returns the part two boxes share, nil where there is none.
  func intersection(_ other: CellBox) -> CellBox? {
    let box = CellBox(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return box.left <= box.right && box.top <= box.bottom ? box : nil
  }
}
