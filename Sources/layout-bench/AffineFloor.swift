/// The least a resize can cost: as many values as a layout has, each a number plus a share of the
/// window's width and of its height, computed from flat arrays and written to a flat array.
struct AffineFloor {
  private let constants: [Double]
  private let widthShares: [Double]
  private let heightShares: [Double]
  private var values: [Double]

  init(count: Int) {
    constants = (0..<count).map { Double($0 % 17) }
    widthShares = (0..<count).map { 1 / Double(1 + $0 % 243) }
    heightShares = (0..<count).map { Double($0 % 2) }
    values = Array(repeating: 0, count: count)
  }

  /// Evaluates all values a number of times, and returns what one time costs in microseconds.
  mutating func measure(by stopwatch: Stopwatch, evaluations: Int = 100) -> Double {
    let total = stopwatch.microseconds {
      for step in 0..<evaluations {
        evaluate(width: Double(7000 + 37 * step % 5001), height: Double(100 + 17 * step % 401))
      }
    }
    return total / Double(evaluations)
  }

  // Kept out of line so that the repetitions cannot be merged into one.
  @inline(never)
  private mutating func evaluate(width: Double, height: Double) {
    let count = values.count
    // Pointers are not checked for bounds, which lets the loop be vectorised; a floor must not pay more.
    constants.withUnsafeBufferPointer { constants in
      widthShares.withUnsafeBufferPointer { widthShares in
        heightShares.withUnsafeBufferPointer { heightShares in
          values.withUnsafeMutableBufferPointer { values in
            for index in 0..<count {
              values[index] =
                constants[index] + widthShares[index] * width + heightShares[index] * height
            }
          }
        }
      }
    }
  }
}
