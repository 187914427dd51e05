import AutoLayout
import Foundation
import Frames
package import UIKit

/// Makes views of a scene.
///
/// Every view but stacks, scroll views and wrapping texts is a plain `UIView` that a scenario tells
/// what the scene says of it, so that a scene depends on no control's own metrics. Accessibility
/// identifiers are the scene's identifiers.
@MainActor package struct SceneBuilder {
  /// The views by identifier.
  package private(set) var views: [String: UIView] = [:]
  /// The layout guides by identifier.
  package private(set) var guides: [String: UILayoutGuide] = [:]
  /// The constraints by identifier.
  package private(set) var constraints: [String: NSLayoutConstraint] = [:]
  let file: String

  init(file: String) {
    self.file = file
  }

  /// Makes a view with all that is in it.
  mutating func tree(_ scene: SceneView) -> UIView {
    let root = view(scene)
    var waiting = [(scene, root)]
    while let (scene, view) = waiting.popLast() {
      for child in scene.children {
        let subview = self.view(child)
        add(subview, to: view)
        waiting.append((child, subview))
      }
      setCustomSpacing(scene, of: view)
    }
    return root
  }

  /// Takes a view and all that is in it from its superview and forgets it.
  mutating func remove(_ id: String) {
    guard let view = views[id] else { return }
    let superview = view.superview
    view.removeFromSuperview()
    superview?.setNeedsLayout()
    views = views.filter { !$0.value.isDescendant(of: view) }
    guides = guides.filter { $0.value.owningView?.isDescendant(of: view) != true }
  }

  // MARK: Views

  private mutating func view(_ scene: SceneView) -> UIView {
    let view = emptyView(scene)
    view.accessibilityIdentifier = scene.id
    var scenario = ViewScenario()
    scenario.className = scene.kind.className
    if scene.kind != .stack, scene.text == nil { scenario.contentSize = scene.intrinsic.size }
    scenario.firstBaseline = scene.baseline?.first
    scenario.lastBaseline = scene.baseline?.last
    scenario.alignmentRectInsets = UIEdgeInsets(scene.alignmentInsets)
    view.scenario = scenario
    view.isHidden = scene.isHidden
    view.setFrame(scene.frame)
    if let autoresizing = scene.autoresizing {
      view.autoresizingMask = UIView.AutoresizingMask(autoresizing.map(\.mask))
    }
    view.setPriorities(hugging: scene.hugging, compression: scene.compression)
    view.setMargins(scene.margins)
    view.preservesSuperviewLayoutMargins = scene.preservesSuperviewMargins
    view.insetsLayoutMarginsFromSafeArea = scene.insetsMarginsFromSafeArea
    for id in scene.guides {
      let guide = UILayoutGuide()
      guide.identifier = id
      view.addLayoutGuide(guide)
      guides[id] = guide
    }
    views[scene.id] = view
    return view
  }

  // MARK: Constraints

  /// Makes a constraint, which is not active yet; nil where it speaks of what a step has removed.
  mutating func add(_ scene: SceneConstraint) -> NSLayoutConstraint? {
    guard let first = item(scene.first) else { return nil }
    var second: Any?
    if let anchor = scene.second {
      guard let item = item(anchor) else { return nil }
      second = item
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: scene.first.attribute.layoutAttribute,
      relatedBy: scene.relation.layoutRelation, toItem: second,
      attribute: scene.second?.attribute.layoutAttribute ?? .notAnAttribute,
      multiplier: CGFloat(scene.multiplier.value), constant: CGFloat(scene.constant.value))
    constraint.identifier = scene.id
    // Reports name the line of the scene and not the one above.
    constraint.layoutConstraint.location = ConstraintLocation(
      fileID: file, line: scene.position.line)
    constraint.priority = UILayoutPriority(Float(scene.priority.value))
    constraints[scene.id] = constraint
    return constraint
  }

  /// The view or guide of an anchor; nil where a step has removed it.
  private func item(_ anchor: SceneAnchor) -> Any? {
    guide(anchor.item) ?? (anchor.item.part == nil ? views[anchor.item.id] : nil)
  }

  /// Returns the guide that a name stands for, where it stands for one.
  func guide(_ name: SceneItemName) -> UILayoutGuide? {
    guard let part = name.part else { return guides[name.id] }
    guard let view = views[name.id] else { return nil }
    switch part {
    case .safeArea: return view.safeAreaLayoutGuide
    case .margins: return view.layoutMarginsGuide
    case .readable: return view.readableContentGuide
    case .content: return (view as? UIScrollView)?.contentLayoutGuide
    case .frame: return (view as? UIScrollView)?.frameLayoutGuide
    }
  }
}
