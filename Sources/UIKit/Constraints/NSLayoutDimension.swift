import AutoLayout
public import Foundation

/// The width or height of a view or guide, or the distance between two places.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates the distance from one place to another.
  convenience init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    self.init(LayoutAnchor(from: start.layoutAnchor, to: end.layoutAnchor))
  }

  /// Returns an inactive constraint by which this length equals a constant, in points.
  public func constraint(
    equalToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this length equals a constant, in points.
  @_disfavoredOverload
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c, at: nil)
  }

  /// Returns an inactive constraint by which this length is at least a constant, in points.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this length is at least a constant, in points.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c, at: nil)
  }

  /// Returns an inactive constraint by which this length is at most a constant, in points.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this length is at most a constant, in points.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c, at: nil)
  }

  /// Returns an inactive constraint by which this length equals a multiple of another.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .equal, anchor.layoutAnchor, multiplier: m, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this length equals a multiple of another.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.layoutAnchor, multiplier: m, at: nil)
  }

  /// Returns an inactive constraint by which this length equals a multiple of another plus a
  /// constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .equal, anchor.layoutAnchor, multiplier: m, constant: c, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this length equals a multiple of another plus a
  /// constant.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.layoutAnchor, multiplier: m, constant: c, at: nil)
  }

  /// Returns an inactive constraint by which this length is at least a multiple of another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor.layoutAnchor, multiplier: m, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this length is at least a multiple of another.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.layoutAnchor, multiplier: m, at: nil)
  }

  /// Returns an inactive constraint by which this length is at least a multiple of another plus a
  /// constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor.layoutAnchor, multiplier: m, constant: c,
      at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this length is at least a multiple of another plus a
  /// constant.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.layoutAnchor, multiplier: m, constant: c, at: nil)
  }

  /// Returns an inactive constraint by which this length is at most a multiple of another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor.layoutAnchor, multiplier: m, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this length is at most a multiple of another.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.layoutAnchor, multiplier: m, at: nil)
  }

  /// Returns an inactive constraint by which this length is at most a multiple of another plus a
  /// constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor.layoutAnchor, multiplier: m, constant: c,
      at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this length is at most a multiple of another plus a
  /// constant.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.layoutAnchor, multiplier: m, constant: c, at: nil)
  }
}
