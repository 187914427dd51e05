// swift-format-ignore-file: NeverForceUnwrap

import UIKit

extension SceneGenerator {
  /// A random edit, which the scene may refuse.
  mutating func edit(of model: SceneModel) -> SceneEdit? {
    let views = model.attached.filter { $0 != model.root }
    let active = model.constraints.filter(\.isActive)
    let inactive = model.constraints.filter { !$0.isActive }
    switch random.number(0...24) {
    case 0...3:
      return active.randomElement(using: &random).map { .constant($0.id, constant(like: $0)) }
    case 4, 5:
      return active.randomElement(using: &random).map {
        .priority($0.id, random.chance(20) ? 1000 : Float(priority()))
      }
    case 6: return active.randomElement(using: &random).map { .deactivate($0.id) }
    case 7: return inactive.randomElement(using: &random).map { .activate($0.id) }
    case 8: return constraint(in: model).map { .addConstraint($0) }
    case 9...13:
      let id = random.pick(model.attached + model.parked)
      let kind = model.nodes[id]!.kind
      if kind == .window { return .environment(environment()) }
      return .change(id, change(kind))
    case 14:
      let stacks = views.filter { model.nodes[$0]!.kind == .stack }
      guard let stack = stacks.randomElement(using: &random) else { return nil }
      if let child = model.nodes[stack]!.arranged.randomElement(using: &random) {
        switch random.number(0...3) {
        case 0: return .stopArranging(child, in: stack)
        case 1:
          return .change(
            stack, .customSpacing(child, random.chance(30) ? nil : CGFloat(random.number(0...20))))
        default: return .change(child, .hidden(random.chance(50)))
        }
      }
      return nil
    case 15: return .create(node())
    case 16, 17:
      let ids = random.chance(60) && !model.parked.isEmpty ? model.parked : views
      guard let id = ids.randomElement(using: &random) else { return nil }
      let parent = random.pick(model.attached)
      if model.nodes[parent]!.kind == .stack, random.chance(80) {
        return .arrange(id, in: parent, at: random.number(0...4))
      }
      return .insert(id, into: parent, at: random.number(0...5))
    case 18: return views.randomElement(using: &random).map { .remove($0) }
    case 19:
      let id = random.pick(model.attached)
      if random.chance(60) {
        return .addGuide(
          SceneGuide(
            id: freshID(), kind: random.pick([.user, .user, .margins, .safeArea, .readable])),
          to: id)
      }
      let guides = model.nodes.values.flatMap(\.guides).filter { $0.kind == .user }.map(\.id)
      return guides.sorted().randomElement(using: &random).map { .removeGuide($0) }
    case 20, 21: return .resize(size(100...500))
    case 22: return .environment(environment())
    default: return placeEdit(views, in: model)
    }
  }

  private mutating func placeEdit(_ views: [Int], in model: SceneModel) -> SceneEdit? {
    guard let id = views.randomElement(using: &random) else { return nil }
    switch random.number(0...5) {
    case 0, 1, 2: return .frame(id, frame())
    case 3: return .mask(id, mask())
    case 4: return .autoresizes(id, random.chance(60))
    default: return .frameDriven(id, random.chance(50))
    }
  }

  private mutating func constant(like constraint: SceneConstraint) -> CGFloat {
    constraint.second == nil
      ? CGFloat(random.number(0...200)) / 2 : CGFloat(random.number(-40...60)) / 2
  }
}
