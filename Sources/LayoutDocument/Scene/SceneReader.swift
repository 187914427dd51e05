/// Reads a scene from JSON and checks that it makes sense.
package struct SceneReader {
  let file: String
  /// The views by identifier, with those that a step inserts later once that step is read.
  var views: [String: SceneView.Kind] = [:]
  /// The identifiers of layout guides.
  var guides: Set<String> = []
  /// Where each identifier of a view or guide was given.
  var itemPositions: [String: SourcePosition] = [:]
  /// Where each identifier of a constraint was given.
  var constraintPositions: [String: SourcePosition] = [:]
  /// The identifiers of views in the order they were read, for suggestions.
  var itemOrder: [String] = []

  /// Returns the scene that a file holds, and checks that its constraints can be.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, JSON in UTF-8.
  ///   - file: The name of the file, for errors.
  /// - Returns: The scene, valid.
  /// - Throws: `DocumentError` where the file is no JSON, or no scene, or a scene whose constraints
  ///   cannot be.
  package static func scene(
    of bytes: [UInt8], file: String
  ) throws(DocumentError) -> Scene {
    let scene = try decodedScene(of: bytes, file: file)
    try scene.validate()
    return scene
  }

  /// Returns the scene that a file or a line of one holds, without asking whether its constraints
  /// can be.
  ///
  /// - Parameters:
  ///   - bytes: The content, JSON in UTF-8.
  ///   - file: The name of the file, for errors.
  ///   - line: The line of the file that the bytes begin at, from 1.
  /// - Returns: The scene; `Scene.validate()` says whether its constraints can be.
  /// - Throws: `DocumentError` where the content is no JSON, or no scene.
  package static func decodedScene(
    of bytes: [UInt8], file: String, line: Int = 1
  ) throws(DocumentError) -> Scene {
    try decodedScene(of: JSONReader.value(of: bytes, file: file, line: line), file: file)
  }

  /// Returns the scene that a JSON value describes, without asking whether its constraints can be.
  ///
  /// - Throws: `DocumentError` where the value describes no scene.
  package static func decodedScene(
    of value: JSONValue, file: String
  ) throws(DocumentError) -> Scene {
    var reader = SceneReader(file: file)
    return try reader.scene(JSONCursor(value, file: file))
  }

  private init(file: String) {
    self.file = file
  }

  private mutating func scene(_ cursor: JSONCursor) throws(DocumentError) -> Scene {
    if let kind = cursor.value["kind"] {
      guard case .string("scene") = kind.content else {
        throw JSONCursor(kind, file: file, trail: .key(.root, "kind")).error(
          .unsupported, found: kind.inWords, expected: "a scene, which needs no kind")
      }
    }
    let object = try cursor.object("a scene", keys: Self.sceneKeys)
    let screen = try object["screen"].map(or: SceneScreen(), screen)
    let root = try view(object.required("root", "the outermost view"))
    var detached: [SceneView] = []
    for tree in try object["detached"].elements() { detached.append(try view(tree)) }
    let constraints = try constraints(object["constraints"])
    var formats: [SceneFormat] = []
    for format in try object["vfl"].elements() { formats.append(try SceneFormat(format)) }
    let expectation = try object["expect"].map(or: nil, expectation)
    var steps: [SceneStep] = []
    for step in try object["steps"].elements() { steps.append(try self.step(step)) }
    return Scene(
      file: file, name: try object["name"]?.string(), screen: screen, root: root,
      detached: detached, constraints: constraints, formats: formats, steps: steps,
      expectation: expectation,
      isUncertain: try object["uncertain"]?.bool() ?? false)
  }

  private static let sceneKeys = [
    "name", "kind", "screen", "root", "detached", "constraints", "steps", "expect", "vfl",
  ]
}

extension JSONCursor? {
  /// The elements of an array, none where it is not given.
  func elements() throws(DocumentError) -> [JSONCursor] {
    guard let cursor = self else { return [] }
    return try cursor.elements()
  }

  /// Reads the value where it is given.
  func map<Value>(
    or other: @autoclosure () -> Value, _ read: (JSONCursor) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value {
    guard let cursor = self else { return other() }
    return try read(cursor)
  }
}
