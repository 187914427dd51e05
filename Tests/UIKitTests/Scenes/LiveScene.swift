// swift-format-ignore-file: NeverForceUnwrap

import AutoLayout
import UIKit

/// A hierarchy built from a model, and changed by edits.
@MainActor
final class LiveScene {
  private(set) var views: [Int: UIView] = [:]
  private(set) var guides: [Int: UILayoutGuide] = [:]
  private(set) var constraints: [Int: NSLayoutConstraint] = [:]
  let root: UIView

  /// Builds a hierarchy; constraints are activated in the order given, by default the model's own.
  init(_ model: SceneModel, order: [SceneConstraint]? = nil) {
    root =
      model.nodes[model.root]!.kind == .window
      ? UIWindow(environment: model.environment) : UIView()
    root.conflictHandler = { _ in }
    views[model.root] = root
    fill(root, model.nodes[model.root]!, from: model)
    root.frame = model.nodes[model.root]!.frame
    for constraint in model.constraints { make(constraint) }
    for constraint in order ?? model.constraints where constraint.isActive {
      constraints[constraint.id]?.isActive = true
    }
  }

  /// Gives a view everything that stands in it, each with its frame as of the size it was set for.
  private func fill(_ view: UIView, _ node: SceneNode, from model: SceneModel) {
    for guide in node.guides { add(guide, to: view) }
    view.autoresizesSubviews = node.autoresizesSubviews
    for id in node.children {
      let child = model.nodes[id]!
      let made = make(child)
      fill(made, child, from: model)
      view.addSubview(made)
      view.frame.size = child.parentSize
      made.frame = child.frame
      made.autoresizingMask = child.mask
    }
    if let stack = view as? UIStackView {
      for id in node.arranged { stack.addArrangedSubview(views[id]!) }
    }
    for id in node.children {
      views[id]!.translatesAutoresizingMaskIntoConstraints = model.nodes[id]!.isFrameDriven
    }
    write(node.properties, insteadOf: SceneProperties(), to: view)
  }

  private func make(_ node: SceneNode) -> UIView {
    let view: UIView =
      switch node.kind {
      case .label: UILabel()
      case .stack: UIStackView()
      case .scroll: UIScrollView()
      case .plain, .root, .window: UIView()
      }
    view.accessibilityIdentifier = "v\(node.id)"
    views[node.id] = view
    return view
  }

  private func add(_ guide: SceneGuide, to view: UIView) {
    switch guide.kind {
    case .user:
      let made = UILayoutGuide()
      made.identifier = "g\(guide.id)"
      view.addLayoutGuide(made)
      guides[guide.id] = made
    case .margins: guides[guide.id] = view.layoutMarginsGuide
    case .safeArea: guides[guide.id] = view.safeAreaLayoutGuide
    case .readable: guides[guide.id] = view.readableContentGuide
    case .content: guides[guide.id] = (view as? UIScrollView)?.contentLayoutGuide
    case .frame: guides[guide.id] = (view as? UIScrollView)?.frameLayoutGuide
    }
  }

  private func object(_ item: SceneItem) -> AnyObject? {
    switch item {
    case .view(let id): views[id]
    case .guide(let id): guides[id]
    }
  }

