import AutoLayout
public import Foundation

extension NSLayoutXAxisAnchor {
  /// Returns an inactive constraint by which this place is the standard distance behind
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this place is the standard distance behind
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges.
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, at: nil)
  }

  /// Returns an inactive constraint by which this place is at least the standard distance behind
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this place is at least the standard distance behind
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, at: nil)
  }

  /// Returns an inactive constraint by which this place is at most the standard distance behind
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this place is at most the standard distance behind
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier, at: nil)
  }
}

extension NSLayoutYAxisAnchor {
  /// Returns an inactive constraint by which this place is the standard distance below
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges, and
  /// follows from the fonts where both places are baselines of texts.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this place is the standard distance below
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges, and
  /// follows from the fonts where both places are baselines of texts.
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, at: nil)
  }

  /// Returns an inactive constraint by which this place is at least the standard distance below
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges, and
  /// follows from the fonts where both places are baselines of texts.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this place is at least the standard distance below
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges, and
  /// follows from the fonts where both places are baselines of texts.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, at: nil)
  }

  /// Returns an inactive constraint by which this place is at most the standard distance below
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges, and
  /// follows from the fonts where both places are baselines of texts.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this place is at most the standard distance below
  /// another.
  ///
  /// The distance is taken `multiplier` times; below 0 it counts as 0. It is 8 points between edges, and
  /// follows from the fonts where both places are baselines of texts.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier, at: nil)
  }
}

extension NSLayoutAnchor {
  fileprivate func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat, at location: ConstraintLocation?
  ) -> NSLayoutConstraint {
    SystemSpacingConstraint.between(
      anchor.layoutAnchor, layoutAnchor, relation, times: multiplier, in: .anchor, at: location)
  }
}
