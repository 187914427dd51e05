package import AutoLayout
import Foundation

extension UIView {
  /// Whether the view's frame decides its place; false leaves it to constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set {
      guard newValue != layoutState.translatesMask else { return }
      layoutState.translatesMask = newValue
      refreshDriver()
      superview?.setNeedsLayout()
    }
  }

  /// Brings what decides the view's place up to date.
  func refreshDriver() {
    let isFrameDriven =
      !isPlacedByGivenConstraints
      && (layoutState.translatesMask || layoutState.isPinnedToWindow)
    guard isFrameDriven != item.isFrameDriven else { return }
    item.isFrameDriven = isFrameDriven
    // The frame of now holds for the superview's size of now.
    noteParentSize()
    // The content of a view placed by its frame is not measured.
    note(.contentSize)
  }

  /// The active constraints the view holds: its own sizes, and those between views inside it of
  /// which it is the nearest common ancestor.
  public var constraints: [NSLayoutConstraint] {
    item.heldConstraints.compactMap { $0.owner as? NSLayoutConstraint }
  }

  /// Activates a constraint.
  ///
  /// - Note: UIKit differs here: it holds the constraint on this very view. Here as with
  ///   `isActive` it is the nearest common ancestor that does.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints, in order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint that this view holds; any other stays as it is.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.layoutConstraint.holder === item { constraint.isActive = false }
  }

  /// Deactivates those of the constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the active constraints that speak of the view along an axis, in the order they were
  /// activated.
  ///
  /// - Note: UIKit differs here: it follows the constraints through other views too.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.mentioningConstraints
      .filter { $0.firstAttribute.axis == axis.layoutAxis }
      .compactMap { $0.owner as? NSLayoutConstraint }
  }

  /// As the root of a hierarchy: who is told of each new conflict in place of standard error.
  package var conflictHandler: ((LayoutConflict) -> Void)? {
    get { layoutState.conflictHandler }
    set { layoutState.conflictHandler = newValue }
  }

  /// Whether some value of the view's frame is not determined by the active constraints.
  ///
  /// Optional constraints determine as well as required ones.
  ///
  /// - Complexity: one solve where something has changed since the last.
  public var hasAmbiguousLayout: Bool {
    let root = rootView
    LayoutPass(root: root).solve()
    return !LayoutEngine.engine(of: root.item).ambiguousValues(of: item).isEmpty
  }
}