  private func make(_ model: SceneConstraint) {
    guard let first = object(model.first) else { return }
    let second = model.second.flatMap { object($0) }
    guard (second == nil) == (model.second == nil) else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: model.firstAttribute, relatedBy: model.relation, toItem: second,
      attribute: model.secondAttribute, multiplier: model.multiplier, constant: model.constant)
    constraint.priority = UILayoutPriority(model.priority)
    constraint.identifier = "c\(model.id)"
    constraints[model.id] = constraint
  }

  /// Makes the change of an edit that the model has taken.
  func apply(_ edit: SceneEdit, from old: SceneModel, to new: SceneModel) {
    switch edit {
    case .change(let id, _):
      write(
        new.nodes[id]!.properties, insteadOf: old.nodes[id]!.properties, to: views[id]!)
    case .constant(let id, let value): constraints[id]?.constant = value
    case .priority(let id, let value): constraints[id]?.priority = UILayoutPriority(value)
    case .activate(let id):
      // One whose view or guide came later than it was never made.
      if constraints[id] == nil { make(new.constraints[new.index(ofConstraint: id)!]) }
      constraints[id]?.isActive = true
    case .deactivate(let id): constraints[id]?.isActive = false
    case .addConstraint(let constraint):
      make(constraint)
      constraints[constraint.id]?.isActive = true
    case .create(let node):
      let view = make(node)
      fill(view, node, from: new)
      view.frame = node.frame
      view.translatesAutoresizingMaskIntoConstraints = node.isFrameDriven
      view.autoresizingMask = node.mask
    case .insert(let id, let parent, let place):
      views[parent]!.insertSubview(views[id]!, at: place)
    case .remove(let id): views[id]!.removeFromSuperview()
    case .arrange(let id, let stack, _):
      let place = new.nodes[stack]!.arranged.firstIndex(of: id)!
      (views[stack] as? UIStackView)?.insertArrangedSubview(views[id]!, at: place)
    case .stopArranging(let id, let stack):
      (views[stack] as? UIStackView)?.removeArrangedSubview(views[id]!)
    case .addGuide(let guide, let id): add(guide, to: views[id]!)
    case .removeGuide(let id): guides[id]!.owningView?.removeLayoutGuide(guides[id]!)
    case .resize(let size):
      if let window = root as? UIWindow {
        window.environment.screenSize = size
      } else {
        root.frame.size = size
      }
    case .environment(let environment): (root as? UIWindow)?.environment = environment
    case .frame(let id, let frame): views[id]!.frame = frame
    case .mask(let id, let mask): views[id]!.autoresizingMask = mask
    case .autoresizes(let id, let value): views[id]!.autoresizesSubviews = value
    case .frameDriven(let id, let value):
      views[id]!.translatesAutoresizingMaskIntoConstraints = value
    }
  }

  private func write(
    _ new: SceneProperties, insteadOf old: SceneProperties, to view: UIView
  ) {
    if new.isHidden != old.isHidden { view.isHidden = new.isHidden }
    if new.text != old.text { (view as? UILabel)?.text = new.text }
    if new.content != old.content || new.alignmentInsets != old.alignmentInsets {
      var scenario = ViewScenario()
      scenario.contentSize = new.content
      if new.alignmentInsets != .zero { scenario.alignmentRectInsets = new.alignmentInsets }
      view.scenario = scenario
    }
    if new.hugging != old.hugging {
      view.setContentHuggingPriority(UILayoutPriority(Float(new.hugging.x)), for: .horizontal)
      view.setContentHuggingPriority(UILayoutPriority(Float(new.hugging.y)), for: .vertical)
    }
    if new.compression != old.compression {
      view.setContentCompressionResistancePriority(
        UILayoutPriority(Float(new.compression.x)), for: .horizontal)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(Float(new.compression.y)), for: .vertical)
    }
    if new.margins != old.margins {
      switch new.margins {
      case .physical(let insets): view.layoutMargins = insets
      case .directional(let insets): view.directionalLayoutMargins = insets
      case nil: break
      }
    }
    if new.preservesMargins != old.preservesMargins {
      view.preservesSuperviewLayoutMargins = new.preservesMargins
    }
    if new.insetsFromSafeArea != old.insetsFromSafeArea {
      view.insetsLayoutMarginsFromSafeArea = new.insetsFromSafeArea
    }
    if new.semantic != old.semantic { view.semanticContentAttribute = new.semantic }
    if new.offset != old.offset { view.bounds.origin = new.offset }
    if let stack = view as? UIStackView { write(new, insteadOf: old, to: stack) }
  }

  private func write(
    _ new: SceneProperties, insteadOf old: SceneProperties, to stack: UIStackView
  ) {
    if new.axis != old.axis { stack.axis = new.axis }
    if new.distribution != old.distribution { stack.distribution = new.distribution }
    if new.alignment != old.alignment { stack.alignment = new.alignment }
    if new.spacing != old.spacing { stack.spacing = new.spacing }
    stack.isLayoutMarginsRelativeArrangement = new.isMarginsRelative
    stack.isBaselineRelativeArrangement = new.isBaselineRelative
    for (id, spacing) in new.customSpacings { stack.setCustomSpacing(spacing, after: views[id]!) }
    for id in old.customSpacings.keys where new.customSpacings[id] == nil {
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[id]!)
    }
  }
}
