import LayoutDocument

/// Reads scenes for verbs and shows mistakes where they stand.
enum SceneFile {
  /// Reads a scene from a file, or from the standard input for `-`.
  ///
  /// - Throws: `CommandFailure` where the file cannot be read or holds no scene.
  static func scene(
    _ path: String, _ system: any CommandSystem
  ) throws(CommandFailure) -> Scene {
    let bytes = try bytes(path, system)
    do throws(DocumentError) {
      return try SceneReader.scene(of: bytes, file: name(path))
    } catch {
      throw failure(error, bytes)
    }
  }

  /// Reads a file, or the standard input for `-`.
  ///
  /// - Throws: `CommandFailure` where it cannot be read.
  static func bytes(
    _ path: String, _ system: any CommandSystem, kind: String = "a JSON scene",
    verb: String = "render"
  ) throws(CommandFailure) -> [UInt8] {
    do throws(FileProblem) {
      return try system.read(path)
    } catch {
      throw .cannotRead(error, kind: kind, verb: verb)
    }
  }

  /// The name of a file in messages.
  static func name(_ path: String) -> String {
    path == "-" ? "<stdin>" : path
  }

  /// The message of a mistake: what is wrong, and the line with a mark below the place.
  static func failure(_ error: DocumentError, _ bytes: [UInt8]) -> CommandFailure {
    CommandFailure(.badData, [error.description] + excerpt(of: bytes, at: error.position))
  }

  /// Returns a line of a file and a second line that points at a column of it; nothing where the
  /// line is empty or not made of characters to show.
  static func excerpt(of bytes: [UInt8], at position: SourcePosition) -> [String] {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: position.line, omittingEmptySubsequences: false)
    guard position.line >= 1, position.line <= lines.count,
      let line = String(validating: lines[position.line - 1], as: UTF8.self)
    else { return [] }
    let scalars = line.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: " "
      default: scalar
      }
    }
    // Long lines are shown around the place.
    let column = min(position.column - 1, scalars.count)
    let start = column > 60 ? column - 40 : 0
    let shown = scalars[start..<min(scalars.count, start + 72)]
    guard shown.contains(where: { $0 != " " }) else { return [] }
    var text = ""
    text.unicodeScalars.append(contentsOf: shown)
    while text.last == " " { text.removeLast() }
    return ["  \(text)", "  \(String(repeating: " ", count: column - start))^"]
  }
}
