import AutoLayout
import Testing
import UIKit

/// Random scenes that are changed and laid out again and again: 2,000 of them with `AUTOLAYOUT_FULL=1`,
/// 1 % otherwise; `AUTOLAYOUT_SEED` repeats one.
@MainActor
@Suite struct IncrementalLayoutTests {
  @Test func aChangedHierarchyIsLaidOutLikeOneBuiltAnew() {
    var tally = EditTrial.Tally()
    var failures = 0
    for seed in Trials.seeds(2_000) where failures < 5 {
      let trial = Self.trial(seed: seed)
      guard trial.run(&tally) != nil else { continue }
      failures += 1
      let small = trial.shrunk()
      let failure = small.run(&tally)
      let differences = failure?.differences.joined(separator: "\n") ?? ""
      Issue.record("AUTOLAYOUT_SEED=\(seed)\n\(small.report)\n\(differences)")
    }
    #expect(tally.recoveries * 2 < tally.layouts, "most layouts need no recovery")
    #expect(tally.feedbacks * 100 < tally.layouts)
    print(tally)
  }

  private static func trial(seed: UInt64) -> EditTrial {
    var generator = SceneGenerator(seed: seed)
    let scene = generator.scene()
    var model = scene
    var steps: [[SceneEdit]] = []
    for _ in 0..<generator.random.number(4...10) {
      var edits: [SceneEdit] = []
      for _ in 0..<generator.random.number(1...4) {
        guard let edit = generator.edit(of: model), model.apply(edit) else { continue }
        edits.append(edit)
      }
      steps.append(edits)
    }
    return EditTrial(scene: scene, steps: steps)
  }
}
