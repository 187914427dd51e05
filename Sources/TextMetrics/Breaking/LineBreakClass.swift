/// What a character is for the breaking of lines, as Unicode Standard Annex 14 classes it.
///
/// Ranges are those that texts of layouts need; what is named nowhere is a letter.
enum LineBreakClass: Hashable, Sendable {
  // Breaks that must be, and spaces.
  case mandatory, carriageReturn, lineFeed, space, zeroWidthSpace
  // What holds its neighbours together.
  case glue, wordJoiner, combining
  // Punctuation.
  case breakAfter, breakBefore, breakBoth, hyphen, open, close, closeParenthesis, exclamation
  case quotation, initialQuotation, finalQuotation, inseparable, infix, symbol, nonstarter
  // Numbers.
  case numeric, prefix, postfix
  // Letters and pictures.
  case letter, hebrew, ideograph, hangul, regionalPair, object

  /// The class of a cluster, which its first scalar decides.
  init(_ cluster: Character) {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else {
      self = .letter
      return
    }
    if first.value < 0x80 {
      if first == "\r" {
        self = scalars.count > 1 ? .lineFeed : .carriageReturn
      } else if scalars.count > 1, scalars.contains("\u{FE0F}") {
        // A digit or sign in a box.
        self = .ideograph
      } else {
        self = Self.ascii(first)
      }
    } else if CharacterWidth.isEmoji(cluster) {
      self = .ideograph
    } else {
      self = Self.beyondASCII(first)
    }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar {
    case "A"..."Z", "a"..."z": .letter
    case " ": .space
    case "0"..."9": .numeric
    case "\n": .lineFeed
    case "\u{0B}", "\u{0C}": .mandatory
    case "\t", "|": .breakAfter
    case "-": .hyphen
    case "(", "[", "{": .open
    case ")", "]": .closeParenthesis
    case "}": .close
    case "!", "?": .exclamation
    case "\"", "'": .quotation
    case ",", ".", ":", ";": .infix
    case "/": .symbol
    case "$", "+", "\\": .prefix
    case "%": .postfix
    case "\0"..."\u{1F}", "\u{7F}": .combining
    default: .letter
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> LineBreakClass {
    named[scalar.value] ?? ranged(scalar.value) ?? general(scalar)
  }

  /// Characters that are in another class than their kind suggests.
  private static let named: [UInt32: LineBreakClass] = {
    let lists: [(LineBreakClass, [UInt32])] = [
      (.mandatory, [0x85, 0x2028, 0x2029]), (.zeroWidthSpace, [0x200B]),
      (.wordJoiner, [0x2060, 0xFEFF]),
      (.glue, [0xA0, 0x202F, 0x2007, 0x2011, 0x034F, 0x035C, 0x0F08, 0x0F0C, 0x180E]),
      (.breakAfter, [0xAD, 0x058A, 0x05BE, 0x1680, 0x2010, 0x2012, 0x2013, 0x205F, 0x3000]),
      (.breakBefore, [0xB4, 0x02C8, 0x02CC, 0x02DF, 0x1FFD]),
      (.breakBoth, [0x2014, 0x2E3A, 0x2E3B]),
      (.open, [0xA1, 0xBF, 0x201A, 0x201E, 0x2E18]),
      (
        .close,
        [0x3001, 0x3002, 0xFE50, 0xFE52, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64, 0xFE11, 0xFE12]
      ),
      (
        .exclamation,
        [0x061B, 0x061F, 0x06D4, 0xFE15, 0xFE16, 0xFE56, 0xFE57, 0xFF01, 0xFF1F, 0x2762, 0x2763]
      ),
      (.inseparable, [0x2024, 0x2025, 0x2026, 0x22EF, 0xFE19]),
      (.infix, [0x037E, 0x0589, 0x060C, 0x060D, 0x07F8, 0x2044, 0xFE10, 0xFE13, 0xFE14]),
      (.prefix, [0xB1, 0x2116, 0x2212, 0x2213]),
      (
        .postfix,
        [
          0xA2, 0xB0, 0x060B, 0x066A, 0x2030, 0x2031, 0x2032, 0x2033, 0x2034, 0x2103, 0x2109,
          0xFF05,
          0xFFE0,
        ]
      ),
      (
        .nonstarter,
        [
          0x3005, 0x301C, 0x303B, 0x303C, 0x309B, 0x309C, 0x309D, 0x309E, 0x30A0, 0x30FB, 0x30FC,
          0x30FD, 0x30FE, 0x203C, 0x203D, 0x2047, 0x2048, 0x2049, 0xFF1A, 0xFF1B, 0xFF65, 0xFF70,
          0xFF9E, 0xFF9F, 0xFE54, 0xFE55,
          // Small kana, which never begin a line.
          0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
          0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
          0x30F5, 0x30F6,
        ]
      ),
      (.object, [0xFFFC]), (.letter, [0x23, 0x26, 0x2A, 0xB6, 0xA7]),
    ]
    var table: [UInt32: LineBreakClass] = [:]
    for (kind, values) in lists { for value in values { table[value] = kind } }
    return table
  }()

  private static func ranged(_ value: UInt32) -> LineBreakClass? {
    switch value {
    case 0x5D0...0x5F2, 0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFB4F: .hebrew
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xAC00...0xD7FB, 0x3131...0x318E: .hangul
    case 0x2000...0x2006, 0x2008...0x200A: .breakAfter
    case 0x31F0...0x31FF, 0xFF67...0xFF6F: .nonstarter
    case 0x1F1E6...0x1F1FF: .regionalPair
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: .ideograph
    default: nil
    }
  }

  private static func general(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.properties.generalCategory {
    case .openPunctuation: .open
    case .closePunctuation: .close
    case .initialPunctuation: .initialQuotation
    case .finalPunctuation: .finalQuotation
    case .currencySymbol: .prefix
    case .decimalNumber: .numeric
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control: .combining
    default: isIdeographic(scalar.value) ? .ideograph : .letter
    }
  }

  /// Whether a character stands in the blocks of ideographs, kana, and pictures.
  private static func isIdeographic(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80...0x303F, 0x3040...0x30FF, 0x3100...0x312F, 0x3190...0x4DBF, 0x4E00...0xA4CF: true
    case 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B2FF: true
    case 0x1F000...0x1FAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
