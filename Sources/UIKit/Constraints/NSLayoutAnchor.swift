package import AutoLayout
public import Foundation

/// A part of a view or guide, from which constraints to other parts of its kind are made.
///
/// The parameter keeps horizontal places, vertical places and lengths apart. A view has one anchor
/// object for each attribute. Constraints are made inactive, with priority 1000.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The engine's side of the anchor.
  package let layoutAnchor: LayoutAnchor

  /// Creates the anchor of an item's attribute.
  init(_ layoutAnchor: LayoutAnchor) {
    self.layoutAnchor = layoutAnchor
    super.init()
  }

  /// The anchor as iOS prints it, with the item's path in place of an address.
  nonisolated open override var description: String {
    Self.reading { AnchorDescription.text(of: self.layoutAnchor, class: "\(type(of: self))") }
  }

  /// The same as the description.
  nonisolated open override var debugDescription: String { description }

  /// Returns a constraint between this anchor and another.
  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, at location: ConstraintLocation?
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutAnchor, relation, other, multiplier: multiplier, constant: constant,
      location: location)
  }

  /// Returns an inactive constraint by which this anchor equals another.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .equal, anchor.layoutAnchor, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this anchor equals another.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.layoutAnchor, at: nil)
  }

  /// Returns an inactive constraint by which this anchor equals another plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .equal, anchor.layoutAnchor, constant: c, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this anchor equals another plus a constant.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.layoutAnchor, constant: c, at: nil)
  }

  /// Returns an inactive constraint by which this anchor is at least another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor.layoutAnchor, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this anchor is at least another.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.layoutAnchor, at: nil)
  }

  /// Returns an inactive constraint by which this anchor is at least another plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor.layoutAnchor, constant: c, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this anchor is at least another plus a constant.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.layoutAnchor, constant: c, at: nil)
  }

  /// Returns an inactive constraint by which this anchor is at most another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor.layoutAnchor, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this anchor is at most another.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.layoutAnchor, at: nil)
  }

  /// Returns an inactive constraint by which this anchor is at most another plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor.layoutAnchor, constant: c, at: ConstraintLocation(fileID, line))
  }

  /// Returns an inactive constraint by which this anchor is at most another plus a constant.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.layoutAnchor, constant: c, at: nil)
  }
}

/// A horizontal place of a view or guide.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical place of a view or guide.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
