// swift-format-ignore-file: NeverForceUnwrap

import AutoLayout
import Testing
import UIKit

/// Random scenes whose constraints are activated in other orders: 1,000 of them with
/// `AUTOLAYOUT_FULL=1`, 1 % otherwise; `AUTOLAYOUT_SEED` repeats one.
///
/// Where required constraints conflict the order does count, for of a set the latest is given up, so such
/// scenes only show that they are recognised whatever the order.
@MainActor
@Suite struct OrderIndependenceTests {
  @Test func theOrderOfActivationDoesNotCount() {
    var satisfiable = 0
    let seeds = Trials.seeds(1_000)
    for seed in seeds {
      var generator = SceneGenerator(seed: seed)
      let model = generator.scene()
      let active = model.constraints.filter(\.isActive)
      let toggled = LiveScene(model)
      toggle(active, in: toggled, using: &generator.random) {}
      let holds = compare(
        model, seed: seed,
        with: [
          ("backwards", LiveScene(model, order: active.reversed())),
          ("shuffled", LiveScene(model, order: active.shuffled(using: &generator.random))),
          ("toggled", toggled),
        ])
      if holds { satisfiable += 1 }

      // Masks make frames of what was laid out meanwhile, so that the way there counts.
      var unmasked = model
      for id in model.nodes.keys { unmasked.nodes[id]!.mask = [] }
      let laidOut = LiveScene(unmasked, order: active.shuffled(using: &generator.random))
      laidOut.root.layoutIfNeeded()
      toggle(active, in: laidOut, using: &generator.random) { laidOut.root.layoutIfNeeded() }
      _ = compare(unmasked, seed: seed, with: [("toggled between layouts", laidOut)])
    }
    #expect(satisfiable * 2 > seeds.count)
  }

  /// Switches some of a scene's constraints off and, in another order, on again.
  private func toggle(
    _ active: [SceneConstraint], in scene: LiveScene, using random: inout SeededRandom,
    between: () -> Void
  ) {
    let some = active.shuffled(using: &random).prefix(1 + active.count / 2)
    for constraint in some { scene.constraints[constraint.id]?.isActive = false }
    between()
    for constraint in some.shuffled(using: &random) {
      scene.constraints[constraint.id]?.isActive = true
    }
  }

  /// Compares a scene's layout with that of the same scene built in other ways.
  ///
  /// - Returns: whether its required constraints hold together.
  private func compare(
    _ model: SceneModel, seed: UInt64, with variants: [(String, LiveScene)]
  ) -> Bool {
    let first = LiveScene(model)
    first.root.layoutIfNeeded()
    let holds = first.root.layoutEngine.conflicts.isEmpty
    for (name, second) in variants {
      second.root.layoutIfNeeded()
      guard holds else {
        #expect(!second.root.layoutEngine.conflicts.isEmpty, "AUTOLAYOUT_SEED=\(seed) \(name)")
        continue
      }
      let differences = SceneComparison(model: model, first: first, second: second).differences()
      guard !differences.isEmpty else { continue }
      Issue.record(
        """
        AUTOLAYOUT_SEED=\(seed) \(name)
        \(model.report.joined(separator: "\n"))
        \(differences.joined(separator: "\n"))
        """)
    }
    return holds
  }
}
