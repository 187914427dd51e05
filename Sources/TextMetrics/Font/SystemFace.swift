/// A face of the system's font: what of it changes widths.
package struct SystemFace: Hashable, Sendable {
  /// The designs of the system's font.
  package enum Design: Hashable, Sendable {
    /// The usual one.
    case standard
    /// With round ends.
    case rounded
    /// With serifs.
    case serif
    /// With characters that are all as wide as each other.
    case monospaced
  }

  /// The weight, on UIKit's scale from -1 to 1, 0 for regular.
  package var weight = 0.0
  /// The design.
  package var design = Design.standard
  /// Whether digits are all as wide as each other.
  package var hasMonospacedDigits = false
  /// Whether the strokes slant; the widths stay.
  package var isItalic = false
  /// The system whose tracking counts.
  package var era = MetricsEra.fromiOS14

  /// Creates the usual face.
  package init() {}
}

/// The systems whose text metrics differ.
package typealias MetricsEra = SystemFontTracking.Era
