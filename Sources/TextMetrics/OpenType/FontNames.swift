/// The table `name`: what a font is called.
enum FontNames {
  /// The longest name that is read, in bytes.
  private static let longest = 1024

  /// Returns the names of a font.
  ///
  /// A font that does not say its PostScript name is called by family and style.
  static func names(in table: FontBytes) throws(FontFileError) -> FontNumbers.Names {
    let storage = try table.uint16(4)
    var found: [Int: (rank: Int, text: String)] = [:]
    for index in 0..<(try table.uint16(2)) {
      let record = 6 + 12 * index
      let id = try table.uint16(record + 6)
      guard [1, 2, 4, 6, 16, 17].contains(id) else { continue }
      let platform = try table.uint16(record)
      let isEnglish = try [0, 0x409].contains(table.uint16(record + 4))
      let rank = (platform == 3 ? 2 : platform == 0 ? 1 : 0) + (isEnglish ? 4 : 0)
      guard rank > found[id]?.rank ?? -1,
        let bytes = try? table.part(
          at: storage + (try table.uint16(record + 10)),
          count: min(try table.uint16(record + 8), longest)),
        let text = text(of: bytes, isWide: platform != 1), !text.isEmpty
      else { continue }
      found[id] = (rank, text)
    }
    let family = found[16]?.text ?? found[1]?.text ?? found[4]?.text ?? ""
    let style = found[17]?.text ?? found[2]?.text ?? "Regular"
    let postScript = found[6]?.text ?? (family + "-" + style).filter { $0 != " " }
    guard !family.isEmpty || found[6] != nil else {
      throw table.error(at: 0, found: "no name", expected: "the name of a family")
    }
    return FontNumbers.Names(
      family: family.isEmpty ? postScript : family, style: style, postScript: postScript)
  }

  private static func text(of bytes: FontBytes, isWide: Bool) -> String? {
    if isWide {
      let units = (0..<bytes.count / 2).compactMap { try? UInt16(bytes.uint16(2 * $0)) }
      return String(validating: units, as: UTF16.self)
    }
    // Beyond ASCII the old encodings differ.
    let letters = (0..<bytes.count).compactMap { try? UInt8(bytes.uint8($0)) }
    return letters.allSatisfy { $0 < 0x80 } ? String(validating: letters, as: UTF8.self) : nil
  }
}
