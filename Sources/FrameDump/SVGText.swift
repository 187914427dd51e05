/// Sets the text of a view in a picture; the font is a guess, because a tree knows none.
struct SVGText {
  let frame: Rect
  let role: BoxPlan.Role
  let isRightToLeft: Bool

  /// Writes the lines of a text.
  func append(_ text: String, to document: inout SVGWriter) {
    guard frame.isDrawable, !text.isEmpty else { return }
    let size = max(4, min(17, frame.height / 1.2))
    let lineHeight = size * 1.2
    let margin = role == .label || role == .button ? 0 : min(8, frame.width / 8)
    let width = frame.width - 2 * margin
    let isWrapped = role == .label || role == .textArea
    let rows = isWrapped ? max(1, Int((frame.height / lineHeight).rounded())) : 1
    // Most characters are less than half as wide as the font is high.
    let columns = max(1, Int(min(1e6, width / (size * 0.45))))
    let lines = TextLines.lines(of: text, width: columns, height: min(rows, 200))
    let height = lineHeight * Double(lines.count)
    let top =
      role == .textArea ? frame.minY + margin : frame.minY + (frame.height - height) / 2
    let (x, anchor) = place(margin: margin)
    for (row, line) in lines.enumerated() {
      let baseline = top + lineHeight * Double(row) + size
      document.line(line, x: x, y: baseline, size: size, anchor: anchor)
    }
  }

  private func place(margin: Double) -> (x: Double, anchor: String) {
    if role == .button { return (frame.minX + frame.width / 2, "middle") }
    return isRightToLeft ? (frame.maxX - margin, "end") : (frame.minX + margin, "start")
  }
}
