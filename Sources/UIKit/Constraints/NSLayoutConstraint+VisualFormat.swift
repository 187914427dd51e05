import AutoLayout
import Foundation

extension NSLayoutConstraint {
  /// How a visual format is read: edges to align, direction, and what distances run between.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, those of iOS.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ options: VisualFormatOptions) {
      rawValue = options.rawValue
    }

    /// The left edges of all views are aligned.
    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    /// The right edges of all views are aligned.
    public static let alignAllRight = FormatOptions(.alignAllRight)
    /// The top edges of all views are aligned.
    public static let alignAllTop = FormatOptions(.alignAllTop)
    /// The bottom edges of all views are aligned.
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    /// The leading edges of all views are aligned.
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    /// The trailing edges of all views are aligned.
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    /// The horizontal centres of all views are aligned.
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    /// The vertical centres of all views are aligned.
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    /// The last baselines of all views are aligned.
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    /// The first baselines of all views are aligned.
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    /// A horizontal format is read as the language is; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format is read from left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    /// A horizontal format is read from right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    /// Distances run between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances in a vertical format run from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)
  }

  /// Returns the inactive constraints that a visual format stands for, in the order of the format.
  ///
  /// A format that cannot be read, or that names a view or metric there is not, stops the program with
  /// the format and a mark under the fault. The standard distance to the superview is that view's layout
  /// margin, between views 8 points.
  ///
  /// - Parameters:
  ///   - format: the format, for example `H:|-[name]-8-[call(44)]-|`.
  ///   - opts: what to align, and how distances and directions are meant.
  ///   - metrics: numbers that the format may name.
  ///   - views: the views and layout guides that the format names.
  /// - Returns: the constraints; activate them with `NSLayoutConstraint.activate`.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var numbers: [String: Double] = [:]
    // Numbers among the views count as metrics, as on iOS.
    for (name, value) in views.merging(metrics ?? [:], uniquingKeysWith: { $1 }) {
      if let number = Self.number(value) { numbers[name] = number }
    }
    let items = views.filter { Self.number($0.value) == nil }.mapValues { item(of: $0) }
    do throws(VisualFormatError) {
      let expanded = try VisualFormat(format).constraints(
        views: items.keys, metrics: numbers, options: VisualFormatOptions(rawValue: opts.rawValue),
        hasSuperview: { items[$0]?.parent != nil })
      return expanded.compactMap { constraint($0.followingMargins, among: items) }
    } catch {
      fatalError(error.description)
    }
  }

  private static func constraint(
    _ expanded: VisualFormatConstraint, among items: [String: LayoutItem]
  ) -> NSLayoutConstraint? {
    func anchor(
      _ item: VisualFormatConstraint.Item, _ attribute: LayoutAttribute
    ) -> LayoutAnchor? {
      switch item {
      case .view(let name): items[name].map { LayoutAnchor($0, attribute) }
      case .superview(let name): items[name]?.parent.map { LayoutAnchor($0, attribute) }
      }
    }
    guard let first = anchor(expanded.first, expanded.firstAttribute) else { return nil }
    let second = expanded.second.flatMap { item in
      expanded.secondAttribute.flatMap { anchor(item, $0) }
    }
    let constraint: NSLayoutConstraint
    if let second, [.betweenViews, .betweenBaselines].contains(expanded.spacing) {
      constraint = SystemSpacingConstraint.between(
        second, first, Relation(expanded.relation), times: 1, in: .visualFormat, at: nil)
    } else {
      constraint = NSLayoutConstraint(
        first, Relation(expanded.relation), second, constant: CGFloat(expanded.constant),
        location: nil)
    }
    constraint.priority = UILayoutPriority(expanded.priority)
    return constraint
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
