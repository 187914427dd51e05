package import AutoLayout
import Foundation
import Frames

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
  ///
  /// Once it was laid out, the system's own are among them, as on iOS: those by which a stack arranges
  /// its views, and, at the end, what stands for the size of the content.
  ///
  /// - Note: UIKit differs here: it also lists what stands for the frames of views that are placed by
  ///   them. `constraintsAffectingLayout(for:)` does.
  public var constraints: [NSLayoutConstraint] {
    var result = item.heldConstraints.filter(\.isListed).map { NSLayoutConstraint.shown($0) }
    guard !item.isFrameDriven, item.currentEngine != nil else { return result }
    for axis in [LayoutAxis.horizontal, .vertical] {
      if let content = NSLayoutConstraint.content(of: item, axis) { result.append(content) }
    }
    return result
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

  /// Returns the constraints that the view's place and length along an axis follow from, strongest
  /// first: its own and, where those lead on, others'.
  ///
  /// What stands for content sizes and for frames that were set by hand is among them. What holds with
  /// room to spare, such as a limit that is not reached, has no effect and is not.
  ///
  /// - Complexity: one solve where something has changed since the last, then O(n²), where n counts the
  ///   constraints connected with the view.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.constraintsAffectingLayout(along: axis.layoutAxis)
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
    !solvedEngine.ambiguousValues(of: item).isEmpty
  }

  /// Shows another frame of the view that its constraints allow as well, where there is one; else
  /// nothing happens.
  ///
  /// The next layout pass hands the frames out. Each further call moves on, through the values that
  /// are not determined one after the other and then back to the settled layout. Any change brings
  /// that back too.
  ///
  /// - Note: UIKit differs here: it picks at random. The same calls show the same frames here.
  /// - Complexity: that of a solve from nothing.
  public func exerciseAmbiguityInLayout() {
    guard solvedEngine.exerciseAmbiguity(of: item) else { return }
    let root = rootView
    root.layoutState.hasUnplacedFrames = true
    root.setNeedsLayout()
  }

  /// The engine of the hierarchy, brought up to date.
  var solvedEngine: LayoutEngine {
    let root = rootView
    LayoutPass(root: root).solve()
    return LayoutEngine.engine(of: root.item)
  }
}

extension LayoutItem {
  /// The constraints that the item's place and length along an axis follow from.
  @MainActor func constraintsAffectingLayout(along axis: LayoutAxis) -> [NSLayoutConstraint] {
    guard let view = view?.owner as? UIView else { return [] }
    return view.solvedEngine.influences(on: self, along: axis).flatMap(\.constraints)
  }
}
