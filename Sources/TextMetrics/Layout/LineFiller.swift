/// Fills one line after the other with the clusters of a text.
struct LineFiller {
  /// A line before it has a height.
  struct Piece {
    /// The clusters in it, the break that ends it among them.
    var clusters: Range<Int>
    /// The clusters in it that are shown.
    var shown: Range<Int>
    var width: Double
    var indent: Double
    /// Whether the text goes on behind it because it did not fit.
    var isWrapped: Bool
    /// Whether the line begins a paragraph.
    var beginsParagraph: Bool
    /// What of the line an ellipsis stands for.
    var omitted: Range<Int>?
  }

  let clusters: [Clusters.Cluster]
  let text: StyledText
  let container: TextContainer

  /// Widths that differ by less than this are taken for equal: they come back from the solver as sums.
  static let noise = 1e-6

  /// Returns all lines.
  ///
  /// - Complexity: O(n), n clusters, plus the length of a line for each break inside one.
  func pieces() -> [Piece] {
    var result: [Piece] = []
    var start = 0
    var beginsParagraph = true
    while start < clusters.count {
      if container.maximumLines > 0, result.count == container.maximumLines { break }
      let piece = self.piece(from: start, beginsParagraph: beginsParagraph)
      result.append(piece)
      start = piece.clusters.upperBound
      beginsParagraph = !piece.isWrapped
    }
    // A break at the end begins one more line.
    if start == clusters.count, let last = clusters.last, last.kind.isBreak,
      container.maximumLines == 0 || result.count < container.maximumLines
    {
      let rules = text.runs[last.run].paragraph
      result.append(
        Piece(
          clusters: start..<start, shown: start..<start, width: 0,
          indent: rules.firstLineHeadIndent, isWrapped: false, beginsParagraph: true))
    }
    return result
  }

  /// The breaking of the paragraph that a cluster stands in.
  func breaking(at index: Int) -> LineBreaking {
    text.runs[clusters[index].run].paragraph.breaking ?? container.breaking
  }

  /// Returns the room of a line, in points, and its distance from the leading edge.
  func room(_ rules: ParagraphRules, beginsParagraph: Bool) -> (indent: Double, width: Double) {
    let indent = beginsParagraph ? rules.firstLineHeadIndent : rules.headIndent
    let end =
      rules.tailIndent > 0
      ? min(rules.tailIndent, container.width)
      : container.width + rules.tailIndent
    return (indent, max(0, end - indent))
  }

  /// Fills the line that begins with a cluster.
  private func piece(from start: Int, beginsParagraph: Bool) -> Piece {
    let rules = text.runs[clusters[start].run].paragraph
    let (indent, room) = room(rules, beginsParagraph: beginsParagraph)
    let breaking = breaking(at: start)
    let isBroken =
      breaking == .byWord || breaking == .byCharacter
      || breaking.isTruncating && container.wrapsTruncated && container.maximumLines != 1
    var pen = 0.0
    // The widths up to the last place where the line may end, and at which it must.
    var soft: (end: Int, width: Double, last: Int)?
    var hard: (end: Int, width: Double, last: Int)?
    var seen = 0.0
    var lastSeen = start
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.kind.isBreak {
        return Piece(
          clusters: start..<index + 1, shown: start..<index,
          width: min(pen, max(seen, room)), indent: indent, isWrapped: false,
          beginsParagraph: beginsParagraph)
      }
      pen = cluster.isTab ? tab(after: pen + indent, rules) - indent : pen + cluster.advance
      if !cluster.isSpace {
        seen = pen
        lastSeen = index + 1
      }
      // A space never begins a line; it hangs where it does not fit.
      if isBroken, !cluster.isSpace, seen > room + Self.noise, let cut = soft ?? hard {
        return Piece(
          clusters: start..<cut.end, shown: start..<max(cut.last, start), width: cut.width,
          indent: indent, isWrapped: true, beginsParagraph: beginsParagraph)
      }
      hard = (index + 1, seen, lastSeen)
      if cluster.opportunity == .allowed || breaking == .byCharacter && cluster.kind != .wordJoiner
      {
        soft = (index + 1, seen, lastSeen)
      }
      if index + 1 < clusters.count, !clusters[index + 1].kind.isBreak { pen += cluster.gap }
      index += 1
    }
    // Spaces at the end count as far as there is room.
    return Piece(
      clusters: start..<index, shown: start..<index, width: min(pen, max(seen, room)),
      indent: indent, isWrapped: false, beginsParagraph: beginsParagraph)
  }

  /// Returns where a tab leads to from a place, both from the leading edge in points.
  func tab(after place: Double, _ rules: ParagraphRules) -> Double {
    if let stop = rules.tabStops.first(where: { $0 > place + Self.noise }) { return stop }
    let interval = rules.defaultTabInterval > 0 ? rules.defaultTabInterval : 28
    return ((place + Self.noise) / interval).rounded(.down) * interval + interval
  }

  /// The width of some clusters in one line, in points.
  func width(_ range: Range<Int>, indent: Double = 0) -> Double {
    var pen = 0.0
    for index in range {
      let cluster = clusters[index]
      let rules = text.runs[cluster.run].paragraph
      pen = cluster.isTab ? tab(after: pen + indent, rules) - indent : pen + cluster.advance
      if index + 1 < range.upperBound { pen += cluster.gap }
    }
    return pen
  }
}
