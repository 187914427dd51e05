/// What is added to every character of the system's font, which depends on the size.
package enum SystemFontTracking {
  /// The systems whose tracking differs.
  package enum Era: Hashable, Sendable {
    /// Up to iOS 13.
    case upToiOS13
    /// From iOS 14.
    case fromiOS14
  }

  /// Returns what is added to each character at a size, in points.
  ///
  /// - Parameters:
  ///   - size: the size of the font, in points.
  ///   - era: the system.
  /// - Returns: the distance in points, below 0 where characters move closer together.
  static func points(at size: Double, era: Era) -> Double {
    guard size < 20 else { return SystemFontAdvances.value(display, at: size) }
    return SystemFontAdvances.value(era == .fromiOS14 ? text : oldText, at: size) * size / 1000
  }

  /// The text face, in 1000ths of the size.
  private static let text: [(place: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24),
  ]

  /// The text face up to iOS 13, which was wider at 17 points: 92 recorded widths say so.
  private static let oldText = text.map { $0.place == 17 ? (place: 17.0, value: -24.0) : $0 }

  /// The display face, in points.
  private static let display: [(place: Double, value: Double)] = [
    (20, 0.361), (21, 0.349), (22, 0.344), (23, 0.348), (24, 0.352), (25, 0.354), (26, 0.355),
    (27, 0.356), (28, 0.355), (29, 0.354), (30, 0.366), (31, 0.363), (32, 0.375), (33, 0.371),
    (34, 0.382), (35, 0.376), (36, 0.387), (37, 0.379), (38, 0.371), (39, 0.381), (40, 0.371),
    (41, 0.38), (42, 0.369), (43, 0.378), (44, 0.365), (45, 0.352), (46, 0.359), (48, 0.352),
    (50, 0.342), (54, 0.29), (60, 0.234), (70, 0.103), (77, 0.038), (78, 0),
  ]
}
