import LayoutDocument
import TextMetrics
import UIKit

/// Fonts as the command line names them.
enum FontName {
  /// The weights by name.
  static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// Returns the face of the system's font at a weight; nil where no weight has the name.
  static func face(_ weight: String) -> SystemFace? {
    guard let entry = weights.first(where: { $0.name == weight }) else { return nil }
    var face = SystemFace()
    face.weight = Double(entry.weight.rawValue)
    return face
  }

  /// Returns the font that `--font` and `--content-size` name, the system's at 17 points by default.
  ///
  /// - Throws: `CommandFailure` where there is no such font, or its file cannot be read.
  static func font(
    _ arguments: Arguments, _ system: any CommandSystem
  ) throws(CommandFailure) -> MetricFont {
    let name = arguments.value(.font) ?? "system:17"
    let parts = name.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      .map(String.init)
    let category = try arguments.choice(.contentSize, ContentSizeName.self)?.rawValue ?? "large"
    switch parts[0] {
    case "system", "monospaced":
      guard parts.count >= 2, let size = size(parts[1]),
        var face = face(parts.count == 3 ? parts[2] : "regular")
      else { break }
      if parts[0] == "monospaced" { face.design = .monospaced }
      return MetricFont(.system(face), size: size)
    case "style":
      guard parts.count == 2,
        let style = TextStyleSizes.Style.allCases.first(where: { "\($0)" == parts[1] }),
        let place = UIContentSizeCategory.allShortNames.firstIndex(of: category)
      else { break }
      let (size, distance) = TextStyleSizes.size(of: style, category: place)
      let face = face(style == .headline ? "semibold" : "regular") ?? SystemFace()
      return MetricFont(.system(face), size: size, lineDistance: distance)
    case "file":
      guard parts.count == 3, let size = size(parts[1]) else { break }
      let bytes = try SceneFile.bytes(parts[2], system)
      do throws(FontFileError) {
        if let numbers = try FontFile.fonts(in: bytes).first {
          return MetricFont(.registered(numbers), size: size)
        }
      } catch {
        throw CommandFailure(.badData, ["\(parts[2]): \(error.description)"])
      }
    default: break
    }
    throw arguments.failure(
      found: "\"\(name)\" for --font",
      expected: "a font, for example system:17:semibold, style:body or file:17:FONT.ttf")
  }

  private static func size(_ text: String) -> Double? {
    Double(text).flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil }
  }
}
