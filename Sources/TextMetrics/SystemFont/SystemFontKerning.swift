/// How much closer together, or further apart, pairs of characters stand in the system's font.
///
/// One table serves all weights and both faces.
enum SystemFontKerning {
  /// Returns the kerning of a pair, in 2048ths of the point size.
  static func units(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    table[key(first, second)] ?? 0
  }

  private static func key(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> UInt64 {
    UInt64(first.value) << 32 | UInt64(second.value)
  }

  private static let table: [UInt64: Double] = {
    var table: [UInt64: Double] = [:]
    for line in pairs.split(separator: "\n") {
      var rest = line.unicodeScalars[...]
      guard let first = rest.popFirst() else { continue }
      // Behind a space: the second character, a sign, digits.
      while rest.popFirst() != nil, let second = rest.popFirst(), let sign = rest.popFirst() {
        var value = 0.0
        while let digit = rest.first, ("0"..."9").contains(digit) {
          value = value * 10 + Double(digit.value - 0x30)
          rest.removeFirst()
        }
        table[key(first, second)] = sign == "-" ? -value : value
      }
    }
    return table
  }()
}
