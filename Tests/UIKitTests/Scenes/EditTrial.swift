// swift-format-ignore-file: NeverForceUnwrap

import AutoLayout
import Testing
import UIKit

/// A scene and edits of it, after each of which a layout must be that of a scene built anew.
@MainActor
struct EditTrial {
  let scene: SceneModel
  var steps: [[SceneEdit]]

  /// Where a trial failed, and how.
  struct Failure {
    var step: Int
    var differences: [String]

    /// Nil where the trial ended for want of one right answer.
    var unlessFeedback: Failure? { differences.isEmpty ? nil : self }
  }

  /// How many layouts were compared, and how many of them were recoveries from conflicts.
  struct Tally {
    var layouts = 0
    var recoveries = 0
    /// How many trials ended in a layout whose insets feed back on the frames they come from.
    var feedbacks = 0
  }

  /// Runs the trial.
  ///
  /// - Returns: nil where every layout was right.
  func run(_ tally: inout Tally) -> Failure? {
    var model = scene
    let live = LiveScene(model)
    if let differences = layOut(live, &model, &tally) {
      return Failure(step: -1, differences: differences).unlessFeedback
    }
    for (step, edits) in steps.enumerated() {
      var isLaidOut = true
      for edit in edits {
        if edit.needsLayoutBefore, !isLaidOut {
          if let differences = layOut(live, &model, &tally) {
            return Failure(step: step, differences: differences).unlessFeedback
          }
        }
        let old = model
        guard model.apply(edit) else { continue }
        live.apply(edit, from: old, to: model)
        isLaidOut = false
      }
      if let differences = layOut(live, &model, &tally) {
        return Failure(step: step, differences: differences).unlessFeedback
      }
    }
    return nil
  }

  /// Lays out the living hierarchy and one built anew, and takes over the frames.
  private func layOut(
    _ live: LiveScene, _ model: inout SceneModel, _ tally: inout Tally
  ) -> [String]? {
    live.root.layoutIfNeeded()
    let fresh = LiveScene(model)
    fresh.root.layoutIfNeeded()
    tally.layouts += 1
    if !fresh.root.layoutEngine.conflicts.isEmpty { tally.recoveries += 1 }
    let differences = SceneComparison(model: model, first: live, second: fresh).differences()
    guard differences.isEmpty else {
      if isFeedback(live, fresh, model) {
        tally.feedbacks += 1
        return []
      }
      return differences + conflicts(live, "changed") + conflicts(fresh, "anew")
    }
    model.takeOver(fresh)
    return nil
  }

  /// Whether the layouts differ because insets follow frames that follow the insets, or baselines follow
  /// heights that follow the baselines.
  ///
  /// Such a layout may have several states of rest, or none, and then the way to it counts. One that differs
  /// in its insets stays what it is when everything is asked for once more; a forgotten change would not.
  /// One that differs in its baselines may take more rounds to come to rest than a layout has.
  private func isFeedback(_ live: LiveScene, _ fresh: LiveScene, _ model: SceneModel) -> Bool {
    let comparison = SceneComparison(model: model, first: live, second: fresh)
    let (hasOtherInsets, hasOtherBaselines) = (
      comparison.hasOtherInsets, comparison.hasOtherBaselines
    )
    if hasOtherBaselines || !isAtRest(fresh, model) { return true }
    return hasOtherInsets && isAtRest(live, model)
  }

