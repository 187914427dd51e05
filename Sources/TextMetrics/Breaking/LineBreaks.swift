/// Where lines of a text may and must be broken, after Unicode Standard Annex 14.
///
/// The rules are applied to clusters — what a reader takes for one character — so that marks, joined
/// emoji and flags are never torn apart. Scripts that are broken by a dictionary, such as Thai, are
/// only broken at spaces.
struct LineBreaks {
  /// What may happen behind a cluster.
  enum Opportunity: UInt8, Sendable {
    case none
    case allowed
    case mandatory
  }

  /// Returns, for each cluster, what may happen behind it; the last has none unless it is a break.
  ///
  /// - Parameters:
  ///   - classes: the classes of the clusters.
  ///   - keepsHangulWords: whether words of Hangul are broken at spaces only.
  /// - Returns: one answer for each cluster.
  /// - Complexity: O(n).
  static func opportunities(
    _ classes: [LineBreakClass], keepsHangulWords: Bool
  ) -> [Opportunity] {
    var result = [Opportunity](repeating: .none, count: classes.count)
    var state = State(keepsHangulWords: keepsHangulWords)
    for (index, kind) in classes.enumerated() {
      if index > 0 {
        let next = index + 1 < classes.count ? classes[index + 1] : nil
        result[index - 1] = state.opportunity(before: kind, followedBy: next)
      }
      state.take(kind)
    }
    if let last = classes.last, last.isBreak { result[classes.count - 1] = .mandatory }
    return result
  }

  /// What of the text so far decides the next place.
  private struct State {
    let keepsHangulWords: Bool
    /// The class of the last cluster that is no space, marks taken for what they mark.
    var before: LineBreakClass?
    /// The class of the cluster before that.
    var earlier: LineBreakClass?
    var hasSpaces = false
    /// Whether the last cluster is a space of zero width, spaces behind it or not.
    var isAfterZeroWidthSpace = false
    /// Whether an opening quotation began where one can, so that no break follows it.
    var isOpeningQuotation = false
    /// Whether the last cluster is a hyphen behind a Hebrew letter, so that no break follows it (LB21a).
    var isAfterHyphenAfterHebrew = false

    mutating func take(_ kind: LineBreakClass) {
      switch kind {
      case .space:
        hasSpaces = true
      case .combining where before != nil && !hasSpaces && before?.isBreak == false:
        // A mark is part of what it marks (LB9).
        break
      default:
        let resolved = kind == .combining ? .letter : kind
        isAfterHyphenAfterHebrew =
          !hasSpaces && before == .hebrew && (kind == .hyphen || kind == .breakAfter)
        isOpeningQuotation = opensQuotation(kind)
        isAfterZeroWidthSpace = kind == .zeroWidthSpace
        earlier = before
        before = resolved
        hasSpaces = false
      }
    }

    /// Whether a quotation mark opens (LB15a).
    private func opensQuotation(_ kind: LineBreakClass) -> Bool {
      guard kind == .initialQuotation else { return false }
      guard let before else { return true }
      return hasSpaces
        || [.mandatory, .lineFeed, .carriageReturn, .open, .glue, .zeroWidthSpace].contains(before)
        || before.isQuotation
    }

    func opportunity(before kind: LineBreakClass, followedBy next: LineBreakClass?) -> Opportunity {
      guard let before else {
        return kind == .space || kind.isBreak ? .none : beforeAnySpaces(kind)
      }
      // LB4 to LB6.
      if before.isBreak, !hasSpaces {
        return before == .carriageReturn && kind == .lineFeed ? .none : .mandatory
      }
      if kind.isBreak { return .none }
      // LB7, LB8.
      if kind == .space || kind == .zeroWidthSpace { return .none }
      if isAfterZeroWidthSpace { return .allowed }
      // LB9: what marks the cluster before.
      if kind == .combining, !hasSpaces { return .none }
      // LB11 to LB13.
      if kind == .wordJoiner || before == .wordJoiner && !hasSpaces { return .none }
      if before == .glue && !hasSpaces { return .none }
      if kind == .glue, !hasSpaces, ![.breakAfter, .hyphen].contains(before) { return .none }
      if kind.neverBeginsLine {
        // A number that begins with a point may begin a line (LB15c).
        return kind == .infix && hasSpaces && next == .numeric ? .allowed : .none
      }
      // LB14 to LB17, across spaces.
      if before == .open || isOpeningQuotation { return .none }
      if kind == .finalQuotation, next.map(\.endsQuotation) ?? true { return .none }
      if (before == .close || before == .closeParenthesis) && kind == .nonstarter { return .none }
      if before == .breakBoth && kind == .breakBoth { return .none }
      if hasSpaces { return .allowed }
      return isTogether(before, kind) ? .none : .allowed
    }

