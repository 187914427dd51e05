package import AutoLayout
public import Foundation

/// A linear relation between attributes of one or two views or guides.
///
/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`. It does
/// nothing until it is activated; while it is active, the nearest common ancestor of its items keeps
/// it alive.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The engine's description; nil only for one made by `init()`, which describes nothing.
  private var storedConstraint: LayoutConstraint?
  /// What the constraint stands for where the system made it; nil for a program's own.
  private(set) var systemOrigin: SystemConstraintOrigin?

  /// What is associated with the constraint by `objc_setAssociatedObject`.
  nonisolated(unsafe) var associations: [UnsafeRawPointer: AssociatedValue]?

  /// Creates a constraint that relates nothing; only subclasses' initialisers have a use for it.
  public override init() {
    super.init()
  }

  /// Creates an inactive constraint between attributes of two items, or of one and a constant.
  ///
  /// The program stops with a sentence where the constraint cannot mean anything: a place against
  /// nothing, a length against a place, leading against left, or a number that is not finite.
  ///
  /// Items are `UIView`s or `UILayoutGuide`s; without a second item the constant stands alone. The
  /// file and line are those of the caller, for reports.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init()
    guard let attribute = attr1.layoutAttribute else {
      fatalError(
        "A constraint's first attribute is .notAnAttribute; name the part of the first item that "
          + "it speaks of, for example .width.")
    }
    let first = LayoutAnchor(Self.item(of: view1), attribute)
    var second: LayoutAnchor?
    if let view2, let attribute = attr2.layoutAttribute {
      second = LayoutAnchor(Self.item(of: view2), attribute)
    }
    adopt(
      first, relation, second, multiplier: multiplier, constant: c,
      location: ConstraintLocation(fileID, line))
  }

  /// Creates an inactive constraint between attributes of two items, or of one and a constant.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2,
      multiplier: multiplier, constant: c, fileID: "", line: 0)
  }

  /// Creates an inactive constraint between anchors.
  convenience init(
    _ first: LayoutAnchor, _ relation: Relation, _ second: LayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, location: ConstraintLocation?
  ) {
    self.init()
    adopt(
      first, relation, second, multiplier: multiplier, constant: constant, location: location)
  }

  /// Creates what shows a constraint of the system.
  convenience init(showing layout: LayoutConstraint, as origin: SystemConstraintOrigin) {
    self.init()
    storedConstraint = layout
    systemOrigin = origin
    layout.owner = self
  }

  /// The constraint as iOS prints it, with names in place of addresses.
  ///
  /// - Note: UIKit differs here: where it prints an address there is the path of the view, or the line
  ///   that made the constraint, so that the same program prints the same.
  nonisolated open override var description: String {
    Self.reading { ConstraintDescription.text(of: self) }
  }

  /// The same as the description.
  nonisolated open override var debugDescription: String { description }

  /// The engine's description, nil where there is none.
  var describedConstraint: LayoutConstraint? { storedConstraint }

  private func adopt(
    _ first: LayoutAnchor, _ relation: Relation, _ second: LayoutAnchor?, multiplier: CGFloat,
    constant: CGFloat, location: ConstraintLocation?
  ) {
    let layout = LayoutConstraint(
      first, relation.layoutRelation, second, multiplier: Double(multiplier),
      constant: Double(constant))
    layout.location = location
    layout.owner = self
    if let problem = layout.problemAtCreation() { fatalError(problem.description) }
    storedConstraint = layout
  }

  static func item(of object: Any) -> LayoutItem {
    if let view = object as? UIView { return view.item }
    if let guide = object as? UILayoutGuide { return guide.item }
    fatalError(
      "A constraint relates views and layout guides, not a \(type(of: object)); pass a UIView or "
        + "a UILayoutGuide.")
  }

  /// The engine's description of the constraint.
  package var layoutConstraint: LayoutConstraint {
    guard let storedConstraint else {
      fatalError(
        "NSLayoutConstraint() relates nothing; create it with "
          + "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) or an anchor.")
    }
    return storedConstraint
  }
}

extension ConstraintLocation {
  /// Creates a location, or nil where the caller is not known.
  init?(_ fileID: StaticString, _ line: UInt) {
    guard line > 0 else { return nil }
    self.init(fileID: "\(fileID)", line: Int(line))
  }
}
