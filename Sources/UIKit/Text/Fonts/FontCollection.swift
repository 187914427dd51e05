public import Foundation
import TextMetrics

/// Fonts that are there beside the system's.
///
/// A collection is part of a `LayoutEnvironment`, so that two layouts with different fonts can be made
/// side by side.
///
/// - Note: UIKit has no such type; it stands in for the fonts of an application's bundle.
public struct FontCollection: Hashable, Sendable {
  private var fonts: [FontNumbers] = []

  /// Creates a collection without fonts.
  public init() {}

  /// The PostScript names of the fonts, in the order they were registered.
  public var names: [String] { fonts.map(\.names.postScript) }

  /// The distances by which a font's own are replaced, as parts of its size.
  ///
  /// The heights of lines on iOS do not always follow from what a file says; then they have to be told.
  public struct LineMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    public var ascender: CGFloat
    /// From the baseline to the bottom of a line, negative.
    public var descender: CGFloat
    /// What is added between lines.
    public var leading: CGFloat

    /// Creates the distances, as parts of the font's size.
    public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0) {
      self.ascender = ascender
      self.descender = descender
      self.leading = leading
    }
  }

  /// Registers the font, or the fonts of a collection, in the contents of a TrueType or OpenType file.
  ///
  /// A font takes the place of one with the same PostScript name.
  ///
  /// - Parameters:
  ///   - data: the contents of the file.
  ///   - lineMetrics: the distances in place of the file's.
  /// - Throws: `FontError` where the contents are no font; nothing is registered then.
  /// - Complexity: O(size of the file).
  public mutating func register(_ data: Data, lineMetrics: LineMetrics? = nil) throws(FontError) {
    let read: [FontNumbers]
    do throws(FontFileError) {
      read = try FontFile.fonts(in: Array(data))
    } catch {
      throw FontError(description: error.description)
    }
    for numbers in read { add(numbers, lineMetrics) }
  }

  /// Registers the font, or the fonts of a collection, in a TrueType or OpenType file.
  ///
  /// - Throws: `FontError` where the file cannot be read or is no font.
  public mutating func register(
    contentsOf url: URL, lineMetrics: LineMetrics? = nil
  ) throws(FontError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw FontError(description: "\(url.path): cannot be read")
    }
    do throws(FontError) {
      try register(data, lineMetrics: lineMetrics)
    } catch {
      throw FontError(description: "\(url.path): \(error.description)")
    }
  }

  /// Registers a font from numbers.
  ///
  /// - Parameters:
  ///   - name: the PostScript name by which `UIFont(name:size:)` finds it.
  ///   - family: the name of the family, the PostScript name up to its hyphen by default.
  ///   - lineMetrics: the vertical distances, as parts of the size.
  ///   - capHeight: the height of a capital letter, as a part of the size.
  ///   - xHeight: the height of a small x, as a part of the size.
  ///   - advances: how wide characters are, as parts of the size.
  ///   - missingAdvance: how wide any other character is, as a part of the size.
  ///   - kerning: what is added between the two characters of a text, as a part of the size.
  /// - Throws: `FontError` where a number is not finite, or a line would have no height.
  public mutating func register(
    name: String, family: String? = nil, lineMetrics: LineMetrics, capHeight: CGFloat = 0.7,
    xHeight: CGFloat = 0.5, advances: [Character: CGFloat], missingAdvance: CGFloat,
    kerning: [String: CGFloat] = [:]
  ) throws(FontError) {
    let lengths = [
      lineMetrics.ascender, lineMetrics.descender, lineMetrics.leading, capHeight, xHeight,
      missingAdvance,
    ]
    guard (lengths + advances.values + kerning.values).allSatisfy(\.isFinite) else {
      throw FontError(description: "the font \"\(name)\" has a number that is not finite")
    }
    guard lineMetrics.ascender - lineMetrics.descender > 0 else {
      throw FontError(description: "the font \"\(name)\" has lines without a height")
    }
    var widths: [Unicode.Scalar: Double] = [:]
    for (character, width) in advances {
      if let scalar = character.unicodeScalars.first { widths[scalar] = Double(width) }
    }
    var pairs: [GivenAdvances.Pair: Double] = [:]
    for (text, value) in kerning {
      let scalars = Array(text.unicodeScalars)
      guard scalars.count == 2 else {
        throw FontError(
          description: "the font \"\(name)\" has kerning for \"\(text)\"; two characters are a pair"
        )
      }
      pairs[GivenAdvances.Pair(scalars[0], scalars[1])] = Double(value)
    }
    let parts = name.split(separator: "-", maxSplits: 1)
    let numbers = FontNumbers(
      names: FontNumbers.Names(
        family: family ?? parts.first.map(String.init) ?? name,
        style: parts.count > 1 ? String(parts[1]) : "Regular", postScript: name),
      unitsPerEm: 1,
      heights: FontNumbers.Heights(
        ascent: 1, descent: 0, lineGap: 0, capHeight: Double(capHeight), xHeight: Double(xHeight)),
      source: GivenAdvances(
        advances: widths, missingAdvance: Double(missingAdvance), kerning: pairs))
    add(numbers, lineMetrics)
  }

  private mutating func add(_ numbers: FontNumbers, _ metrics: LineMetrics?) {
    var new = numbers
    if let metrics {
      let scale = numbers.unitsPerEm
      var heights = numbers.heights
      heights.ascent = Double(metrics.ascender) * scale
      heights.descent = -Double(metrics.descender) * scale
      heights.lineGap = Double(metrics.leading) * scale
      new = FontNumbers(
        names: numbers.names, unitsPerEm: scale, heights: heights, source: numbers.source)
    }
    fonts.removeAll { $0.names.postScript == new.names.postScript }
    fonts.append(new)
  }

  /// What dumps add to the name of the text metrics: a number that other fonts change.
  var versionSuffix: String {
    guard !fonts.isEmpty else { return "" }
    var sum = NumberSum()
    for numbers in fonts { sum.mix(numbers.checksum) }
    return "-fonts-" + String(sum.value & 0xFFFF_FFFF, radix: 16)
  }

  /// Returns the font of a PostScript name, else the first of a family.
  func numbers(named name: String) -> FontNumbers? {
    fonts.first { $0.names.postScript == name } ?? family(name).first
  }

  /// Returns the fonts of a family, the plain one first.
  func family(_ name: String) -> [FontNumbers] {
    let members = fonts.filter { $0.names.family == name }
    return members.filter { $0.names.style == "Regular" }
      + members.filter { $0.names.style != "Regular" }
  }
}

/// What is wrong with a font that was to be registered.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, the place in it, what was found there and what was expected.
  public let description: String
}