    /// What may happen behind spaces that begin the text.
    private func beforeAnySpaces(_ kind: LineBreakClass) -> Opportunity {
      hasSpaces && !kind.neverBeginsLine ? .allowed : .none
    }

    /// Whether two neighbours stay together (LB19 to LB30).
    private func isTogether(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
      if left.isQuotation || right.isQuotation { return true }
      if left == .object || right == .object { return false }
      if [.breakAfter, .hyphen, .nonstarter].contains(right) || left == .breakBefore {
        return true
      }
      if isAfterHyphenAfterHebrew { return true }
      if left == .symbol && right == .hebrew || right == .inseparable { return true }
      return isNumberTogether(left, right) || isWordTogether(left, right)
    }

    private func isNumberTogether(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
      switch (left, right) {
      // LB25.
      case (.numeric, .numeric), (.infix, .numeric), (.symbol, .numeric), (.hyphen, .numeric),
        (.prefix, .numeric), (.postfix, .numeric), (.numeric, .prefix), (.numeric, .postfix),
        (.prefix, .open), (.postfix, .open), (.prefix, .hyphen), (.postfix, .hyphen):
        true
      case (.close, .prefix), (.close, .postfix), (.closeParenthesis, .prefix),
        (.closeParenthesis, .postfix):
        earlier == .numeric
      // LB23, LB23a, LB24, LB27.
      case (.numeric, .letter), (.numeric, .hebrew), (.letter, .numeric), (.hebrew, .numeric): true
      case (.prefix, .ideograph), (.ideograph, .postfix), (.prefix, .hangul), (.hangul, .postfix):
        true
      case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix): true
      default: false
      }
    }

    private func isWordTogether(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
      switch (left, right) {
      // LB28, LB29.
      case (.letter, .letter), (.letter, .hebrew), (.hebrew, .letter), (.hebrew, .hebrew): true
      case (.infix, .letter), (.infix, .hebrew): true
      // LB30.
      case (.letter, .open), (.hebrew, .open), (.numeric, .open): true
      case (.closeParenthesis, .letter), (.closeParenthesis, .hebrew),
        (.closeParenthesis, .numeric):
        true
      // Words of Hangul stand between spaces.
      case (.hangul, .hangul), (.hangul, .letter), (.letter, .hangul), (.hangul, .numeric),
        (.numeric, .hangul):
        keepsHangulWords
      default: false
      }
    }
  }
}

extension LineBreakClass {
  /// Whether a line ends behind the character.
  var isBreak: Bool { self == .mandatory || self == .lineFeed || self == .carriageReturn }

  fileprivate var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }

  /// Whether the character never begins a line, not even behind a space (LB13).
  fileprivate var neverBeginsLine: Bool {
    self == .close || self == .closeParenthesis || self == .exclamation || self == .infix
      || self == .symbol
  }

  /// Whether a quotation ends before the character (LB15b).
  fileprivate var endsQuotation: Bool {
    switch self {
    case .space, .glue, .wordJoiner, .close, .closeParenthesis, .quotation, .initialQuotation,
      .finalQuotation, .exclamation, .infix, .symbol, .mandatory, .lineFeed, .carriageReturn,
      .zeroWidthSpace:
      true
    default: false
    }
  }
}
