import Frames

/// Finds out by solving whether sets of constraints are minimal contradictions.
@MainActor struct SceneConflicts {
  let scene: Scene
  let screen: ScreenDescription
  /// How many of the scene's steps come before the contradiction.
  let steps: Int

  /// Returns what keeps a set from being a minimal contradiction, nil where nothing does.
  func flaw(of set: [String]) -> String? {
    let members = Set(set)
    guard contradicts(members) else { return "a set that can hold" }
    for member in set where contradicts(members.subtracting([member])) {
      return "a set that contradicts itself without \(member)"
    }
    return nil
  }

  /// Returns the members of a reported set that the scene lists; what a view asks for by itself, as
  /// its required hugging, is given and never a member.
  func listed(_ set: [String]) -> [String] {
    set.filter(isConstraint)
  }

  private func isConstraint(_ id: String) -> Bool {
    if scene.constraints.contains(where: { $0.id == id }) { return true }
    return scene.steps.prefix(steps).flatMap(\.operations).contains { operation in
      if case .addConstraint(let constraint) = operation.action {
        constraint.id == id
      } else {
        false
      }
    }
  }

  /// Lays the scene out with these constraints alone.
  private func contradicts(_ constraints: Set<String>) -> Bool {
    let layout = SceneLayout(scene, on: screen, keeping: constraints)
    for step in scene.steps.prefix(steps) { layout.apply(step) }
    return !layout.conflicts.isEmpty
  }

  /// A set as messages print it.
  nonisolated static func text(_ set: [String]) -> String {
    "{\(set.joined(separator: ", "))}"
  }

  /// Several sets as messages print them.
  nonisolated static func list(_ sets: [[String]]) -> String {
    sets.map(text).joined(separator: ", ")
  }
}
