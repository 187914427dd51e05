import Frames

extension StackRecipe {
  /// How the visible items share the axis.
  func distribution() -> [StackConstraint] {
    switch description.distribution {
    case .fill: []
    case .fillEqually: equalLengths()
    case .fillProportionally: proportionalLengths()
    case .equalSpacing: equalGaps(between: end, and: start, at: { _ in 1000 }) + [tightness()]
    case .equalCentering:
      // Later gaps give way first.
      equalGaps(between: center, and: center, at: { 150 - Double($0) }) + [tightness()]
    }
  }

  private func equalLengths() -> [StackConstraint] {
    let items = visible
    guard let first = items.first?.item else { return [] }
    return items.dropFirst().map {
      make(
        "UISV-fill-equally", "length", for: [$0.item], .init($0.item, length), .equal,
        .init(first, length))
    }
  }

  /// Lengths in proportion to those of the contents.
  ///
  /// The factors leave room for the spacing while the lengths have to fill it, so the last item takes
  /// what remains; UIKit does the same.
  private func proportionalLengths() -> [StackConstraint] {
    let items = visible
    let lengths = items.map { naturalLength(of: $0.item) }
    let sum = lengths.reduce(0, +)
    guard sum > 0 else { return equalLengths() }
    let gaps = items.dropFirst().map { gap(before: $0.index) }.reduce(0, +)
    let total = sum + gaps
    return zip(items, lengths).map { entry, natural in
      guard natural > 0 else {
        return make(
          "UISV-fill-proportionally", "none", for: [entry.item], .init(entry.item, length), .equal,
          nil)
      }
      return make(
        "UISV-fill-proportionally", "share", for: [entry.item], .init(entry.item, length), .equal,
        .init(canvas, length), times: natural / total,
        at: items.count == 1 ? 1000 : 999 - Double(entry.index))
    }
  }

  /// The length of an item's content, or of what is in it.
  private func naturalLength(of item: LayoutItem) -> Double {
    let content = isHorizontal ? item.contentWidth : item.contentHeight
    if let content { return max(0, content) }
    guard !item.children.isEmpty else { return 0 }
    let size = item.fittingSize(
      target: .zero, horizontal: LayoutPriority(50), vertical: LayoutPriority(50))
    return isHorizontal ? size.width : size.height
  }

  private func equalGaps(
    between trailing: LayoutAttribute, and leading: LayoutAttribute, at priority: (Int) -> Double
  ) -> [StackConstraint] {
    let items = visible
    var result: [StackConstraint] = []
    for (number, pair) in zip(items, items.dropFirst()).enumerated() {
      let guide = StackGuide.gap(number)
      let both = [pair.0.item, pair.1.item]
      result.append(
        make(
          "UISV-distributing-edge", "start", for: both, .init(guide, start), .equal,
          .init(pair.0.item, trailing)))
      result.append(
        make(
          "UISV-distributing-edge", "end", for: both, .init(guide, end), .equal,
          .init(pair.1.item, leading)))
      if number > 0 {
        result.append(
          make(
            "UISV-distributing", "length", for: both, .init(guide, length), .equal,
            .init(.gap(0), length), at: priority(pair.0.index)))
      }
    }
    return result
  }

  /// A stack that is free to choose is as short as it can be.
  private func tightness() -> StackConstraint {
    make("UISV-canvas-fit", "length", .init(stack, length), .equal, nil, at: 49)
  }
}
