/// A width of a text that was recorded, to hold the measuring rule against.
package struct RecordedWidth: Hashable, Sendable {
  /// What the text stood in.
  package enum Kind: String, Hashable, Sendable {
    /// A label, as wide as its text in whole pixels.
    case label
    /// A button, as wide as its title in whole points and at least 30 points.
    case button
  }

  /// What the text stood in.
  package var kind: Kind
  /// The text.
  package var text: String
  /// The font.
  package var font: MetricFont
  /// The width that was recorded, in points.
  package var width: Double
  /// What the recorded width is a whole multiple of, in points.
  package var step: Double
  /// Whether the face for large sizes shows the text.
  package var usesDisplayFace: Bool { SystemFontAdvances.Face(size: font.size) == .display }

  /// Creates a recorded width.
  ///
  /// - Parameters:
  ///   - kind: what the text stood in.
  ///   - text: the text.
  ///   - font: the font.
  ///   - width: the width, in points.
  ///   - pixel: what the document rounds to, in points; the width counts where it is finer.
  ///   - scale: the number of pixels a point of its screen.
  package init(
    kind: Kind, text: String, font: MetricFont, width: Double, pixel: Double, scale: Double
  ) {
    self.kind = kind
    self.text = text
    self.font = font
    self.width = width
    let count = width / pixel
    step = abs(count - count.rounded()) < 0.01 ? pixel : 1 / scale
  }

  /// Returns the width that the rule answers in place of the recorded one, in points.
  package func answer(by measurer: TextMeasurer) -> Double {
    let exact = measurer.width(of: StyledText(text, font: font))
    let noise = 1e-6
    switch kind {
    case .label: return ((exact - noise) / step).rounded(.up) * step
    case .button: return max(30, (exact - noise).rounded(.up))
    }
  }
}

/// How near the measuring rule comes to recorded widths.
package struct WidthScore: Hashable, Sendable {
  /// The number of widths.
  package private(set) var count = 0
  private var exact = 0
  private var within = [0, 0, 0]

  /// The distances that are counted, in points.
  package static let distances = [0.5, 1.0, 2.0]

  /// Creates an empty score.
  package init() {}

  /// Counts a width, with how far the answer is away from it, in points.
  package mutating func count(difference: Double) {
    let distance = abs(difference)
    let noise = 0.01
    count += 1
    if distance <= noise { exact += 1 }
    for (index, limit) in Self.distances.enumerated() where distance <= limit + noise {
      within[index] += 1
    }
  }

  /// The share of widths that are met, in percent.
  package var exactShare: Double { share(exact) }
  /// The shares of widths that are met within the distances, in percent.
  package var shares: [Double] { within.map(share) }

  private func share(_ part: Int) -> Double {
    count == 0 ? 0 : 100 * Double(part) / Double(count)
  }
}
