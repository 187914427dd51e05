import LayoutDocument
import TextMetrics

/// Recorded widths and how near the measuring rule comes to them.
struct WidthSamples {
  private var samples: [(width: RecordedWidth, isCertain: Bool)] = []

  /// Reads recorded widths, one a line.
  ///
  /// - Throws: `CommandFailure` where the file cannot be read, or a line is no recorded width.
  init(_ path: String, _ system: any CommandSystem) throws(CommandFailure) {
    let name = SceneFile.name(path)
    let bytes = try SceneFile.bytes(path, system)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do throws(DocumentError) {
        samples.append(try Self.sample(Array(line), file: name, line: index + 1))
      } catch {
        throw SceneFile.failure(error, bytes)
      }
    }
  }

  private static func sample(
    _ bytes: [UInt8], file: String, line: Int
  ) throws(DocumentError) -> (RecordedWidth, Bool) {
    let value = try JSONReader.value(of: bytes, file: file, line: line)
    func error(_ key: String, _ expected: String) -> DocumentError {
      let given = value[key]
      return DocumentError(
        given == nil ? .missingKey : .badValue, file: file,
        position: given?.position ?? value.position,
        found: given?.inWords ?? "no \"\(key)\"", expected: expected)
    }
    func number(_ key: String, from least: Double) throws(DocumentError) -> Double {
      guard case .number(let number)? = value[key]?.content, number >= least, number <= 1e6 else {
        throw error(key, "a number from \(NumberInWords.text(least))")
      }
      return number
    }
    guard let text = value["text"]?.string else { throw error("text", "a text") }
    guard let kind = value["kind"]?.string.flatMap(RecordedWidth.Kind.init(rawValue:)) else {
      throw error("kind", "\"label\" or \"button\"")
    }
    guard var face = value["weight"]?.string.flatMap({ FontName.face($0) }) else {
      throw error("weight", "one of \(FontName.weights.map(\.name).joined(separator: ", "))")
    }
    if value["era"]?.string == "iOS<=13" { face.era = .upToiOS13 }
    let scale = try number("scale", from: 1)
    let recorded = RecordedWidth(
      kind: kind, text: text,
      font: MetricFont(.system(face), size: try number("size", from: 0.1)),
      width: try number("width", from: 0),
      pixel: value["px"] == nil ? 1 / scale : try number("px", from: 0.01), scale: scale)
    let isCertain = value["quality"] == nil ? true : try number("quality", from: 0) >= 3
    return (recorded, isCertain)
  }

  /// The shares of widths that are met, by face: of those that are certain, then of all.
  var report: String {
    var lines = scores(samples.filter(\.isCertain).map(\.width)).map { $0 + "\n" }
    if samples.contains(where: { !$0.isCertain }) {
      lines += scores(samples.map(\.width)).map { "every quality, \($0)\n" }
    }
    return lines.joined()
  }

  private func scores(_ widths: [RecordedWidth]) -> [String] {
    let measurer = TextMeasurer()
    return [false, true].map { isDisplay in
      var score = WidthScore()
      for width in widths where width.usesDisplayFace == isDisplay {
        score.count(difference: width.answer(by: measurer) - width.width)
      }
      let shares = zip(["0.5", "1", "2"], score.shares).map { distance, share in
        "within \(distance) pt \(Self.percent(share)) %"
      }
      return "\(isDisplay ? "display" : "text") face: n \(score.count), exact "
        + "\(Self.percent(score.exactShare)) %, \(shares.joined(separator: ", "))"
    }
  }

  /// A share with one decimal, cut and not rounded, so that nothing looks better than it is.
  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 10 + 1e-9).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
