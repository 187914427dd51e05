import AutoLayout

/// A visual format of a scene; the constraints it stands for are listed beside it.
package struct SceneFormat: Sendable {
  /// Where the format stands in its file.
  package var position: SourcePosition
  /// The format.
  package var text: String
  /// The names of its options, all known.
  package var options: [String]
}

extension SceneFormat {
  /// Reads a format: a text, or an object with options.
  init(_ cursor: JSONCursor) throws(DocumentError) {
    position = cursor.position
    options = []
    guard case .object = cursor.value.content else {
      text = try cursor.string("a visual format")
      return
    }
    let object = try cursor.object("a visual format", keys: ["format", "options"])
    text = try object.required("format", "a visual format").string("a visual format")
    for option in try object["options"].elements() {
      _ = try option.formatOption()
      options.append(try option.string())
    }
  }

  /// What the options ask for together.
  var formatOptions: VisualFormatOptions {
    options.compactMap(VisualFormatOptions.init(name:)).reduce(into: []) { $0.formUnion($1) }
  }
}

extension JSONCursor {
  /// Reads the name of an option of visual formats.
  func formatOption() throws(DocumentError) -> VisualFormatOptions {
    let name = try string("the name of an option")
    if let option = VisualFormatOptions(name: name) { return option }
    let hint = NearestWord.suggestion(for: name, among: VisualFormatOptions.names)
    throw error(
      .badValue, found: "the option \(quoted(name))",
      expected: hint.map { "an option; did you mean \(quoted($0))?" }
        ?? "one of \(VisualFormatOptions.names.joined(separator: ", "))")
  }
}
