/// The sizes of the text styles at the twelve content size categories.
package enum TextStyleSizes {
  /// The styles that have sizes.
  package enum Style: Int, CaseIterable, Hashable, Sendable {
    /// A large title.
    case largeTitle
    /// A title of the first level.
    case title1
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading.
    case headline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A heading of the second level.
    case subheadline
    /// A footnote.
    case footnote
    /// A caption.
    case caption1
    /// A small caption.
    case caption2
  }

  /// The number of categories, from the smallest to the largest for accessibility.
  package static let categoryCount = 12
  /// The place of the usual category among them.
  package static let standardCategory = 3

  /// Returns the size of a style and the distance of its lines, in points.
  ///
  /// - Precondition: `category` is from 0 to 11.
  package static func size(
    of style: Style, category: Int
  ) -> (pointSize: Double, lineDistance: Double) {
    let (size, line) = table[style.rawValue][category]
    return (Double(size), Double(line))
  }

  /// Size and line distance, by style and category.
  private static let table: [[(UInt8, UInt8)]] = [
    [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
      (52, 61), (56, 66), (60, 70),
    ],
    [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
      (48, 57), (53, 62), (58, 68),
    ],
    [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
      (44, 52), (50, 59), (56, 66),
    ],
    [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
      (43, 51), (49, 58), (55, 65),
    ],
    [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
      (40, 48), (47, 56), (53, 62),
    ],
    [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
      (40, 48), (47, 56), (53, 62),
    ],
    [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
      (38, 46), (44, 52), (51, 60),
    ],
    [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
      (36, 43), (42, 50), (49, 58),
    ],
    [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
      (33, 40), (38, 46), (44, 52),
    ],
    [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
      (32, 39), (37, 44), (43, 51),
    ],
    [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
      (29, 35), (34, 41), (40, 48),
    ],
  ]
}
