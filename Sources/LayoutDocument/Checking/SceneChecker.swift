package import Frames

/// Holds the layout of a scene against what the scene expects of it.
@MainActor package struct SceneChecker {
  /// The usual tolerance of a number, in points.
  package static let usualTolerance = 0.5

  let scene: Scene
  let screen: ScreenDescription
  /// The step that is checked, from 1; 0 for the first layout.
  var step = 0
  private(set) var misses: [SceneMiss] = []

  /// Returns everything a scene expects and its layout does not meet.
  ///
  /// - Parameters:
  ///   - scene: The scene; it need not be valid where it expects an error.
  ///   - screen: The screen for what the scene does not say of its own.
  /// - Returns: The misses, in the order of the steps; none where all is as expected.
  /// - Throws: `DocumentError` where a constraint of the scene cannot be and no error is expected.
  package static func misses(
    of scene: Scene, on screen: ScreenDescription
  ) throws(DocumentError) -> [SceneMiss] {
    var checker = SceneChecker(scene: scene, screen: screen)
    try checker.check()
    return checker.misses
  }

  private init(scene: Scene, screen: ScreenDescription) {
    self.scene = scene
    self.screen = screen
  }

  private mutating func check() throws(DocumentError) {
    if let refusal = scene.expectation?.refusal {
      check(refusal)
      return
    }
    try scene.validate()
    checkFormats()
    let layout = SceneLayout(scene, on: screen)
    check(scene.expectation ?? SceneExpectation(), layout)
    for next in scene.steps {
      step += 1
      layout.apply(next)
      if let expectation = next.expectation { check(expectation, layout) }
    }
  }

  private mutating func check(_ refusal: SceneExpectation.Refusal) {
    let expected = "a refusal, \(refusal.kind.rawValue)"
    let subject = refusal.constraint.map { "constraint \($0)" } ?? "scene"
    do throws(DocumentError) {
      try scene.validate()
      miss(subject, expected: expected, found: "none")
    } catch {
      let isRight =
        error.kind == refusal.kind
        && (refusal.constraint == nil || refusal.constraint == error.constraint)
      if !isRight { miss(subject, expected: expected, found: "\(error.kind.rawValue): \(error)") }
    }
  }

  private mutating func check(
    _ expectation: SceneExpectation, _ layout: SceneLayout
  ) {
    let conflicts = SceneConflicts(scene: scene, screen: screen, steps: step)
    let found = layout.conflicts.map { conflicts.listed($0.members) }
    if found.isEmpty == expectation.expectsConflict {
      miss(
        "required constraints",
        expected: expectation.expectsConflict ? "a contradiction" : "no contradiction",
        found: found.isEmpty ? "none" : SceneConflicts.list(found),
        kind: found.isEmpty ? .value : .contradiction)
      return
    }
    guard !found.isEmpty else {
      checkValues(expectation, layout)
      return
    }
    checkConflicts(expectation, found, conflicts)
    checkBrokenFrames(expectation, found)
  }

  // MARK: Contradictions

  /// Every set that is reported must be a minimal one, and so must every set that is expected; where
  /// the two differ, the minimal set is not unique, and they must have something in common.
  private mutating func checkConflicts(
    _ expectation: SceneExpectation, _ found: [[String]], _ conflicts: SceneConflicts
  ) {
    for set in found {
      if let flaw = conflicts.flaw(of: set) {
        miss("conflict \(SceneConflicts.text(set))", expected: "a minimal set", found: flaw)
      }
    }
    for set in expectation.conflicts {
      if let flaw = conflicts.flaw(of: set) {
        miss(
          "expected conflict \(SceneConflicts.text(set))", expected: "a minimal set", found: flaw)
      }
      if !found.contains(where: { !Set($0).isDisjoint(with: set) }) {
        miss(
          "conflict", expected: SceneConflicts.text(set), found: SceneConflicts.list(found))
      }
    }
    guard !expectation.conflicts.isEmpty else { return }
    for set in found
    where !expectation.conflicts.contains(where: { !Set($0).isDisjoint(with: set) }) {
      miss(
        "conflict", expected: SceneConflicts.list(expectation.conflicts),
        found: SceneConflicts.text(set))
    }
  }

  /// Frames of a scene that contradicts itself hold for one way to recover: the one it names, else
  /// any that gives up a member of the set that is reported.
  private mutating func checkBrokenFrames(
    _ expectation: SceneExpectation, _ found: [[String]]
  ) {
    let choices =
      expectation.broken.isEmpty ? (found.first ?? []).map { [$0] } : [expectation.broken]
    let before = misses
    var firstMisses: [SceneMiss]?
    for choice in choices {
      let layout = SceneLayout(scene, on: screen, breaking: Set(choice))
      for next in scene.steps.prefix(step) { layout.apply(next) }
      let broken = layout.conflicts.map(\.broken)
      if !expectation.broken.isEmpty, Set(broken) != Set(choice) {
        miss(
          "recovery", expected: "giving up \(SceneConflicts.text(choice))",
          found: "giving up \(SceneConflicts.text(broken))")
      }
      checkValues(expectation, layout)
      if misses.count == before.count { return }
      if firstMisses == nil { firstMisses = misses }
      misses = before
    }
    if let firstMisses { misses = firstMisses }
  }

  /// Notes an expectation that is not met; without a place of its own it is that of the step.
  mutating func miss(
    _ subject: String, at position: SourcePosition? = nil, expected: String, found: String,
    kind: SceneMiss.Kind = .value
  ) {
    let expectation =
      step == 0 ? scene.expectation : scene.steps[step - 1].expectation
    misses.append(
      SceneMiss(
        kind: kind, file: scene.file,
        position: position ?? expectation?.position ?? scene.root.position,
        step: step, subject: subject, expected: expected, found: found))
  }
}
