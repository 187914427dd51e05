/// How a visual format is read: edges to align, direction, and what vertical distances run between.
///
/// The bits are those of UIKit's `NSLayoutConstraint.FormatOptions`.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The left edges of all views are aligned.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// The right edges of all views are aligned.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// The top edges of all views are aligned.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// The bottom edges of all views are aligned.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// The leading edges of all views are aligned.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// The trailing edges of all views are aligned.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// The horizontal centres of all views are aligned.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// The vertical centres of all views are aligned.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// The last baselines of all views are aligned.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// The first baselines of all views are aligned.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
  /// A horizontal format is read from left to right, whatever the language.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// A horizontal format is read from right to left, whatever the language, and even where it is
  /// also to be read from left to right.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// Distances between views of a vertical format run from the last baseline of the upper one to the
  /// first baseline of the lower one; without effect on a horizontal format.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
}

extension VisualFormatOptions {
  /// Returns the option of a name, for example `alignAllTop`, or nil where there is none.
  ///
  /// The defaults have names too: `directionLeadingToTrailing` and `spacingEdgeToEdge` set nothing.
  public init?(name: String) {
    guard let option = Self.named.first(where: { $0.name == name }) else { return nil }
    self = option.option
  }

  /// The names of all options, in the order of their bits.
  public static var names: [String] { named.map(\.name) }

  /// The attributes to align, in the order of their bits.
  public var alignedAttributes: [LayoutAttribute] {
    Self.aligning.filter { contains($0.option) }.map(\.attribute)
  }

  /// The name of the first option that aligns a given attribute.
  func name(aligning attribute: LayoutAttribute) -> String? {
    let option = Self.aligning.first { $0.attribute == attribute }?.option
    return Self.named.first { $0.option == option }?.name
  }

  private static let aligning: [(option: VisualFormatOptions, attribute: LayoutAttribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  private static let named: [(name: String, option: VisualFormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
    ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
    ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
    ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
    ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline), ("directionLeadingToTrailing", []),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", []),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]
}
