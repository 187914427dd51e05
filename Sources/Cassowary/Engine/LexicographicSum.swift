/// How fast a cost changes, level by level: a sum of weights for each strength concerned.
///
/// Compared by the strongest level whose weights do not cancel. Only the levels that occur are kept,
/// so that a thousand strengths cost no more than the few that meet in one place.
struct LexicographicSum: ~Copyable {
  struct Entry: BitwiseCopyable {
    var strength: Double
    var weight: Double
    /// The sum of absolute weights, by which noise is told from a difference.
    var scale: Double

    @inline(__always)
    var isZero: Bool { abs(weight) <= 1e-9 * scale }
  }

  private(set) var entries = Buffer<Entry>(capacity: 64)

  @inline(__always)
  mutating func clear() { entries.removeAll() }

  @inline(__always)
  mutating func add(_ strength: Double, _ weight: Double) {
    add(strength, weight, scale: abs(weight))
  }

  @inline(__always)
  mutating func add(_ strength: Double, _ weight: Double, scale: Double) {
    var index = 0
    let count = entries.count
    let base = entries.base
    while index < count {
      if base[index].strength == strength {
        base[index].weight += weight
        base[index].scale += scale
        return
      }
      index += 1
    }
    entries.append(Entry(strength: strength, weight: weight, scale: scale))
  }

  /// The weight of the strongest level that does not cancel, or 0.
  @inline(__always)
  var sign: Double { leading.weight }

  /// The strongest level that does not cancel, and its weight; strength 0 if there is none.
  @inline(__always)
  var leading: (strength: Double, weight: Double) {
    var strength = 0.0
    var weight = 0.0
    var index = 0
    let base = entries.base
    while index < entries.count {
      let entry = base[index]
      if entry.strength > strength, !entry.isZero {
        strength = entry.strength
        weight = entry.weight
      }
      index += 1
    }
    return (strength, weight)
  }
}
