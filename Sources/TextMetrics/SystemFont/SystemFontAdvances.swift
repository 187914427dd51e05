/// Advance widths of the system's font, as numbers inferred from recorded frames.
///
/// There is no font file: the tables were fitted to widths of labels and buttons in public Interface
/// Builder documents, and lean on the metrics of Inter where a character was never seen (see NOTICE).
/// Between the weights that have a table the widths are interpolated, beyond them extrapolated.
enum SystemFontAdvances {
  /// The number of units an em is divided into.
  static let unitsPerEm = 2048.0

  /// A face: the design for small sizes, or the tighter one for large sizes.
  enum Face: Hashable, Sendable {
    case text
    case display

    /// The face used at a size, in points.
    init(size: Double) { self = size < 20 ? .text : .display }
  }

  /// The weights that have a table of their own, on UIKit's scale from -1 to 1.
  private static let stops = [0.0, 0.23, 0.3, 0.4]
  /// How many steps of `lighterByAStep` a light weight is away from regular.
  private static let lightSteps: [(place: Double, value: Double)] = [
    (-0.8, 3), (-0.6, 2), (-0.4, 1), (0, 0),
  ]
  /// Which part of `regularToBlack` a heavy weight lies beyond bold.
  private static let heavyShares: [(place: Double, value: Double)] = [
    (0.4, 0), (0.56, 0.2), (0.62, 0.4),
  ]

  /// Returns the advances of ASCII from the space to the tilde, in units.
  static func ascii(_ face: Face, weight: Double) -> [Double] {
    let tables =
      face == .text
      ? [textRegular, textMedium, textSemibold, textBold]
      : [displayRegular, displayMedium, displaySemibold, displayBold]
    var result = interpolated(tables, at: weight)
    let steps = value(lightSteps, at: weight)
    let share = value(heavyShares, at: weight)
    if steps != 0 || share != 0 {
      for index in result.indices {
        result[index] += steps * Double(lighterByAStep[index])
        result[index] += share * Double(regularToBlack[index])
      }
    }
    return result
  }

  /// Returns the advances of the signs beyond ASCII that are known, in units.
  static func signs(_ face: Face, weight: Double) -> [Unicode.Scalar: Double] {
    let tables =
      face == .text
      ? [
        textRegularPunctuation, textMediumPunctuation, textSemiboldPunctuation,
        textBoldPunctuation,
      ]
      : [
        displayRegularPunctuation, displayMediumPunctuation, displaySemiboldPunctuation,
        displayBoldPunctuation,
      ]
    let values = interpolated(tables, at: weight)
    return Dictionary(uniqueKeysWithValues: zip(punctuation.unicodeScalars, values))
  }

  private static func interpolated(_ tables: [[Int16]], at weight: Double) -> [Double] {
    guard let next = stops.firstIndex(where: { $0 >= weight }) else {
      return tables[tables.count - 1].map(Double.init)
    }
    guard next > 0, stops[next] != weight else { return tables[next].map(Double.init) }
    let share = (weight - stops[next - 1]) / (stops[next] - stops[next - 1])
    return zip(tables[next - 1], tables[next]).map { low, high in
      Double(low) * (1 - share) + Double(high) * share
    }
  }

  /// Returns what a line through some points is worth at a place, the nearest end beyond them.
  static func value(_ points: [(place: Double, value: Double)], at place: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.place >= place }) else {
      return points.last?.value ?? 0
    }
    guard next > 0, points[next].place != place else { return points[next].value }
    let (low, high) = (points[next - 1], points[next])
    let share = (place - low.place) / (high.place - low.place)
    return low.value * (1 - share) + high.value * share
  }
}
