extension TextLayout {
  /// Lays out a text.
  ///
  /// - Complexity: O(n), n characters.
  init(_ text: StyledText, in container: TextContainer, rulers: [FontRuler]) {
    guard !text.text.isEmpty, !text.runs.isEmpty else {
      self = .empty
      return
    }
    let clusters = Clusters(text, rulers: rulers).list
    let filler = LineFiller(clusters: clusters, text: text, container: container)
    var pieces = filler.pieces()
    let end = pieces.last?.clusters.upperBound ?? 0
    // A break is followed by a line even if that is empty.
    let hasMore =
      end < clusters.count
      || pieces.last.map { $0.clusters.last.map { clusters[$0].kind.isBreak } ?? false } ?? false
    let truncation = LineTruncation(filler: filler, rulers: rulers)
    for index in pieces.indices {
      let isLast = index == pieces.count - 1
      guard isLast || !pieces[index].isWrapped else { continue }
      pieces[index] = truncation.truncated(pieces[index], hasMore: isLast && hasMore)
    }
    self = Self.stacked(pieces, filler)
    isTruncated = hasMore || pieces.contains { $0.omitted != nil || filler.isCut($0) }
  }

  /// Puts lines below each other.
  private static func stacked(
    _ pieces: [LineFiller.Piece], _ filler: LineFiller
  ) -> TextLayout {
    var layout = TextLayout.empty
    layout.lines.reserveCapacity(pieces.count)
    var top = 0.0
    var before: (height: LineHeight, rules: ParagraphRules)?
    for piece in pieces {
      let height = LineHeight(of: piece, filler)
      let rules = filler.text.runs[filler.run(of: piece)].paragraph
      if let before {
        top += before.rules.lineSpacing
        if filler.container.usesLeading { top += before.height.leading }
        if piece.beginsParagraph {
          top += before.rules.paragraphSpacing + rules.paragraphSpacingBefore
        }
      }
      layout.lines.append(
        Line(
          range: filler.bytes(piece.shown), omitted: piece.omitted.map(filler.bytes),
          indent: piece.indent, width: piece.width, top: top, height: height.height,
          baseline: top + height.height - height.descent))
      layout.width = max(layout.width, piece.indent + piece.width)
      top += height.height
      before = (height, rules)
    }
    layout.height = top
    return layout
  }
}

/// How high a line is, in points.
struct LineHeight {
  var height: Double
  var descent: Double
  /// What the fonts add below the line where another follows.
  var leading: Double

  init(of piece: LineFiller.Piece, _ filler: LineFiller) {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var leading = -Double.infinity
    var last: Int?
    func take(_ index: Int) {
      guard index != last else { return }
      last = index
      let run = filler.text.runs[index]
      let shift = run.baselineOffset
      let (up, down) =
        run.attachment.map { ($0.ascent, $0.descent) } ?? (run.font.ascent, run.font.descent)
      ascent = max(ascent, up + shift)
      descent = max(descent, down - shift)
      leading = max(leading, run.font.leading)
    }
    for index in piece.clusters { take(filler.clusters[index].run) }
    if last == nil { take(filler.run(of: piece)) }
    let rules = filler.text.runs[filler.run(of: piece)].paragraph
    var height = ascent + descent
    if rules.lineHeightMultiple > 0 { height *= rules.lineHeightMultiple }
    if rules.minimumLineHeight > 0 { height = max(height, rules.minimumLineHeight) }
    if rules.maximumLineHeight > 0 { height = min(height, rules.maximumLineHeight) }
    self.height = height
    self.descent = descent
    self.leading = leading
  }
}

extension LineFiller {
  /// The run that sets the paragraph of a line.
  func run(of piece: Piece) -> Int {
    piece.clusters.first.map { clusters[$0].run } ?? clusters.last?.run ?? 0
  }

  /// Some clusters as bytes of the text.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    func place(_ index: Int) -> Int {
      index < clusters.count ? clusters[index].start : clusters.last?.end ?? 0
    }
    return place(range.lowerBound)..<place(range.upperBound)
  }

  /// Whether a line reaches beyond its room and is cut off.
  func isCut(_ piece: Piece) -> Bool {
    let rules = text.runs[run(of: piece)].paragraph
    let room = room(rules, beginsParagraph: piece.beginsParagraph).width
    return piece.width > room + Self.noise && piece.clusters.count > 1
  }
}
