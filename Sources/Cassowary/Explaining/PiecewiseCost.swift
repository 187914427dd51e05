/// A convex, piecewise-linear cost of one number: slopes between breakpoints.
struct PiecewiseCost {
  /// The breakpoints in ascending order.
  var points: [Double] = []

  /// The slopes left of, between and right of the breakpoints; one more than there are breakpoints.
  var slopes: [Double] = [0]

  private var scale = 0.0

  /// Adds a cost that rises on both sides of a point, by the given slopes away from it.
  mutating func add(at point: Double, left: Double, right: Double) {
    let index = points.firstIndex { $0 >= point } ?? points.count
    if index == points.count || points[index] != point {
      points.insert(point, at: index)
      slopes.insert(slopes[index], at: index)
    }
    scale += left + right
    for segment in slopes.indices {
      let slope = slopes[segment] + (segment <= index ? -left : right)
      // What is left where costs cancel is noise.
      slopes[segment] = abs(slope) <= 1e-12 * scale ? 0 : slope
    }
  }
}
