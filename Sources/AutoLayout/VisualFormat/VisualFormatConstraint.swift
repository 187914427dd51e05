/// One constraint that a visual format stands for, with its items still named.
public struct VisualFormatConstraint: Hashable, Sendable {
  /// What a constraint speaks of.
  public enum Item: Hashable, Sendable {
    /// The view of a name.
    case view(String)
    /// The superview of the view of a name.
    case superview(of: String)
  }

  /// Where the constant of a distance comes from.
  public enum Spacing: Hashable, Sendable {
    /// It is written in the format, or the constraint is no distance.
    case explicit
    /// It is the standard distance between two views: 8.
    case betweenViews
    /// It is the standard distance between baselines, which depends on the fonts; 8 without fonts.
    case betweenBaselines
    /// It is the superview's layout margin.
    case toSuperview
  }

  /// The item on the left.
  public let first: Item
  /// The attribute on the left.
  public let firstAttribute: LayoutAttribute
  /// How the sides compare.
  public let relation: LayoutRelation
  /// The item on the right, nil where the constraint is a size on its own.
  public let second: Item?
  /// The attribute on the right, nil where the constraint is a size on its own.
  public let secondAttribute: LayoutAttribute?
  /// The number added to the right side, in points.
  public let constant: Double
  /// How much the constraint matters.
  public let priority: LayoutPriority
  /// Where the constant comes from.
  public let spacing: Spacing

  /// The factor of the right side, which no format can change from 1.
  public var multiplier: Double { 1 }

  /// The standard distance between two views, and to a superview whose margins nobody has set.
  public static let standardSpacing = 8.0

  /// The constraint against the superview's margin where it is the standard distance to the
  /// superview, for example `a.leading == super.leadingMargin`; else the constraint as it is.
  ///
  /// In this form the distance follows the margins when they change, as it does on iOS.
  public var followingMargins: VisualFormatConstraint {
    guard spacing == .toSuperview, let second, let secondAttribute else { return self }
    func margin(_ attribute: LayoutAttribute, of item: Item) -> LayoutAttribute {
      guard case .superview = item else { return attribute }
      return LayoutAttribute(rawValue: "\(attribute.rawValue)Margin") ?? attribute
    }
    return VisualFormatConstraint(
      first: first, firstAttribute: margin(firstAttribute, of: first), relation: relation,
      second: second, secondAttribute: margin(secondAttribute, of: second), constant: 0,
      priority: priority, spacing: spacing)
  }
}

extension VisualFormatConstraint: CustomStringConvertible {
  /// The constraint as an equation, for example `super.trailing == a.trailing + 8 @750`.
  public var description: String {
    var text = "\(first).\(firstAttribute.rawValue) \(relation.rawValue) "
    if let second, let secondAttribute {
      text += "\(second).\(secondAttribute.rawValue)"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += decimal(abs(constant)) }
    } else {
      text += decimal(constant)
    }
    return priority.isRequired ? text : "\(text) @\(decimal(priority.value))"
  }
}

extension VisualFormatConstraint.Item: CustomStringConvertible {
  /// The name of the view, or `super`.
  public var description: String {
    switch self {
    case .view(let name): name
    case .superview: "super"
    }
  }
}
