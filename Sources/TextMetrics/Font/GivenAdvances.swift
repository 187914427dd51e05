/// Advances and kerning given as numbers.
package struct GivenAdvances: FontNumbers.Source {
  /// A pair of characters.
  package struct Pair: Hashable, Sendable {
    /// The first character.
    package var first: Unicode.Scalar
    /// The second character.
    package var second: Unicode.Scalar

    /// Creates a pair.
    package init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
      self.first = first
      self.second = second
    }
  }

  private let advances: [Unicode.Scalar: Double]
  private let pairs: [Pair: Double]
  /// The advance of a character that is not given, in units.
  package let missingAdvance: Double

  /// Creates a source from numbers, in units.
  package init(
    advances: [Unicode.Scalar: Double], missingAdvance: Double, kerning: [Pair: Double] = [:]
  ) {
    self.advances = advances
    self.missingAdvance = missingAdvance
    pairs = kerning
  }

  /// Returns the advance that was given for a character.
  package func advance(of scalar: Unicode.Scalar) -> Double? { advances[scalar] }

  /// Returns the kerning that was given for a pair.
  package func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    pairs.isEmpty ? 0 : pairs[Pair(first, second)] ?? 0
  }

  /// Mixes every number into a sum, in the order of the characters.
  package func mix(into sum: inout NumberSum) {
    sum.mix(missingAdvance.bitPattern)
    for (scalar, advance) in advances.sorted(by: { $0.key < $1.key }) {
      sum.mix(UInt64(scalar.value))
      sum.mix(advance.bitPattern)
    }
    let order: (Pair, Pair) -> Bool = { ($0.first, $0.second) < ($1.first, $1.second) }
    for (pair, value) in pairs.sorted(by: { order($0.key, $1.key) }) {
      sum.mix(UInt64(pair.first.value) << 32 | UInt64(pair.second.value))
      sum.mix(value.bitPattern)
    }
  }
}
