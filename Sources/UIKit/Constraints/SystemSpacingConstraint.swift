import AutoLayout
import Foundation
import Frames

/// A constraint whose constant is the standard distance between two places.
///
/// Between edges that is 8 points. Between baselines of texts it is what the lower text's line needs, so
/// it is worked out again when a font or the screen changes.
final class SystemSpacingConstraint: NSLayoutConstraint {
  /// What asked for the distance; descriptions tell the two apart.
  enum Source {
    case anchor
    case visualFormat
  }

  /// The distance between edges, in points.
  static let edgeSpacing = 8.0

  private(set) var source = Source.anchor
  private var factor = 1.0

  /// Whether the distance is one between baselines.
  private(set) var isBetweenBaselines = false

  /// Creates the inactive constraint that an anchor lies a number of standard distances behind or below
  /// another.
  static func between(
    _ upper: LayoutAnchor, _ lower: LayoutAnchor, _ relation: Relation, times factor: CGFloat,
    in source: Source, at location: ConstraintLocation?
  ) -> SystemSpacingConstraint {
    guard factor.isFinite else {
      fatalError(
        "A multiplier of system spacing is \(factor); it must be a finite number. Check what it was "
          + "computed from.")
    }
    let constraint = SystemSpacingConstraint(lower, relation, upper, location: location)
    constraint.source = source
    constraint.factor = max(0, Double(factor))
    constraint.isBetweenBaselines = upper.attribute.isBaseline || lower.attribute.isBaseline
    constraint.refresh()
    guard constraint.isBetweenBaselines else { return constraint }
    for item in [upper.item, lower.item] {
      (item.owner as? UIView)?.layoutState.baselineSpacings.append(WeakSpacing(constraint))
    }
    return constraint
  }

  /// Works the distance out again.
  func refresh() {
    layoutConstraint.constant = factor * spacing
  }

  private var spacing: Double {
    let layout = layoutConstraint
    guard isBetweenBaselines, let lower = layout.first?.owner as? UIView,
      let upper = layout.second?.owner as? UIView,
      let lowerFont = lower.font(ofBaseline: layout.firstAttribute),
      let upperFont = upper.font(ofBaseline: layout.secondAttribute)
    else { return Self.edgeSpacing }
    let distance = lowerFont.lineHeight + lowerFont.descender - upperFont.descender
    return lower.pixelGrid.roundedUp(Double(distance))
  }
}

/// A distance that a view's font has a part in, while anyone keeps it.
struct WeakSpacing {
  weak var constraint: SystemSpacingConstraint?

  init(_ constraint: SystemSpacingConstraint) {
    self.constraint = constraint
  }
}

extension UIView {
  /// Works the standard distances out again that the view's font has a part in.
  func refreshBaselineSpacings() {
    guard !layoutState.baselineSpacings.isEmpty else { return }
    layoutState.baselineSpacings.removeAll { $0.constraint == nil }
    for spacing in layoutState.baselineSpacings { spacing.constraint?.refresh() }
  }

  /// The font of the line that a baseline is of, nil where there is no text.
  fileprivate func font(ofBaseline attribute: LayoutAttribute?) -> UIFont? {
    var view = self
    while true {
      let inner =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard inner !== view, inner.isDescendant(of: view) else { break }
      view = inner
    }
    return switch view {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let button as UIButton: button.titleLabel?.font
    default: nil
    }
  }
}
