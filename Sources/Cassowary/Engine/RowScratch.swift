/// One row while it is being reduced: a sparse sum over variables, and a constant.
struct RowScratch: ~Copyable {
  var variables = Buffer<Int32>(capacity: 64)
  var coefficients = Buffer<Double>(capacity: 64)
  private var scales = Buffer<Double>(capacity: 64)
  /// Where in the row a variable is, or -1.
  private var positions = Buffer<Int32>()
  private(set) var constant = 0.0
  private(set) var constantScale = 0.0

  @inline(__always)
  var count: Int { variables.count }

  /// Makes room for variables up to a count.
  mutating func cover(_ variableCount: Int) { positions.extend(to: variableCount, with: -1) }

  /// Begins a row anew.
  @inline(__always)
  mutating func begin(constant: Double) {
    variables.removeAll()
    coefficients.removeAll()
    scales.removeAll()
    self.constant = constant
    constantScale = abs(constant)
  }

  @inline(__always)
  mutating func add(constant change: Double) {
    constant += change
    constantScale = max(constantScale, abs(change))
  }

  @inline(__always)
  mutating func add(_ variable: Int32, _ coefficient: Double) {
    let position = positions[variable]
    if position >= 0 {
      coefficients[position] += coefficient
      scales[position] += abs(coefficient)
    } else {
      positions[variable] = Int32(variables.count)
      variables.append(variable)
      coefficients.append(coefficient)
      scales.append(abs(coefficient))
    }
  }

  /// Where in the open row a variable is, or -1.
  @inline(__always)
  func position(of variable: Int32) -> Int { Int(positions[variable]) }

  /// Brings the variables of a finished row into ascending order.
  ///
  /// - Complexity: O(*n*) if they nearly are, O(*n* log *n*) otherwise, in the number of terms.
  mutating func sort() {
    if count > 16 {
      sortLong()
      return
    }
    var index = 1
    while index < count {
      let variable = variables[index]
      let coefficient = coefficients[index]
      var place = index
      while place > 0, variables[place - 1] > variable {
        variables[place] = variables[place - 1]
        coefficients[place] = coefficients[place - 1]
        place -= 1
      }
      variables[place] = variable
      coefficients[place] = coefficient
      index += 1
    }
  }

  @inline(never)
  private mutating func sortLong() {
    var terms = (0..<count).map { (variable: variables[$0], coefficient: coefficients[$0]) }
    terms.sort { $0.variable < $1.variable }
    for (index, term) in terms.enumerated() {
      variables[index] = term.variable
      coefficients[index] = term.coefficient
    }
  }

  /// Takes a term out of the open row and returns its coefficient, 0 if it had cancelled.
  @inline(__always)
  mutating func take(at index: Int) -> Double {
    let coefficient = coefficients[index]
    let isNoise = abs(coefficient) <= 1e-12 * scales[index]
    coefficients[index] = 0
    scales[index] = 0
    return isNoise ? 0 : coefficient
  }

  /// Ends the row: drops what has cancelled.
  @inline(__always)
  mutating func finish() {
    var kept = 0
    var index = 0
    while index < variables.count {
      let variable = variables[index]
      positions[variable] = -1
      // What is left of a cancellation is noise, not a dependence.
      if abs(coefficients[index]) > 1e-12 * scales[index] {
        variables[kept] = variable
        coefficients[kept] = coefficients[index]
        scales[kept] = scales[index]
        kept += 1
      }
      index += 1
    }
    variables.truncate(to: kept)
    coefficients.truncate(to: kept)
    scales.truncate(to: kept)
  }

  /// Opens a finished row again.
  mutating func reopen() {
    var index = 0
    while index < variables.count {
      positions[variables[index]] = Int32(index)
      index += 1
    }
  }

  /// Whether a row without variables says what its relation forbids.
  func isFalse(_ relation: Int8) -> Bool {
    let tolerance = 1e-9 * max(1, constantScale)
    return switch relation {
    case 0: abs(constant) > tolerance
    case -1: constant > tolerance
    default: constant < -tolerance
    }
  }
}
