extension SceneReader {
  mutating func step(_ cursor: JSONCursor) throws(DocumentError) -> SceneStep {
    let object = try cursor.object("a step", keys: ["ops", "expect"] + Self.operationKeys)
    var operations: [SceneOperation] = []
    if let list = object["ops"] {
      for key in Self.operationKeys {
        guard let value = object[key] else { continue }
        throw value.error(
          .badValue, found: "\(quoted(key)) beside \"ops\"", expected: "it inside \"ops\"")
      }
      for operation in try list.elements() {
        operations += try self.operations(
          operation.object("a change", keys: Self.operationKeys))
      }
    } else {
      operations = try self.operations(object)
    }
    let expectation = try object["expect"].map(or: nil, expectation)
    return SceneStep(position: cursor.position, operations: operations, expectation: expectation)
  }

  private static let operationKeys = ["set", "add", "remove", "insert"]

  /// Reads what one object changes: its keys in the order of the file.
  private mutating func operations(
    _ object: JSONCursor.Object
  ) throws(DocumentError) -> [SceneOperation] {
    var result: [SceneOperation] = []
    for (key, value, _) in object.members {
      switch key {
      case "set":
        if case .array = value.value.content {
          for element in try value.elements() { result += try set(element) }
        } else {
          result += try set(value)
        }
      case "add":
        var spare = "added\(constraintPositions.count)"
        while constraintPositions[spare] != nil { spare += "~" }
        let constraint = try constraint(value, unnamed: spare)
        result.append(operation(.addConstraint(constraint), at: value))
      case "remove":
        let id = try viewName(value)
        result.append(operation(.removeView(id: id), at: value))
      case "insert":
        let keys = try value.object("an insertion", keys: ["parent", "view"])
        let parent = try viewName(keys.required("parent", "the identifier of a view"))
        let view = try view(keys.required("view", "the view to add"))
        result.append(operation(.insertView(view, parent: parent), at: value))
      default:
        break
      }
    }
    return result
  }

  private func operation(_ action: SceneOperation.Action, at cursor: JSONCursor) -> SceneOperation {
    SceneOperation(position: cursor.position, path: cursor.trail.path, action: action)
  }

  // MARK: Set

  private mutating func set(_ cursor: JSONCursor) throws(DocumentError) -> [SceneOperation] {
    let object = try cursor.object("a change", keys: Self.setKeys)
    var result: [SceneOperation] = []
    if let category = object["contentSizeCategory"] {
      let name = try category.choice(ContentSizeName.self)
      result.append(operation(.setContentSizeCategory(name.rawValue), at: category))
    }
    let subjects = ["constraint", "view", "screen"].filter { object[$0] != nil }
    guard subjects.count <= 1, subjects.count + result.count > 0 else {
      let list = subjects.isEmpty ? "nothing" : subjects.joined(separator: " and ")
      throw cursor.error(
        .badValue, found: "a change of \(list)",
        expected: "one of constraint, view, screen, contentSizeCategory")
    }
    if let constraint = object["constraint"] {
      try refuse(object, keysOtherThan: Self.constraintKeys, of: "constraint")
      let change = ConstraintChange(
        constant: try object["constant"]?.number(),
        priority: try object["priority"].map(or: nil, priority),
        isActive: try object["active"]?.bool())
      let id = try constraintName(constraint)
      result.append(operation(.setConstraint(id: id, change), at: cursor))
    } else if let view = object["view"] {
      try refuse(object, keysOtherThan: Self.viewKeys, of: "view")
      let id = try viewName(view)
      result.append(operation(.setView(id: id, try viewChange(object)), at: cursor))
    } else if let screen = object["screen"] {
      try refuse(object, keysOtherThan: ["screen"], of: "screen")
      result.append(operation(.setScreen(try self.screen(screen)), at: cursor))
    }
    return result
  }

  private static let constraintKeys = ["constraint", "constant", "priority", "active"]
  private static let viewKeys = [
    "view", "intrinsic", "hidden", "margins", "frame", "hugging", "compression",
  ]
  private static let setKeys = constraintKeys + viewKeys + ["screen", "contentSizeCategory"]

  private func refuse(
    _ object: JSONCursor.Object, keysOtherThan keys: [String], of subject: String
  ) throws(DocumentError) {
    for (key, value, position) in object.members
    where Self.setKeys.contains(key) && !keys.contains(key) && key != "contentSizeCategory" {
      throw value.error(
        .unknownKey, found: "the key \(quoted(key)) in a change of a \(subject)",
        expected: "one of the keys \(keys.joined(separator: ", "))", at: position)
    }
  }

  private func viewChange(_ object: JSONCursor.Object) throws(DocumentError) -> ViewChange {
    var change = ViewChange()
    if let intrinsic = object["intrinsic"] { change.intrinsic = try optionalSize(intrinsic) }
    change.isHidden = try object["hidden"]?.bool()
    if let margins = object["margins"] { change.margins = try self.margins(margins) }
    if let frame = object["frame"] {
      change.frame = frame.isNull ? .constraints : .frame(try rect(frame))
    }
    change.hugging = try object["hugging"].map(or: nil, priorities)
    change.compression = try object["compression"].map(or: nil, priorities)
    return change
  }

  // MARK: Names

  func viewName(_ cursor: JSONCursor) throws(DocumentError) -> String {
    let id = try cursor.string("the identifier of a view")
    guard views[id] != nil else {
      let hint = NearestWord.suggestion(for: id, among: itemOrder.filter { views[$0] != nil })
      throw cursor.error(
        .unknownItem, found: "the name \(quoted(id))",
        expected: "a view of the scene" + (hint.map { "; did you mean \(quoted($0))?" } ?? ""))
    }
    return id
  }

  func constraintName(_ cursor: JSONCursor) throws(DocumentError) -> String {
    let id = try cursor.string("the identifier of a constraint")
    guard constraintPositions[id] != nil else {
      let hint = NearestWord.suggestion(for: id, among: constraintPositions.keys.sorted())
      throw cursor.error(
        .unknownItem, found: "the name \(quoted(id))",
        expected: "a constraint of the scene"
          + (hint.map { "; did you mean \(quoted($0))?" } ?? ""))
    }
    return id
  }
}

/// The twelve sizes of text that people choose among.
package enum ContentSizeName: String, Hashable, Sendable, CaseIterable {
  /// The smallest size.
  case extraSmall
  /// Two below the usual size.
  case small
  /// One below the usual size.
  case medium
  /// The usual size.
  case large
  /// One above the usual size.
  case extraLarge
  /// Two above the usual size.
  case extraExtraLarge
  /// The largest size outside the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge
}
