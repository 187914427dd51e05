package import Frames

/// What a case file holds: a layout, visual formats, or a bare system of constraints, each with what
/// is expected of it.
///
/// The key `kind` tells which: none or `scene`, `vfl`, `solver`.
package enum LayoutCase: Sendable {
  /// A scene and its frames, sizes, conflicts.
  case scene(Scene)
  /// Visual formats and the constraints each must mean.
  case formats(FormatCase)
  /// Changes to a system of constraints without views, and the values they must lead to.
  case solver(SolverCase)

  /// Returns the case that a file or a line of one holds.
  ///
  /// - Parameters:
  ///   - bytes: The content, JSON in UTF-8.
  ///   - file: The name of the file, for errors.
  ///   - line: The line of the file that the bytes begin at, from 1.
  /// - Returns: The case.
  /// - Throws: `DocumentError` where the content is no JSON, or no case of any kind. Whether the
  ///   constraints of a scene can be is not asked.
  package static func decoded(
    of bytes: [UInt8], file: String, line: Int = 1
  ) throws(DocumentError) -> LayoutCase {
    try decoded(of: JSONReader.value(of: bytes, file: file, line: line), file: file)
  }

  /// Returns the case that a JSON value describes.
  ///
  /// - Throws: `DocumentError` where the value describes no case of any kind.
  package static func decoded(
    of value: JSONValue, file: String
  ) throws(DocumentError) -> LayoutCase {
    let cursor = JSONCursor(value, file: file)
    let kind = try value["kind"].map { value throws(DocumentError) in
      try JSONCursor(value, file: file, trail: .key(.root, "kind")).choice(Kind.self)
    }
    switch kind ?? .scene {
    case .scene: return .scene(try SceneReader.decodedScene(of: value, file: file))
    case .vfl: return .formats(try FormatCase(cursor))
    case .solver: return .solver(try SolverCase(cursor))
    }
  }

  private enum Kind: String, CaseIterable {
    case scene
    case vfl
    case solver
  }

  /// Returns everything the case expects and does not come to pass.
  ///
  /// - Parameter screen: Answers the screen to lay a scene out on, given what the scene says of it.
  /// - Returns: The misses, in the order of the case; none where all is as expected.
  /// - Throws: `DocumentError` where a constraint of a scene cannot be and no error is expected.
  @MainActor package func misses(
    on screen: (SceneScreen) -> ScreenDescription
  ) throws(DocumentError) -> [SceneMiss] {
    switch self {
    case .scene(let scene): try SceneChecker.misses(of: scene, on: screen(scene.screen))
    case .formats(let formats): formats.misses()
    case .solver(let solver): solver.misses()
    }
  }
}
