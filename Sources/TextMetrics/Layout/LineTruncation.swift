/// Cuts a line that does not fit and puts an ellipsis in the place of what is left out.
struct LineTruncation {
  let filler: LineFiller
  let rulers: [FontRuler]

  /// Returns a line that shows as much of its paragraph as fits beside an ellipsis.
  ///
  /// - Parameters:
  ///   - piece: the line as it was filled.
  ///   - hasMore: whether text follows that no line shows.
  /// - Returns: the line with what is left out of it, the same line where everything fits.
  func truncated(_ piece: LineFiller.Piece, hasMore: Bool) -> LineFiller.Piece {
    guard let first = piece.clusters.first else { return piece }
    let breaking = filler.breaking(at: first)
    let rules = filler.text.runs[filler.clusters[first].run].paragraph
    let room = filler.room(rules, beginsParagraph: piece.beginsParagraph).width
    let end = paragraphEnd(from: first)
    let goesOn = hasMore && end >= piece.shown.upperBound
    guard breaking.isTruncating, room.isFinite else { return piece }
    guard goesOn || filler.width(first..<end, indent: piece.indent) > room + LineFiller.noise else {
      return piece
    }
    let ellipsis = rulers[filler.clusters[first].run].advance(of: "…")
    let left = max(0, room - ellipsis)
    let kept = kept(first..<end, room: left, breaking: breaking)
    var result = piece
    result.clusters = first..<max(end, piece.clusters.upperBound)
    result.shown = first..<end
    result.omitted = kept.prefix..<kept.suffix
    result.width = min(room, kept.width + ellipsis)
    return result
  }

  /// Returns where the paragraph ends that a cluster stands in, without the break.
  private func paragraphEnd(from start: Int) -> Int {
    var index = start
    while index < filler.clusters.count, !filler.clusters[index].kind.isBreak { index += 1 }
    return index
  }

  /// Returns which part is left out so that the rest fits, and the width of the rest.
  private func kept(
    _ range: Range<Int>, room: Double, breaking: LineBreaking
  ) -> (prefix: Int, suffix: Int, width: Double) {
    let noise = LineFiller.noise
    var (prefix, suffix) = (range.lowerBound, range.upperBound)
    var (before, behind) = (0.0, 0.0)
    func growSuffix(to room: Double) {
      while suffix > prefix {
        let width = filler.width(suffix - 1..<range.upperBound)
        guard width <= room + noise else { return }
        suffix -= 1
        behind = width
      }
    }
    func growPrefix(to room: Double) {
      var pen = 0.0
      while prefix < suffix {
        let cluster = filler.clusters[prefix]
        let rules = filler.text.runs[cluster.run].paragraph
        let width = cluster.isTab ? filler.tab(after: pen, rules) : pen + cluster.advance
        guard width <= room + noise else { return }
        before = width
        pen = width + cluster.gap
        prefix += 1
      }
    }
    switch breaking {
    case .truncatedHead:
      growSuffix(to: room)
    case .truncatedMiddle:
      growPrefix(to: room / 2)
      growSuffix(to: room - before)
    default:
      growPrefix(to: room)
    }
    return (prefix, suffix, before + behind)
  }
}
