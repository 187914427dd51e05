import AutoLayout
import UIKit

/// Runs screens and gathers what their layouts cost, and how much of it is the solver's.
@MainActor
struct LayoutBenchmark {
  let rounds: Int
  let stopwatch: Stopwatch

  /// How often a phase of changes changes something.
  private static let changes = 10

  func run(_ names: [String]) -> [LayoutResult] { names.flatMap(run) }

  private func run(_ name: String) -> [LayoutResult] {
    let phases = ["build", "first", "edit", "resize", "rotate"]
    var results = phases.map { LayoutResult(layout: name, phase: $0) }
    for _ in 0..<rounds {
      var made: LayoutScreen?
      let build = stopwatch.microseconds { made = LayoutScreen.make(name) }
      guard let screen = made else { continue }
      let window = screen.window
      results[0].milliseconds.append(build / 1000)
      let engine = window.layoutEngine
      let stopwatch = stopwatch
      engine.solverClock = { body in stopwatch.microseconds(body) }
      var solved = 0.0
      func measure(_ index: Int, times: Int, _ change: @MainActor (Int) -> Void) {
        let time = stopwatch.microseconds {
          for step in 0..<times {
            change(step)
            window.layoutIfNeeded()
          }
        }
        results[index].milliseconds.append(time / 1000 / Double(times))
        results[index].solverMilliseconds.append(
          (engine.solverTime - solved) / 1000 / Double(times))
        solved = engine.solverTime
      }
      measure(1, times: 1) { _ in }
      // Of the first layout stating the system is the solver's as well.
      let replay = engine.replay()
      results[1].solverMilliseconds[results[1].solverMilliseconds.count - 1] =
        stopwatch.microseconds(replay) / 1000
      let sum = screen.sum
      let constant = screen.edited.constant
      measure(2, times: Self.changes) { step in
        screen.edited.constant = constant + (step.isMultiple(of: 2) ? 3 : 0)
      }
      let size = window.environment.screenSize
      measure(3, times: Self.changes) { step in
        window.environment.screenSize.width = size.width + (step.isMultiple(of: 2) ? 7 : 0)
      }
      measure(4, times: Self.changes) { step in
        window.environment.screenSize =
          step.isMultiple(of: 2) ? CGSize(width: size.height, height: size.width) : size
      }
      for index in results.indices {
        results[index].views = screen.viewCount
        if abs(screen.sum - sum) > 1e-6 * max(1, abs(sum)) {
          results[index].fault = "after changes and back the frames add up to something else"
        } else if !engine.conflicts.isEmpty {
          results[index].fault = "there are conflicts"
        }
      }
    }
    return results
  }
}

/// What a phase of a screen cost, a layout, over all rounds.
struct LayoutResult: Codable {
  var layout: String
  var phase: String
  var views = 0
  var milliseconds: [Double] = []
  /// What of it was the solver's: of the first layout stating and solving the same system in a bare
  /// solver, of any other the solves.
  var solverMilliseconds: [Double] = []
  var fault: String?

  /// The most times the solver's share that a layout may cost.
  var limit: Double? { phase == "first" ? 3 : nil }

  init(layout: String, phase: String) {
    self.layout = layout
    self.phase = phase
  }

  var median: Double { Statistics.median(of: milliseconds) }
  var solverMedian: Double? {
    solverMilliseconds.isEmpty ? nil : Statistics.median(of: solverMilliseconds)
  }
}
