/// Puts the elements of an SVG document together.
struct SVGWriter {
  private(set) var text = ""

  /// Begins the document with the part of the plane it shows.
  mutating func begin(viewBox: Rect) {
    let box = viewBox.isDrawable ? viewBox : Rect(x: 0, y: 0, width: 1, height: 1)
    let size = "width=\"\(Self.number(box.width))\" height=\"\(Self.number(box.height))\""
    let corner = "\(Self.number(box.minX)) \(Self.number(box.minY))"
    let extent = "\(Self.number(box.width)) \(Self.number(box.height))"
    text += """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="\(corner) \(extent)">
      <style>
      rect { vector-effect: non-scaling-stroke }
      .container { fill: #3c78d8; fill-opacity: 0.05; stroke: #8ea6c8; stroke-width: 0.5 }
      .leaf { fill: #ffffff; fill-opacity: 0.8; stroke: #30507c; stroke-width: 0.75 }
      .guide { fill: none; stroke: #2f9e44; stroke-width: 0.75; stroke-dasharray: 1 2 }
      .old { fill: none; stroke: #d6336c; stroke-width: 1; stroke-dasharray: 4 3 }
      text { fill: #202430; font-family: system-ui, Helvetica, Arial, sans-serif }
      </style>

      """
  }

  /// Begins the group of one view.
  mutating func beginView(path: String, title: String, isShown: Bool, clip: String?) {
    text += "<g id=\"\(Self.escaped(path))\""
    if let clip { text += " clip-path=\"url(#\(Self.reference(clip)))\"" }
    if !isShown { text += " display=\"none\"" }
    text += ">\n  <title>\(Self.escaped(title))</title>\n"
  }

  /// Writes a rectangle, or nothing where its numbers cannot be drawn.
  mutating func rect(_ rect: Rect, attributes: String) {
    guard rect.width >= 0, rect.height >= 0,
      [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    else { return }
    text += "  <rect \(Self.attributes(of: rect)) \(attributes)/>\n"
  }

  /// Writes an area outside of which nothing is seen, itself within another.
  mutating func clip(id: String, _ rect: Rect, within outer: String?) {
    text += "<clipPath id=\"\(Self.escaped(id))\""
    if let outer { text += " clip-path=\"url(#\(Self.reference(outer)))\"" }
    text += rect.isDrawable ? "><rect \(Self.attributes(of: rect))/></clipPath>\n" : "/>\n"
  }

  /// Writes a line of text at its baseline.
  mutating func line(_ line: String, x: Double, y: Double, size: Double, anchor: String) {
    let place = "x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
    let style = "font-size=\"\(Self.number(size))\" text-anchor=\"\(anchor)\""
    text += "  <text \(place) \(style)>\(Self.escaped(line))</text>\n"
  }

  /// Ends an element.
  mutating func end(_ element: String) { text += "</\(element)>\n" }

  private static func attributes(of rect: Rect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\""
      + " width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
  }

  private static func number(_ value: Double) -> String { NumberText.text(of: value) }

  /// Returns a text as XML has it; what XML has no way to write is replaced.
  static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && !"&<>\"".utf8.contains(byte)
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += scalar == "\n" ? "&#10;" : "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns an id as the fragment of an address has it.
  private static func reference(_ id: String) -> String {
    // Ids are made of `%XX` and plain ASCII, of which an address would undo the first.
    id.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
      .split(separator: "#", omittingEmptySubsequences: false).joined(separator: "%23")
  }
}
