import UIKit

/// A hierarchy as plain data, from which it can be built anew at any time.
///
/// Edits change the data and a living hierarchy alike; after a layout both must have the same frames.
struct SceneModel {
  var root = 0
  var nodes: [Int: SceneNode] = [:]
  /// The constraints, active ones in the order of their activation.
  var constraints: [SceneConstraint] = []
  var environment = LayoutEnvironment(
    screenSize: CGSize(width: 390, height: 844), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// The ids of a subtree, parents first.
  func subtree(of id: Int) -> [Int] {
    [id] + (nodes[id]?.children.flatMap { subtree(of: $0) } ?? [])
  }

  var attached: [Int] { subtree(of: root) }

  /// The outermost nodes that stand outside the hierarchy.
  var parked: [Int] {
    let held = Set(nodes.values.flatMap(\.children))
    return nodes.keys.filter { $0 != root && !held.contains($0) }.sorted()
  }

  func parent(of id: Int) -> Int? { nodes.values.first { $0.children.contains(id) }?.id }

  func owner(of item: SceneItem) -> Int? {
    switch item {
    case .view(let id): nodes[id] == nil ? nil : id
    case .guide(let id): nodes.values.first { $0.guides.contains { $0.id == id } }?.id
    }
  }

  func top(of id: Int) -> Int {
    var current = id
    while let parent = parent(of: current) { current = parent }
    return current
  }

  func index(ofConstraint id: Int) -> Int? { constraints.firstIndex { $0.id == id } }

  /// Whether the items of a constraint stand in one hierarchy.
  func canActivate(_ constraint: SceneConstraint) -> Bool {
    guard let first = owner(of: constraint.first) else { return false }
    guard let second = constraint.second else { return true }
    guard let other = owner(of: second) else { return false }
    return top(of: first) == top(of: other)
  }
}

/// A view of a scene.
struct SceneNode {
  enum Kind { case window, root, plain, label, stack, scroll }

  let id: Int
  let kind: Kind
  var children: [Int] = []
  var guides: [SceneGuide] = []
  /// The frame that was set, or that the last layout gave.
  var frame = CGRect.zero
  /// The size of the superview for which the frame holds.
  var parentSize = CGSize.zero
  var isFrameDriven = false
  var mask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var arranged: [Int] = []
  var properties = SceneProperties()
}

/// A guide of a scene's view.
struct SceneGuide {
  enum Kind { case user, margins, safeArea, readable, content, frame }

  let id: Int
  let kind: Kind
}

/// What can be said of a view besides its place.
struct SceneProperties: Equatable {
  enum Margins: Equatable {
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var isHidden = false
  var text = ""
  var content: CGSize?
  var alignmentInsets = UIEdgeInsets.zero
  var hugging = CGPoint(x: 250, y: 250)
  var compression = CGPoint(x: 750, y: 750)
  var margins: Margins?
  var preservesMargins = false
  var insetsFromSafeArea = true
  var semantic = UISemanticContentAttribute.unspecified
  var offset = CGPoint.zero

  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isMarginsRelative = false
  var isBaselineRelative = false
  var customSpacings: [Int: CGFloat] = [:]
}

/// A view or guide that a constraint speaks of.
enum SceneItem: Hashable {
  case view(Int)
  case guide(Int)
}

/// A constraint of a scene.
struct SceneConstraint {
  let id: Int
  var first: SceneItem
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: SceneItem?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000
  var isActive = true
}
