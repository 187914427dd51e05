import Cassowary

/// What tells a right solution from a wrong one after a phase.
struct Check: Codable {
  /// The sum of all values.
  var sum: Double

  /// The sum of weight times violation over all constraints that may give way, edits included.
  var error: Double

  /// The largest violation of a required constraint.
  var requiredViolation: Double

  /// The largest violation of a required constraint, as a share of the largest term in it or 1.
  var requiredViolationRelative: Double

  /// The check of nothing, before a phase has run.
  init() {
    sum = 0
    error = 0
    requiredViolation = 0
    requiredViolationRelative = 0
  }

  /// Measures the values written out by a phase against the constraints then in force.
  init(values: [Double], of workload: Workload, after phase: Int) {
    self.init()
    let state = WorkloadState(of: workload, after: phase)
    sum = values.reduce(0, +)
    for (index, row) in workload.rows.enumerated() where state.isLive[index] {
      let constant = state.constants[index]
      var value = constant
      var scale = max(1, abs(constant))
      for term in workload.terms[row.terms] {
        let part = term.coefficient * values[term.variable]
        value += part
        scale = max(scale, abs(part))
      }
      let violation =
        switch row.relation {
        case .equal: abs(value)
        case .lessOrEqual: max(0, value)
        case .greaterOrEqual: max(0, -value)
        }
      if row.weight == .infinity {
        requiredViolation = max(requiredViolation, violation)
        requiredViolationRelative = max(requiredViolationRelative, violation / scale)
      } else if violation > 1e-9 * scale {
        // Less is the rounding of doubles, which a weight of a million would make look like an error.
        error += row.weight * violation
      }
    }
    for (variable, edit) in state.edits {
      let violation = abs(values[variable] - edit.value)
      if violation > 1e-9 * max(1, abs(edit.value)) { error += edit.weight * violation }
    }
  }

  /// Returns what is wrong, in words, or nil if nothing is, given the right sums where they are known.
  func fault(expected: ExpectedSums.Sums?) -> String? {
    guard requiredViolation < 1e-6 else {
      return "a required constraint is violated by \(requiredViolation)"
    }
    guard requiredViolationRelative <= 1e-9 else {
      return "a required constraint is violated by \(requiredViolationRelative) of its terms"
    }
    guard let expected else { return nil }
    guard Self.isClose(sum, expected.sum) else { return "sum \(sum), not \(expected.sum)" }
    guard Self.isClose(error, expected.error) else { return "err \(error), not \(expected.error)" }
    return nil
  }

  private static func isClose(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-4 + 1e-9 * abs(expected)
  }
}

/// The constraints and edits in force at the end of a phase.
private struct WorkloadState {
  var isLive: [Bool]
  var constants: [Double]
  var edits: [Int: (weight: Double, value: Double)] = [:]

  init(of workload: Workload, after phase: Int) {
    isLive = Array(repeating: false, count: workload.rows.count)
    constants = workload.rows.map { $0.constant }
    for operation in workload.operations[..<workload.phases[phase].operations.upperBound] {
      switch operation {
      case .add(let row): isLive[row] = true
      case .remove(let row): isLive[row] = false
      case .edit(let variable, let weight): edits[variable] = (weight, 0)
      case .suggest(let variable, let value): edits[variable]?.value = value
      case .setConstant(let row, let constant): constants[row] = constant
      case .update, .updateChanged: break
      }
    }
  }
}
