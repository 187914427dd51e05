extension SceneReader {
  func expectation(_ cursor: JSONCursor) throws(DocumentError) -> SceneExpectation? {
    let object = try cursor.object("an expectation", keys: Self.expectationKeys)
    var result = SceneExpectation(at: cursor.position)
    result.frames = try frames(object["frames"])
    result.tolerance = try object["tolerance"].map(or: nil, tolerance)
    result.roundedTolerance = try object["exactAfterPixelRounding"].map(or: nil, tolerance)
    result.isUnsatisfiable = try object["unsatisfiable"]?.bool()
    if let conflict = object["conflict"] { result.conflicts.append(try constraintNames(conflict)) }
    for conflict in try object["conflicts"].elements() {
      result.conflicts.append(try constraintNames(conflict))
    }
    if let broken = object["broken"] { result.broken = try constraintNames(broken) }
    if let items = object["ambiguous"] {
      var names: [SceneItemName] = []
      for item in try items.elements() {
        names.append(
          try itemName(item.string("the name of an item"), cursor: item, position: item.position))
      }
      result.ambiguous = names
    }
    if let sizes = object["contentSize"] {
      for (id, value, position) in try sizes.object("sizes by scroll view").members {
        let item = try itemName(id, cursor: value, position: position)
        result.contentSizes.append(
          .init(item: item, values: try value.optionalNumbers("width", "height")))
      }
    }
    for fitting in try object["fitting"].elements() {
      result.fitting.append(try self.fitting(fitting))
    }
    result.guides = try frames(object["guides"])
    if let views = object["margins"] {
      for (id, value, position) in try views.object("margins by view").members {
        let item = try itemName(id, cursor: value, position: position)
        let edges = try value.object("margins", keys: ["top", "left", "bottom", "right"])
        result.margins.append(
          .init(
            item: item,
            values: [
              try edges["top"]?.number(), try edges["left"]?.number(),
              try edges["bottom"]?.number(), try edges["right"]?.number(),
            ]))
      }
    }
    result.refusal = try object["error"].map(or: nil, refusal)
    return result
  }

  private static let expectationKeys = [
    "frames", "tolerance", "exactAfterPixelRounding", "unsatisfiable", "conflict", "conflicts",
    "broken", "ambiguous", "contentSize", "fitting", "guides", "margins", "error",
  ]

  private func frames(
    _ cursor: JSONCursor?
  ) throws(DocumentError) -> [SceneExpectation.ExpectedFrame] {
    guard let cursor else { return [] }
    var result: [SceneExpectation.ExpectedFrame] = []
    for (id, value, position) in try cursor.object("frames by item").members {
      let item = try itemName(id, cursor: value, position: position)
      result.append(
        .init(item: item, values: try value.optionalNumbers("x", "y", "width", "height")))
    }
    return result
  }

  private func tolerance(_ cursor: JSONCursor) throws(DocumentError) -> Double? {
    let number = try cursor.number()
    guard number >= 0 else {
      throw cursor.error(
        .badValue, found: cursor.value.inWords, expected: "a tolerance of 0 or more")
    }
    return number
  }

  private func constraintNames(_ cursor: JSONCursor) throws(DocumentError) -> [String] {
    if case .string = cursor.value.content { return [try constraintName(cursor)] }
    var result: [String] = []
    for element in try cursor.elements("an array of constraints") {
      result.append(try constraintName(element))
    }
    return result
  }

  private func optionalConstraintName(_ cursor: JSONCursor) throws(DocumentError) -> String? {
    try constraintName(cursor)
  }

  private func fitting(_ cursor: JSONCursor) throws(DocumentError) -> SceneExpectation.Fitting {
    let object = try cursor.object("a fitting", keys: ["view", "target", "h", "v", "size"])
    return SceneExpectation.Fitting(
      view: try viewName(object.required("view", "the view that is fitted")),
      target: try object.required("target", "[width, height]").numbers("width", "height"),
      horizontalPriority: try object["h"].map(or: 50, priority),
      verticalPriority: try object["v"].map(or: 50, priority),
      size: try object.required("size", "[width, height]").optionalNumbers("width", "height"))
  }

  private func refusal(_ cursor: JSONCursor) throws(DocumentError) -> SceneExpectation.Refusal? {
    let object = try cursor.object("a refusal", keys: ["kind", "constraint"])
    return SceneExpectation.Refusal(
      kind: try object.required("kind", "the reason").choice(DocumentError.Kind.self),
      constraint: try object["constraint"].map(or: nil, optionalConstraintName))
  }
}
