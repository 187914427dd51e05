/// The characters of a text with what lines need to know of each.
struct Clusters {
  /// A character as a reader counts, with its width.
  struct Cluster {
    /// The width, in points, without what is between it and the next.
    var advance: Double
    /// What is added between it and the next where both stand in one line, in points.
    var gap: Double
    /// Where its bytes of UTF-8 end.
    var end: Int
    /// Which run it stands in.
    var run: Int
    var kind: LineBreakClass
    /// Where its bytes of UTF-8 begin.
    var start: Int
    /// What may happen behind it.
    var opportunity = LineBreaks.Opportunity.none
    var isTab = false

    /// Whether it is not seen at the end of a line.
    var isSpace: Bool { kind == .space || isTab || kind.isBreak || isWideSpace }
    /// Whether it is a space that lines may be broken behind.
    var isWideSpace = false
  }

  let list: [Cluster]

  init(_ text: StyledText, rulers: [FontRuler]) {
    var list: [Cluster] = []
    list.reserveCapacity(text.text.utf8.count)
    var run = 0
    var leftInRun = text.runs[0].length
    var end = 0
    var previous: Character?
    for character in text.text {
      while leftInRun <= 0, run + 1 < text.runs.count {
        run += 1
        leftInRun += text.runs[run].length
      }
      let style = text.runs[run]
      let kind = LineBreakClass(character)
      let isTab = character == "\t"
      var advance = kind.isBreak || isTab ? 0 : rulers[run].advance(of: character)
      if let attachment = style.attachment { advance = attachment.width }
      if advance != 0 { advance += style.tracking + (style.kern ?? 0) }
      if let previous, let last = list.indices.last, list[last].run == run, style.kern == nil,
        style.attachment == nil
      {
        list[last].gap = rulers[run].kerning(previous, character)
      }
      let start = end
      end += character.utf8.count
      leftInRun -= character.utf16.count
      list.append(
        Cluster(
          advance: advance, gap: 0, end: end, run: run, kind: kind, start: start, isTab: isTab,
          isWideSpace: Self.isSpace(character)))
      previous = character
    }
    let keeps = text.runs[0].paragraph.keepsHangulWords
    let places = LineBreaks.opportunities(list.map(\.kind), keepsHangulWords: keeps)
    for index in list.indices { list[index].opportunity = places[index] }
    self.list = list
  }

  private static func isSpace(_ character: Character) -> Bool {
    switch character {
    case "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}", "\u{3000}": true
    default: false
    }
  }
}
