// swift-format-ignore-file: NeverForceUnwrap

import UIKit

extension SceneModel {
  /// Applies an edit.
  ///
  /// - Returns: whether it means anything here; if not, nothing has changed.
  mutating func apply(_ edit: SceneEdit) -> Bool {
    switch edit {
    case .change(let id, let change):
      guard nodes[id] != nil else { return false }
      if case .customSpacing(let child, _) = change, !isArranged(child, in: id) { return false }
      change.apply(to: &nodes[id]!.properties)
    case .constant(let id, let value):
      guard let index = index(ofConstraint: id) else { return false }
      constraints[index].constant = value
    case .priority(let id, let value):
      guard let index = index(ofConstraint: id) else { return false }
      constraints[index].priority = value
    case .activate(let id):
      guard let index = index(ofConstraint: id), !constraints[index].isActive,
        canActivate(constraints[index])
      else { return false }
      var constraint = constraints.remove(at: index)
      constraint.isActive = true
      constraints.append(constraint)
    case .deactivate(let id):
      guard let index = index(ofConstraint: id), constraints[index].isActive else { return false }
      constraints[index].isActive = false
    case .addConstraint(let constraint):
      guard index(ofConstraint: constraint.id) == nil, canActivate(constraint) else { return false }
      constraints.append(constraint)
    case .create(let node):
      guard nodes[node.id] == nil else { return false }
      nodes[node.id] = node
    case .insert(let id, let parent, let place): return insert(id, into: parent, at: place)
    case .remove(let id):
      guard id != root, nodes[id] != nil, self.parent(of: id) != nil else { return false }
      takeOut(id)
    case .arrange(let id, let stack, let place): return arrange(id, in: stack, at: place)
    case .stopArranging(let id, let stack):
      guard isArranged(id, in: stack) else { return false }
      leave(stack, id)
    case .addGuide, .removeGuide: return applyGuide(edit)
    case .resize(let size):
      nodes[root]!.frame.size = size
      if nodes[root]!.kind == .window { environment.screenSize = size }
    case .environment(let new):
      guard nodes[root]!.kind == .window else { return false }
      environment = new
      nodes[root]!.frame.size = new.screenSize
    case .frame, .mask, .autoresizes, .frameDriven: return applyPlace(edit)
    }
    return true
  }

  private mutating func applyGuide(_ edit: SceneEdit) -> Bool {
    switch edit {
    case .addGuide(let guide, let id):
      guard let node = nodes[id], owner(of: .guide(guide.id)) == nil,
        guide.kind == .user || !node.guides.contains(where: { $0.kind == guide.kind })
      else { return false }
      nodes[id]!.guides.append(guide)
    case .removeGuide(let id):
      guard let owner = owner(of: .guide(id)) else { return false }
      nodes[owner]!.guides.removeAll { $0.id == id && $0.kind == .user }
      guard self.owner(of: .guide(id)) == nil else { return false }
      for index in constraints.indices
      where constraints[index].first == .guide(id) || constraints[index].second == .guide(id) {
        constraints[index].isActive = false
      }
    default: return false
    }
    return true
  }

  private mutating func applyPlace(_ edit: SceneEdit) -> Bool {
    switch edit {
    case .frame(let id, let frame):
      guard let parent = parent(of: id), nodes[id]!.isFrameDriven else { return false }
      nodes[id]!.frame = frame
      nodes[id]!.parentSize = nodes[parent]!.frame.size
    case .mask(let id, let mask):
      guard nodes[id] != nil, id != root else { return false }
      nodes[id]!.mask = mask
    case .autoresizes(let id, let value):
      guard nodes[id] != nil else { return false }
      nodes[id]!.autoresizesSubviews = value
    case .frameDriven(let id, let value):
      guard id != root, let parent = parent(of: id), !isArranged(id, in: parent) else {
        return false
      }
      nodes[id]!.isFrameDriven = value
    default: return false
    }
    return true
  }

  func isArranged(_ id: Int, in stack: Int) -> Bool {
    nodes[stack]?.arranged.contains(id) ?? false
  }

  private mutating func insert(_ id: Int, into parent: Int, at place: Int) -> Bool {
    guard id != root, nodes[id] != nil, nodes[parent] != nil,
      !subtree(of: id).contains(parent)
    else { return false }
    if self.parent(of: id) == parent {
      // A move within the superview leaves all that holds.
      nodes[parent]!.children.removeAll { $0 == id }
    } else {
      takeOut(id)
      nodes[id]!.parentSize = nodes[parent]!.frame.size
    }
    let count = nodes[parent]!.children.count
    nodes[parent]!.children.insert(id, at: min(place, count))
    return true
  }

  private mutating func arrange(_ id: Int, in stack: Int, at place: Int) -> Bool {
    guard nodes[stack]?.kind == .stack, id != root, nodes[id] != nil,
      !subtree(of: id).contains(stack)
    else { return false }
    if parent(of: id) != stack {
      _ = insert(id, into: stack, at: .max)
    } else {
      nodes[stack]!.arranged.removeAll { $0 == id }
    }
    nodes[id]!.isFrameDriven = false
    let count = nodes[stack]!.arranged.count
    nodes[stack]!.arranged.insert(id, at: min(place, count))
    return true
  }

  private mutating func leave(_ stack: Int, _ id: Int) {
    nodes[stack]!.arranged.removeAll { $0 == id }
    nodes[stack]!.properties.customSpacings[id] = nil
  }

  /// Takes a subtree out, with the constraints that relate it to what it leaves.
  private mutating func takeOut(_ id: Int) {
    guard let parent = parent(of: id) else { return }
    let inside = Set(subtree(of: id))
    for index in constraints.indices where constraints[index].isActive {
      let items = [constraints[index].first, constraints[index].second].compactMap(\.self)
      let owners = items.compactMap { owner(of: $0) }
      let count = owners.count { inside.contains($0) }
      if count > 0, count < owners.count { constraints[index].isActive = false }
    }
    nodes[parent]!.children.removeAll { $0 == id }
    leave(parent, id)
  }
}
