import Foundation
import Frames
import UIKit

extension SceneBuilder {
  /// Makes the view for a kind that holds or measures in a way of its own, a plain one for others.
  func emptyView(_ scene: SceneView) -> UIView {
    if let text = scene.text { return SceneTextView(text) }
    switch scene.kind {
    case .stack: return stackView(scene.stack ?? SceneStack())
    case .scroll: return UIScrollView()
    case .view, .label, .image, .textField, .textView, .button, .table, .cell: return UIView()
    }
  }

  private func stackView(_ stack: SceneStack) -> UIStackView {
    let view = UIStackView()
    view.axis = stack.axis == .horizontal ? .horizontal : .vertical
    view.spacing = CGFloat(stack.spacing)
    view.alignment = stack.alignment.stackAlignment
    view.distribution = stack.distribution.stackDistribution
    view.isLayoutMarginsRelativeArrangement = stack.isMarginsRelative
    view.isBaselineRelativeArrangement = stack.isBaselineRelative
    return view
  }

  /// Puts a view into another, at the end; a stack arranges it.
  func add(_ subview: UIView, to view: UIView) {
    if let stack = view as? UIStackView {
      stack.addArrangedSubview(subview)
    } else {
      view.addSubview(subview)
    }
  }

  /// Sets the gaps that a stack gives by child, now that the children are there.
  func setCustomSpacing(_ scene: SceneView, of view: UIView) {
    guard let stack = view as? UIStackView, let spacings = scene.stack?.customSpacing else {
      return
    }
    for child in scene.children {
      guard let spacing = spacings[child.id], let subview = views[child.id] else { continue }
      stack.setCustomSpacing(CGFloat(spacing), after: subview)
    }
  }
}

extension SceneStack.Alignment {
  /// UIKit's name of the alignment.
  @MainActor var stackAlignment: UIStackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .top: .leading
    case .center: .center
    case .trailing, .bottom: .trailing
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension SceneStack.Distribution {
  /// UIKit's name of the distribution.
  @MainActor var stackDistribution: UIStackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}
