/// The numbers of a font that was registered: read from a font file, or given.
///
/// Two are equal where their names and numbers are; they are compared by a sum over both that is made
/// once.
package final class FontNumbers: Hashable, Sendable {
  /// The names a font goes by.
  package struct Names: Hashable, Sendable {
    /// The name of the family, for example `Nunito`.
    package var family: String
    /// The name of the style, for example `Bold`.
    package var style: String
    /// The name by which the font is asked for, for example `Nunito-Bold`.
    package var postScript: String

    /// Creates the names.
    package init(family: String, style: String, postScript: String) {
      self.family = family
      self.style = style
      self.postScript = postScript
    }
  }

  /// The vertical distances of a font, in units.
  package struct Heights: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    package var ascent: Double
    /// From the baseline down to the bottom of a line.
    package var descent: Double
    /// What is added between lines.
    package var lineGap: Double
    /// Of a capital letter.
    package var capHeight: Double
    /// Of a small x.
    package var xHeight: Double

    /// Creates the distances.
    package init(
      ascent: Double, descent: Double, lineGap: Double, capHeight: Double, xHeight: Double
    ) {
      self.ascent = ascent
      self.descent = descent
      self.lineGap = lineGap
      self.capHeight = capHeight
      self.xHeight = xHeight
    }
  }

  /// Where advances and kerning come from.
  package protocol Source: Sendable {
    /// Returns the advance of a character, in units; nil where the font does not have it.
    func advance(of scalar: Unicode.Scalar) -> Double?
    /// The advance of a character the font does not have, in units.
    var missingAdvance: Double { get }
    /// Returns the kerning of a pair of characters, in units.
    func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double
    /// Mixes every number into a sum that equal sources share.
    func mix(into sum: inout NumberSum)
  }

  /// The names of the font.
  package let names: Names
  /// The number of units an em is divided into.
  package let unitsPerEm: Double
  /// The vertical distances.
  package let heights: Heights
  /// Advances and kerning.
  package let source: any Source
  /// A sum over names and numbers.
  package let checksum: UInt64

  /// Creates the numbers of a font.
  package init(names: Names, unitsPerEm: Double, heights: Heights, source: any Source) {
    self.names = names
    self.unitsPerEm = unitsPerEm
    self.heights = heights
    self.source = source
    var sum = NumberSum()
    for name in [names.family, names.style, names.postScript] { sum.mix(name) }
    for number in [
      unitsPerEm, heights.ascent, heights.descent, heights.lineGap, heights.capHeight,
      heights.xHeight,
    ] {
      sum.mix(number.bitPattern)
    }
    source.mix(into: &sum)
    checksum = sum.value
  }

  var ascent: Double { heights.ascent }
  var descent: Double { heights.descent }
  var lineGap: Double { heights.lineGap }
  var capHeight: Double { heights.capHeight }
  var xHeight: Double { heights.xHeight }

  /// Returns whether two fonts have the same names and numbers.
  package static func == (left: FontNumbers, right: FontNumbers) -> Bool {
    left === right || left.checksum == right.checksum && left.names == right.names
  }

  /// Feeds the sum to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(checksum)
  }
}

/// A sum over numbers in which every bit counts, the same on every machine (FNV-1a).
package struct NumberSum: Sendable {
  /// The sum so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the sum over nothing.
  package init() {}

  /// Mixes in a number.
  package mutating func mix(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      value = (value ^ (rest & 0xff)) &* 0x100_0000_01b3
      rest >>= 8
    }
  }

  /// Mixes in a byte.
  package mutating func mix(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Mixes in a text.
  package mutating func mix(_ text: String) {
    for byte in text.utf8 { mix(byte: byte) }
    mix(byte: 0)
  }
}
