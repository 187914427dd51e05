extension SceneReader {
  mutating func constraints(
    _ cursor: JSONCursor?
  ) throws(DocumentError) -> [SceneConstraint] {
    let elements = try cursor.elements()
    // Written identifiers first, so that a made one never takes theirs.
    var taken: Set<String> = []
    for element in elements {
      let id = element.value["id"]?.string ?? element.value.string.flatMap(ConstraintSentence.id)
      if let id { taken.insert(id) }
    }
    var result: [SceneConstraint] = []
    for (index, element) in elements.enumerated() {
      var spare = "c\(index + 1)"
      while taken.contains(spare) { spare += "~" }
      result.append(try constraint(element, unnamed: spare))
    }
    return result
  }

  /// Reads a constraint as an object or a sentence; `unnamed` is its identifier if it has none.
  mutating func constraint(
    _ cursor: JSONCursor, unnamed: String
  ) throws(DocumentError) -> SceneConstraint {
    let result: SceneConstraint
    let identifier: JSONCursor
    if case .string(let text) = cursor.value.content {
      var sentence = ConstraintSentence(text, cursor: cursor)
      result = try sentence.constraint(unnamed: unnamed, reader: self)
      identifier = cursor
    } else {
      let object = try cursor.object(
        "a constraint",
        keys: [
          "id", "first", "relation", "second", "multiplier", "constant", "priority", "active",
        ])
      result = try constraint(object, unnamed: unnamed)
      identifier = object["id"] ?? cursor
    }
    if let earlier = constraintPositions[result.id] {
      throw identifier.error(
        .duplicateIdentifier, found: "the constraint \(quoted(result.id)) again",
        expected: "an identifier of its own; \(quoted(result.id)) is given at \(earlier)")
    }
    constraintPositions[result.id] = identifier.position
    return result
  }

  private func constraint(
    _ object: JSONCursor.Object, unnamed: String
  ) throws(DocumentError) -> SceneConstraint {
    let cursor = object.cursor
    let first = try object.required("first", "an item's attribute such as \"label.leading\"")
    var second: SceneAnchor?
    if let value = object["second"], !value.isNull { second = try anchor(value) }
    typealias Number = SceneConstraint.PlacedNumber
    func number(_ key: String, _ usual: Double) throws(DocumentError) -> Number {
      guard let value = object[key] else { return .init(value: usual, position: cursor.position) }
      return .init(value: try value.anyNumber(), position: value.position)
    }
    return SceneConstraint(
      position: cursor.position, path: cursor.trail.path,
      id: try object["id"]?.string("an identifier") ?? unnamed, first: try anchor(first),
      relation: try object["relation"]?.choice(SceneConstraint.Relation.self) ?? .equal,
      second: second, multiplier: try number("multiplier", 1),
      constant: try number("constant", 0), priority: try number("priority", 1000),
      isActive: try object["active"]?.bool() ?? true)
  }

  private func anchor(_ cursor: JSONCursor) throws(DocumentError) -> SceneAnchor {
    let text = try cursor.string("an item's attribute such as \"label.leading\"")
    return try anchor(text, cursor: cursor, position: cursor.position)
  }

  /// Reads `item.attribute`, `item.part.attribute`, where an item's identifier may hold points.
  ///
  /// - Throws: `DocumentError` where the item or the attribute is unknown.
  func anchor(
    _ text: String, cursor: JSONCursor, position: SourcePosition
  ) throws(DocumentError) -> SceneAnchor {
    guard let point = text.lastIndex(of: "."), point != text.startIndex else {
      throw cursor.error(
        .badValue, found: quoted(text),
        expected: "an item's attribute such as \"\(itemOrder.first ?? "root").leading\"",
        at: position)
    }
    let item = try itemName(String(text[..<point]), cursor: cursor, position: position)
    let word = String(text[text.index(after: point)...])
    guard let attribute = SceneAttribute(rawValue: word) else {
      let words = SceneAttribute.allCases.map(\.rawValue)
      let hint = NearestWord.suggestion(for: word, among: words)
      throw cursor.error(
        .unknownAttribute, found: "the attribute \(quoted(word)) of \(quoted(text[..<point]))",
        expected: hint.map { "an attribute; did you mean \"\($0)\"?" }
          ?? "one of the attributes \(words.joined(separator: ", "))",
        at: position)
    }
    return SceneAnchor(position: position, item: item, attribute: attribute)
  }

  /// Reads the name of a view or guide, or of a view's part.
  ///
  /// - Throws: `DocumentError` where there is no such view, guide or part.
  func itemName(
    _ text: String, cursor: JSONCursor, position: SourcePosition
  ) throws(DocumentError) -> SceneItemName {
    if itemPositions[text] != nil { return SceneItemName(text) }
    if let point = text.lastIndex(of: ".") {
      let owner = String(text[..<point])
      let word = String(text[text.index(after: point)...])
      if let kind = views[owner] {
        return SceneItemName(
          owner, part: try part(word, of: owner, kind: kind, cursor: cursor, position: position))
      }
    }
    let hint = NearestWord.suggestion(for: text, among: itemOrder)
    throw cursor.error(
      .unknownItem, found: "the item \(quoted(text))",
      expected: "a view or guide of the scene"
        + (hint.map { "; did you mean \(quoted($0))?" } ?? ""),
      at: position)
  }

  private func part(
    _ word: String, of owner: String, kind: SceneView.Kind, cursor: JSONCursor,
    position: SourcePosition
  ) throws(DocumentError) -> SceneItemName.Part {
    var parts: [SceneItemName.Part] = [.safeArea, .margins, .readable]
    if kind == .scroll { parts += [.content, .frame] }
    if let part = parts.first(where: { $0.rawValue == word }) { return part }
    if let part = SceneItemName.Part(rawValue: word) {
      throw cursor.error(
        .unknownItem, found: "\(quoted(part.rawValue)) of \(quoted(owner))",
        expected: "a view of type \"scroll\"", at: position)
    }
    let words = parts.map(\.rawValue)
    let hint = NearestWord.suggestion(for: word, among: words)
    throw cursor.error(
      .unknownItem, found: "the part \(quoted(word)) of \(quoted(owner))",
      expected: "one of \(words.joined(separator: ", "))"
        + (hint.map { "; did you mean \"\($0)\"?" } ?? ""),
      at: position)
  }
}
