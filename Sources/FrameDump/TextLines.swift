/// Breaks texts into lines of terminal cells.
enum TextLines {
  /// Returns a text in at most so many lines of at most so many cells, with `…` where it was cut.
  static func lines(of text: String, width: Int, height: Int) -> [String] {
    if height <= 1 { return [cut(words(of: text).joined(separator: " "), width: width)] }
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      for word in words(of: String(paragraph)) {
        let candidate = line.isEmpty ? word : line + " " + word
        if DisplayWidth.cells(of: candidate) <= width || line.isEmpty {
          line = candidate
        } else {
          lines.append(line)
          line = word
        }
      }
      lines.append(line)
      if lines.count > height { break }
    }
    if lines.count > height {
      lines = Array(lines[..<height])
      lines[height - 1] = cut(lines[height - 1] + "…", width: width)
    }
    return lines.map { cut($0, width: width) }
  }

  private static func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Returns a text that fits in a number of cells, with `…` in the last where it was cut.
  static func cut(_ text: String, width: Int) -> String {
    guard DisplayWidth.cells(of: text) > width else { return text }
    var result = ""
    var used = 0
    for character in text {
      let cells = DisplayWidth.cells(of: character)
      if used + cells > width - 1 { break }
      result.append(character)
      used += cells
    }
    return result + "…"
  }
}
