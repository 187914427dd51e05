// swift-format-ignore-file: NeverForceUnwrap

import UIKit

extension SceneGenerator {
  /// Constraints that place a view in its superview, more or less.
  mutating func placing(_ id: Int, in model: SceneModel) -> [SceneConstraint] {
    guard let parent = model.parent(of: id) else { return [] }
    let siblings = model.nodes[parent]!.children.filter { $0 != id }
    var result: [SceneConstraint] = []
    for isHorizontal in [true, false] {
      let near: NSLayoutConstraint.Attribute = isHorizontal ? .leading : .top
      let far: NSLayoutConstraint.Attribute = isHorizontal ? .trailing : .bottom
      let size: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
      var first = SceneConstraint(id: freshID(), first: .view(id), firstAttribute: near)
      first.constant = CGFloat(random.number(0...30)) / 2
      if let sibling = siblings.randomElement(using: &random), random.chance(40) {
        (first.second, first.secondAttribute) = (.view(sibling), random.chance(50) ? far : near)
      } else {
        (first.second, first.secondAttribute) = (container(of: parent, in: model), near)
      }
      first.priority = random.chance(70) ? 1000 : Float(priority())
      result.append(first)
      switch random.number(0...3) {
      case 0:
        var last = SceneConstraint(id: freshID(), first: .view(id), firstAttribute: far)
        (last.second, last.secondAttribute) = (container(of: parent, in: model), far)
        last.constant = -CGFloat(random.number(0...30)) / 2
        last.relation = random.chance(50) ? .equal : .lessThanOrEqual
        last.priority = random.chance(30) ? 1000 : Float(priority())
        result.append(last)
      case 1:
        var length = SceneConstraint(id: freshID(), first: .view(id), firstAttribute: size)
        length.constant = CGFloat(random.number(0...160)) / 2
        length.priority = random.chance(40) ? 1000 : Float(priority())
        result.append(length)
      default: break
      }
    }
    return result
  }

  private mutating func container(of id: Int, in model: SceneModel) -> SceneItem {
    let guides = model.nodes[id]!.guides
    if random.chance(30), let guide = guides.randomElement(using: &random) {
      return .guide(guide.id)
    }
    return .view(id)
  }

  /// A random constraint between items of the hierarchy, nil where none came out that means anything.
  mutating func constraint(in model: SceneModel) -> SceneConstraint? {
    let views = model.attached.filter { $0 != model.root }
    guard let id = views.randomElement(using: &random) else { return nil }
    let own = container(of: id, in: model)
    var result = SceneConstraint(id: freshID(), first: own, firstAttribute: .width)
    result.relation = random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let isLoose = result.relation != .equal
    result.priority = random.chance(isLoose ? 30 : 8) ? 1000 : Float(priority())
    if random.chance(25) {
      result.firstAttribute = random.pick([.width, .height])
      result.constant = CGFloat(random.number(0...200)) / 2
      return result
    }
    let other = related(to: id, in: model)
    result.second = other
    switch random.number(0...9) {
    case 0, 1:
      result.firstAttribute = random.pick([.width, .height])
      result.secondAttribute = random.pick([.width, .height])
      result.multiplier = random.pick([0.5, 1, 1, 1.5, 0.3])
      if other == own, result.firstAttribute == result.secondAttribute { return nil }
    case 2, 3, 4:
      let edges: [NSLayoutConstraint.Attribute] =
        isView(own) && isView(other)
        ? [
          .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
          .centerYWithinMargins,
        ] : [.top, .bottom, .centerY]
      (result.firstAttribute, result.secondAttribute) = (random.pick(edges), random.pick(edges))
    case 5, 6, 7:
      let edges: [NSLayoutConstraint.Attribute] =
        isView(own) && isView(other)
        ? [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .centerXWithinMargins]
        : [.leading, .trailing, .centerX]
      (result.firstAttribute, result.secondAttribute) = (random.pick(edges), random.pick(edges))
    default:
      let edges: [NSLayoutConstraint.Attribute] =
        isView(own) && isView(other)
        ? [.left, .right, .leftMargin, .rightMargin] : [.left, .right]
      (result.firstAttribute, result.secondAttribute) = (random.pick(edges), random.pick(edges))
    }
    if other == own, !result.firstAttribute.isLength { return nil }
    if !result.firstAttribute.isLength, random.chance(10) { result.multiplier = 0.5 }
    result.constant = CGFloat(random.number(-40...40)) / 2
    return result
  }

  private mutating func related(to id: Int, in model: SceneModel) -> SceneItem {
    let parent = model.parent(of: id) ?? model.root
    switch random.number(0...9) {
    case 0...3: return container(of: parent, in: model)
    case 4...7: return container(of: random.pick(model.nodes[parent]!.children), in: model)
    case 8: return container(of: id, in: model)
    default: return container(of: random.pick(model.attached), in: model)
    }
  }

  private func isView(_ item: SceneItem) -> Bool {
    if case .view = item { true } else { false }
  }
}

extension NSLayoutConstraint.Attribute {
  var isLength: Bool { self == .width || self == .height }
}