  /// Whether a layout of everything changes nothing.
  private func isAtRest(_ scene: LiveScene, _ model: SceneModel) -> Bool {
    func state() -> [[CGFloat]] {
      model.attached.map { id in
        let view = scene.views[id]!
        let insets = [view.layoutMargins, view.safeAreaInsets]
        return view.exactFrame.numbers + insets.flatMap { [$0.left, $0.top, $0.right, $0.bottom] }
      }
    }
    let before = state()
    for id in model.attached {
      scene.views[id]!.invalidateIntrinsicContentSize()
      scene.views[id]!.setNeedsUpdateConstraints()
    }
    scene.root.layoutIfNeeded()
    return zip(before, state()).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 1e-6 } }
  }

  private func conflicts(_ scene: LiveScene, _ name: String) -> [String] {
    scene.root.layoutEngine.conflicts.map { "\(name): \($0.description)" }
  }

  /// Returns the trial with all edits and constraints left out that the failure does without.
  func shrunk() -> EditTrial {
    var tally = Tally()
    guard let failure = run(&tally) else { return self }
    var best = EditTrial(scene: scene, steps: Array(steps.prefix(failure.step + 1)))
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in best.smaller() where candidate.run(&tally) != nil {
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  /// The trials with one thing less.
  private func smaller() -> [EditTrial] {
    var result: [EditTrial] = []
    for step in steps.indices {
      var copy = self
      copy.steps.remove(at: step)
      result.append(copy)
      for edit in steps[step].indices where steps[step].count > 1 {
        var copy = self
        copy.steps[step].remove(at: edit)
        result.append(copy)
      }
    }
    for index in scene.constraints.indices {
      var smaller = scene
      smaller.constraints.remove(at: index)
      result.append(EditTrial(scene: smaller, steps: steps))
    }
    for id in scene.attached.reversed() where id != scene.root {
      var smaller = scene
      _ = smaller.apply(.remove(id))
      let gone = smaller.subtree(of: id)
      for id in gone { smaller.nodes[id] = nil }
      smaller.constraints = smaller.constraints.filter { smaller.canActivate($0) }
      result.append(EditTrial(scene: smaller, steps: steps))
      if scene.nodes[id]!.properties != SceneProperties() {
        var plainer = scene
        plainer.nodes[id]!.properties = SceneProperties()
        result.append(EditTrial(scene: plainer, steps: steps))
      }
    }
    return result
  }

  /// The trial in words, to make a test of.
  var report: String {
    var lines = scene.report
    for (number, edits) in steps.enumerated() {
      for edit in edits { lines.append("step \(number): \(edit)") }
    }
    return lines.joined(separator: "\n")
  }
}

extension SceneModel {
  /// Takes the frames of a layout for those of now.
  @MainActor
  mutating func takeOver(_ scene: LiveScene) {
    for id in attached {
      nodes[id]!.frame = scene.views[id]!.frame
      for child in nodes[id]!.children { nodes[child]!.parentSize = scene.views[id]!.frame.size }
    }
  }

  /// The scene in words.
  var report: [String] {
    var lines: [String] = ["scale \(environment.scale), \(environment.layoutDirection)"]
    for id in attached {
      let node = nodes[id]!
      var line = "v\(id) \(node.kind) in \(parent(of: id).map { "v\($0)" } ?? "-")"
      line += node.isFrameDriven ? " frame \(node.frame) mask \(node.mask.rawValue)" : ""
      if !node.arranged.isEmpty { line += " arranged \(node.arranged)" }
      if !node.guides.isEmpty { line += " guides \(node.guides.map { "\($0.kind) \($0.id)" })" }
      lines.append(line + " " + node.properties.report)
    }
    return lines + constraints.map(\.report)
  }
}

extension SceneProperties {
  /// What is not as usual.
  var report: String {
    let usual = Mirror(reflecting: SceneProperties()).children.map { "\($0.value)" }
    return zip(Mirror(reflecting: self).children, usual)
      .filter { "\($0.0.value)" != $0.1 }
      .map { "\($0.0.label ?? ""): \($0.0.value)" }.joined(separator: ", ")
  }
}

extension SceneConstraint {
  var report: String {
    let relation = [-1: "<=", 0: "==", 1: ">="][relation.rawValue] ?? ""
    let other = second.map { "\(multiplier) * \($0).\(secondAttribute)" } ?? ""
    return "c\(id)\(isActive ? "" : " inactive"): \(first).\(firstAttribute) \(relation) \(other) "
      + "+ \(constant) @\(priority)"
  }
}
