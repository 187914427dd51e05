// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// Makes random scenes, and random edits of them.
struct SceneGenerator {
  var random: SeededRandom
  private(set) var nextID = 1
  /// Whether constraints are mostly such that the required ones can hold together.
  var isCareful = true

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func freshID() -> Int {
    nextID += 1
    return nextID
  }

  mutating func scene() -> SceneModel {
    var model = SceneModel()
    let isWindow = random.chance(60)
    var root = SceneNode(id: 0, kind: isWindow ? .window : .root)
    model.environment = environment()
    root.frame.size = isWindow ? model.environment.screenSize : size(100...500)
    root.isFrameDriven = true
    if !isWindow { root.properties = properties(.root) }
    model.nodes[0] = root
    for _ in 0..<random.number(4...16) { addView(to: &model) }
    for _ in 0..<random.number(0...12) {
      if let constraint = constraint(in: model) { _ = model.apply(.addConstraint(constraint)) }
    }
    return model
  }

  mutating func environment() -> LayoutEnvironment {
    let isSideways = random.chance(30)
    return LayoutEnvironment(
      screenSize: isSideways ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844),
      scale: CGFloat(random.number(1...3)),
      safeAreaInsets: isSideways
        ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      layoutDirection: random.chance(30) ? .rightToLeft : .leftToRight)
  }

  /// Adds a view to a scene, with constraints that place it where it is not placed by its frame.
  mutating func addView(to model: inout SceneModel) {
    let parent = random.pick(model.attached)
    let node = self.node()
    _ = model.apply(.create(node))
    if model.nodes[parent]!.kind == .stack, random.chance(85) {
      _ = model.apply(.arrange(node.id, in: parent, at: random.number(0...4)))
      return
    }
    _ = model.apply(.insert(node.id, into: parent, at: random.number(0...9)))
    guard !node.isFrameDriven else { return }
    for constraint in placing(node.id, in: model) { _ = model.apply(.addConstraint(constraint)) }
  }

  mutating func node() -> SceneNode {
    let kind: SceneNode.Kind = random.pick([
      .plain, .plain, .plain, .label, .label, .stack, .stack, .scroll,
    ])
    var node = SceneNode(id: freshID(), kind: kind)
    node.isFrameDriven = random.chance(15)
    if node.isFrameDriven {
      node.frame = frame()
      node.mask = mask()
    }
    node.properties = properties(kind)
    if kind == .scroll {
      node.guides = [
        SceneGuide(id: freshID(), kind: .content), SceneGuide(id: freshID(), kind: .frame),
      ]
    }
    if random.chance(20) { node.guides.append(SceneGuide(id: freshID(), kind: .user)) }
    if random.chance(15) { node.guides.append(SceneGuide(id: freshID(), kind: .margins)) }
    if random.chance(10) { node.guides.append(SceneGuide(id: freshID(), kind: .safeArea)) }
    if random.chance(5) { node.guides.append(SceneGuide(id: freshID(), kind: .readable)) }
    return node
  }

  private mutating func properties(_ kind: SceneNode.Kind) -> SceneProperties {
    var properties = SceneProperties()
    let count = random.number(1...5)
    for _ in 0..<count { change(kind).apply(to: &properties) }
    if kind == .label { properties.text = text() }
    return properties
  }

  /// A random change of a property that a view of a kind has.
  mutating func change(_ kind: SceneNode.Kind) -> PropertyChange {
    if kind == .stack, random.chance(65) { return stackChange() }
    if kind == .label, random.chance(40) { return .text(text()) }
    if kind == .plain, random.chance(30) {
      return .content(random.chance(70) ? size(0...90) : nil)
    }
    switch random.number(0...10) {
    case 0: return .alignmentInsets(insets(-3...5))
    case 1: return .hugging(CGPoint(x: priority(), y: priority()))
    case 2: return .compression(CGPoint(x: priority(), y: priority()))
    case 3: return .margins(.physical(insets(0...20)))
    case 4:
      let value = insets(0...20)
      return .margins(
        .directional(
          NSDirectionalEdgeInsets(
            top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)))
    case 5: return .preservesMargins(random.chance(50))
    case 6: return .insetsFromSafeArea(random.chance(50))
    case 7:
      return .semantic(
        random.pick([.unspecified, .forceLeftToRight, .forceRightToLeft, .playback]))
    case 8 where kind == .scroll:
      return .offset(CGPoint(x: random.number(-20...20), y: random.number(-50...100)))
    default: return .hidden(random.chance(50))
    }
  }

  private mutating func stackChange() -> PropertyChange {
    switch random.number(0...5) {
    case 0: .axis(random.pick([.horizontal, .vertical]))
    case 1:
      .distribution(
        random.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]))
    case 2:
      .alignment(
        random.pick([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline]))
    case 3: .spacing(CGFloat(random.number(0...24)) / 2)
    case 4: .marginsRelative(random.chance(50))
    default: .baselineRelative(random.chance(30))
    }
  }

  // MARK: Values

  mutating func text() -> String {
    random.pick(["", "a", "Name", "Two words", "A longer text for a label", "One\nTwo", "Ögh"])
  }

  mutating func size(_ range: ClosedRange<Int>) -> CGSize {
    CGSize(width: random.number(range), height: random.number(range))
  }

  mutating func frame() -> CGRect {
    CGRect(
      x: random.number(1...60), y: random.number(1...60), width: random.number(5...90),
      height: random.number(5...90))
  }

  mutating func mask() -> UIView.AutoresizingMask {
    random.chance(30) ? [] : UIView.AutoresizingMask(rawValue: UInt(random.number(0...63)))
  }

  private mutating func insets(_ range: ClosedRange<Int>) -> UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(random.number(range)), left: CGFloat(random.number(range)),
      bottom: CGFloat(random.number(range)), right: CGFloat(random.number(range)))
  }

  /// A priority below required, from few, so that there are ties.
  mutating func priority() -> CGFloat {
    random.pick([1, 50, 49.5, 250, 250, 251, 500, 750, 750, 751, 999])
  }
}
