/// Writes names as single words, with `%XX` for the bytes a word cannot hold.
enum NameText {
  /// Returns the id of a view, guide or scene as a word.
  ///
  /// An id that `SiblingNames` made is returned as it is. A leading `#` would begin a comment.
  static func id(_ id: String) -> String {
    word(id) { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "~"):
        true
      default: false
      }
    }
  }

  /// Returns the id of a constraint as a word; a `%XX` in it stays.
  static func constraint(_ id: String) -> String { word(id, isPlain: isVisible) }

  /// Returns the name of a class or of an input of the screen as a word that can be undone.
  static func word(_ name: String) -> String {
    word(name, keepsEscapes: false, isPlain: isVisible)
  }

  /// Returns the name of a view's class as a word; that of a guide is kept for guides.
  static func className(_ name: String) -> String {
    name == guide ? "%67uide" : word(name)
  }

  /// Returns the name a word was made from, nil where its escapes are none or not UTF-8.
  static func name(from word: String) -> String? {
    let bytes = Array(word.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      guard isHex(bytes, index + 1), isHex(bytes, index + 2),
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      else { return nil }
      result.append(byte)
      index += 3
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func isVisible(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: ";"): false
    default: byte > 0x20 && byte < 0x7F
    }
  }

  /// The word that stands in a guide's line where a view's has its class.
  static let guide = "guide"

  private static func word(
    _ name: String, keepsEscapes: Bool = true, isPlain: (UInt8) -> Bool
  ) -> String {
    if name.isEmpty { return "_" }
    if name.utf8.first != UInt8(ascii: "#"), name.utf8.allSatisfy(isPlain) { return name }
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        keepsEscapes && byte == UInt8(ascii: "%") && isHex(bytes, index + 1)
        && isHex(bytes, index + 2)
      if isEscape || (isPlain(byte) && !(index == 0 && byte == UInt8(ascii: "#"))) {
        result.append(byte)
      } else {
        result.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] {
          result.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isHex(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"): return true
    default: return false
    }
  }
}
