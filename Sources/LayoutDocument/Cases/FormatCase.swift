import AutoLayout

/// Visual formats, each with the constraints it must mean or the refusal it must meet.
package struct FormatCase: Sendable {
  /// One format.
  struct Row: Sendable {
    var position: SourcePosition
    var format: String
    var metrics: [String: Double]
    var options: VisualFormatOptions
    /// Whether the views have a superview.
    var hasSuperview: Bool
    /// The equations, in order; nil where the format must be refused.
    var meaning: [String]?
  }

  /// The name of the file the case was read from, for errors.
  package var file: String
  var rows: [Row]
}

// MARK: Reading

extension FormatCase {
  init(_ cursor: JSONCursor) throws(DocumentError) {
    let object = try cursor.object("a case of formats", keys: ["name", "kind", "formats"])
    file = cursor.file
    rows = []
    for element in try object.required("formats", "an array of formats").elements() {
      rows.append(try Self.row(element))
    }
  }

  private static func row(_ cursor: JSONCursor) throws(DocumentError) -> Row {
    let object = try cursor.object(
      "a format", keys: ["format", "constraints", "error", "metrics", "options", "superview"])
    let format = try object.required("format", "a visual format").string("a visual format")
    var metrics: [String: Double] = [:]
    if let values = object["metrics"] {
      for (name, value, _) in try values.object("numbers by name").members {
        metrics[name] = try value.number()
      }
    }
    var options: VisualFormatOptions = []
    for option in try object["options"].elements() { options.formUnion(try option.formatOption()) }
    var hasSuperview = true
    if let superview = object["superview"] { hasSuperview = !superview.isNull }
    var row = Row(
      position: cursor.position, format: format, metrics: metrics, options: options,
      hasSuperview: hasSuperview)
    if try object["error"]?.bool() ?? false {
      guard object["constraints"] == nil else {
        throw cursor.error(
          .badValue, found: "constraints of a format that must be refused",
          expected: "\"constraints\" or \"error\"")
      }
      return row
    }
    var meaning: [String] = []
    for constraint in try object.required("constraints", "what the format means").elements() {
      meaning.append(try constraint.string("an equation"))
    }
    row.meaning = meaning
    return row
  }
}

// MARK: Checking

extension FormatCase {
  /// Returns the formats that do not mean what they must, in order.
  func misses() -> [SceneMiss] {
    rows.compactMap { row in
      let expected = row.meaning.map(Self.list) ?? "a refusal"
      let found: String
      do throws(VisualFormatError) {
        let meaning = try Self.meaning(of: row)
        if meaning == row.meaning { return nil }
        found = Self.list(meaning)
      } catch {
        if row.meaning == nil { return nil }
        found = "a refusal: \(error.sentence)"
      }
      return SceneMiss(
        kind: .value, file: file, position: row.position, step: 0,
        subject: "format \(quoted(row.format))", expected: expected, found: found)
    }
  }

  /// Returns the equations of a format; every name that is no metric is a view.
  private static func meaning(of row: Row) throws(VisualFormatError) -> [String] {
    let format = try VisualFormat(row.format)
    let views = (format.viewNames + format.sizeNames).filter { row.metrics[$0] == nil }
    return try format.constraints(
      views: views, metrics: row.metrics, options: row.options,
      hasSuperview: { _ in row.hasSuperview }
    ).map(\.description)
  }

  private static func list(_ equations: [String]) -> String {
    equations.isEmpty ? "no constraint" : equations.map { quoted($0) }.joined(separator: ", ")
  }
}
