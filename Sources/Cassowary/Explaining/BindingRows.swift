/// Constraints that hold exactly, solved for one variable each with the bookkeeping of how.
///
/// Gauss's elimination, strongest first; every step remembers which multiples of which original rows
/// it is made of.
struct BindingRows {
  private struct Step {
    var coefficients: [Int32: Double]
    /// By place of the constraint.
    var multipliers: [Int: Double]
    var pivot: Double
  }

  private var steps: [Int32: Step] = [:]
  private let explained: Set<Int32>

  /// Begins without rows; the variables to be explained are solved for wherever possible, so that
  /// none explains itself.
  init(explaining variables: Set<Int32>) {
    explained = variables
  }

  /// Adds a row if it says anything new.
  mutating func add(_ coefficients: [Int32: Double], place: Int) {
    let scale = coefficients.values.reduce(0) { max($0, abs($1)) }
    var (rest, multipliers) = reduce(coefficients)
    for key in multipliers.keys { multipliers[key]?.negate() }
    multipliers[place, default: 0] += 1
    let candidates = rest.filter { abs($0.value) > 1e-9 * scale }
    // The largest coefficient, and among equals the lowest variable: a choice that no hash decides.
    let wanted = candidates.filter { explained.contains($0.key) && abs($0.value) > 1e-6 * scale }
    guard
      let pivot = (wanted.isEmpty ? candidates : wanted).min(by: {
        (-abs($0.value), $0.key) < (-abs($1.value), $1.key)
      })
    else { return }
    rest = candidates
    steps[pivot.key] = Step(coefficients: rest, multipliers: multipliers, pivot: pivot.value)
    substitute(pivot.key)
  }

  /// Keeps earlier steps free of the new step's variable, so that one pass reduces a row.
  private mutating func substitute(_ variable: Int32) {
    guard let new = steps[variable] else { return }
    for (other, step) in steps where other != variable {
      guard let coefficient = step.coefficients[variable] else { continue }
      var step = step
      let factor = coefficient / new.pivot
      for (key, value) in new.coefficients { step.coefficients[key, default: 0] -= factor * value }
      step.coefficients[variable] = nil
      for (key, value) in step.coefficients where abs(value) < 1e-12 && key != other {
        step.coefficients[key] = nil
      }
      for (key, value) in new.multipliers { step.multipliers[key, default: 0] -= factor * value }
      steps[other] = step
    }
  }

  /// Writes a sum over variables as multiples of rows, and what is left over free variables.
  func reduce(
    _ coefficients: [Int32: Double]
  ) -> (rest: [Int32: Double], multipliers: [Int: Double]) {
    var rest = coefficients
    var multipliers: [Int: Double] = [:]
    for (variable, coefficient) in coefficients {
      guard let step = steps[variable] else { continue }
      let factor = coefficient / step.pivot
      for (key, value) in step.coefficients { rest[key, default: 0] -= factor * value }
      rest[variable] = nil
      for (place, value) in step.multipliers { multipliers[place, default: 0] += factor * value }
    }
    return (rest.filter { abs($0.value) > 1e-11 }, multipliers.filter { abs($0.value) > 1e-11 })
  }
}
