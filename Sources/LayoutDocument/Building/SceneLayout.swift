import AutoLayout
import Foundation
package import Frames
package import UIKit

/// A scene that is laid out, and can be changed as its steps say.
@MainActor package final class SceneLayout {
  /// The scene as it was read.
  package let scene: Scene
  /// The window the scene's root is in.
  package let window: UIWindow
  /// The scene's views, guides and constraints.
  package private(set) var builder: SceneBuilder
  /// The outermost view.
  package let root: UIView
  /// The trees outside the root's hierarchy.
  private var detached: [UIView] = []
  /// The constraints that take part; nil for all.
  private let keptConstraints: Set<String>?

  /// Lays a scene out.
  ///
  /// - Parameters:
  ///   - scene: A scene whose constraints can be, see `Scene.validate()`.
  ///   - screen: The screen to lay it out on.
  ///   - keptConstraints: The identifiers of the constraints that take part; nil for all.
  ///   - brokenConstraints: The identifiers of constraints to give up first where there is a choice.
  package init(
    _ scene: Scene, on screen: ScreenDescription, keeping keptConstraints: Set<String>? = nil,
    breaking brokenConstraints: Set<String> = []
  ) {
    self.scene = scene
    self.keptConstraints = keptConstraints
    window = UIWindow(environment: LayoutEnvironment(screen))
    builder = SceneBuilder(file: scene.file)
    var outermost = scene.root
    // Known before there are children, for they follow when it changes.
    outermost.frame = scene.root.frame ?? Rect(origin: .zero, size: screen.size)
    root = builder.tree(outermost)
    window.addSubview(root)
    for tree in scene.detached { detached.append(builder.tree(tree)) }
    // Whoever lays a scene out asks for its conflicts; UIKit need not print them as well.
    for view in [window] + detached { view.conflictHandler = { _ in } }
    if !brokenConstraints.isEmpty {
      window.layoutEngine.breakPreference = { candidates in
        candidates.last { brokenConstraints.contains($0.identifier ?? "") }
      }
    }
    for constraint in scene.constraints { add(constraint) }
    layOut()
  }

  /// Applies the changes of a step and lays out anew.
  package func apply(_ step: SceneStep) {
    for operation in step.operations { apply(operation) }
    layOut()
  }

  private func layOut() {
    window.layoutIfNeeded()
    for tree in detached { tree.layoutIfNeeded() }
  }

  // MARK: Changes

  private func add(_ constraint: SceneConstraint) {
    guard keptConstraints?.contains(constraint.id) ?? true else { return }
    let made = builder.add(constraint)
    made?.isActive = constraint.isActive
  }

  private func apply(_ operation: SceneOperation) {
    switch operation.action {
    case .setConstraint(let id, let change):
      guard let constraint = builder.constraints[id] else { return }
      if let constant = change.constant { constraint.constant = CGFloat(constant) }
      if let priority = change.priority {
        constraint.priority = UILayoutPriority(Float(priority))
      }
      if let isActive = change.isActive { constraint.isActive = isActive }
    case .setView(let id, let change):
      if let view = builder.views[id] { apply(change, to: view) }
    case .addConstraint(let constraint):
      add(constraint)
    case .removeView(let id):
      builder.remove(id)
    case .insertView(let view, let parent):
      let subview = builder.tree(view)
      if let view = builder.views[parent] { builder.add(subview, to: view) }
    case .setContentSizeCategory(let name):
      if let category = UIContentSizeCategory(shortName: name) {
        window.environment.contentSizeCategory = category
      }
    case .setScreen(let change):
      let screen = change.applied(to: window.environment.screenDescription)
      window.environment = LayoutEnvironment(screen)
      if scene.root.frame == nil { root.setFrame(Rect(origin: .zero, size: screen.size)) }
    }
  }

  private func apply(_ change: ViewChange, to view: UIView) {
    if let intrinsic = change.intrinsic {
      view.scenario?.contentSize = intrinsic.size
      view.invalidateIntrinsicContentSize()
    }
    if let isHidden = change.isHidden { view.isHidden = isHidden }
    if let margins = change.margins { view.setMargins(margins) }
    switch change.frame {
    case .frame(let frame): view.setFrame(frame)
    case .constraints: view.setFrame(nil)
    case nil: break
    }
    view.setPriorities(hugging: change.hugging, compression: change.compression)
  }

  // MARK: Results

  /// Returns the frames of the root and of what is in it.
  package func frameTree() -> FrameTree { root.frameTree() }

  /// The conflicts that had to be broken, in the order they were met.
  package var conflicts: [ConflictRecord] {
    engines.flatMap { $0.conflicts.map(\.record) }
  }

  /// The conflicts in words, one report each.
  package var conflictReports: [String] {
    engines.flatMap { $0.conflicts.map(\.description) }
  }

  private var engines: [LayoutEngine] {
    [window.layoutEngine] + detached.map(\.layoutEngine)
  }
}
