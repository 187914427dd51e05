/// Rows of text with aligned columns.
struct TextTable {
  private var rows: [[String]]
  private let leftAligned: Int

  /// Creates a table of its header and the number of leading columns that hold words, not numbers.
  init(_ header: [String], leftAligned: Int) {
    rows = [header]
    self.leftAligned = leftAligned
  }

  /// Appends a row; it may be longer than the header by one last remark.
  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The table, each row on a line that ends where its text does.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isWord = column < leftAligned || column >= rows[0].count
        line += (column == 0 ? "" : "  ") + (isWord ? cell + padding : padding + cell)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
