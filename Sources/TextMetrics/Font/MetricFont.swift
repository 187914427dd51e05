/// A font at a size: everything about it that a measured text depends on.
package struct MetricFont: Hashable, Sendable {
  /// What gives the font its numbers.
  package enum Face: Hashable, Sendable {
    /// The system's font.
    case system(SystemFace)
    /// A font that was registered.
    case registered(FontNumbers)
  }

  /// What gives the font its numbers.
  package var face: Face
  /// The size, in points.
  package var size: Double
  /// The distance of two baselines where the font is that of a text style, in points; nil where the
  /// font's own line height and leading decide it.
  package var lineDistance: Double?

  /// Creates a font.
  package init(_ face: Face, size: Double, lineDistance: Double? = nil) {
    self.face = face
    self.size = size
    self.lineDistance = lineDistance
  }

  /// The distance from the baseline up to the top of a line, in points.
  package var ascent: Double { scaled(system: 1950, \.ascent) }
  /// The distance from the baseline down to the bottom of a line, in points.
  package var descent: Double { scaled(system: 494, \.descent) }
  /// The height of a line, in points: ascent and descent.
  package var lineHeight: Double { scaled(system: 2444) { $0.ascent + $0.descent } }
  /// The height of a capital letter, in points.
  package var capHeight: Double { scaled(system: 1443, \.capHeight) }
  /// The height of a small x, in points.
  package var xHeight: Double { scaled(system: 1078, \.xHeight) }

  /// What is added between two lines, in points.
  package var leading: Double {
    if let lineDistance { return lineDistance - lineHeight }
    return scaled(system: 0, \.lineGap)
  }

  private func scaled(system: Double, _ registered: (FontNumbers) -> Double) -> Double {
    switch face {
    case .system: size * system / SystemFontAdvances.unitsPerEm
    case .registered(let numbers): size * registered(numbers) / numbers.unitsPerEm
    }
  }
}
