import Frames

/// What a stack is made of: the constraints that arrange its items.
///
/// The identifiers and priorities are those of UIStackView's logs. Names of attributes here: along the
/// axis `start`, `end`, `length`; across it `near`, `far`, `breadth`, `middle`.
struct StackRecipe {
  let stack: LayoutItem
  /// What the items are laid out in: the stack itself or the guide of its margins.
  let canvas: LayoutItem
  let description: StackDescription
  let arranged: [StackLayout.Arranged]
  /// By index: the distance asked for behind the nearest visible item before it.
  private let gaps: [Double]

  init(
    stack: LayoutItem, canvas: LayoutItem, description: StackDescription,
    arranged: [StackLayout.Arranged]
  ) {
    self.stack = stack
    self.canvas = canvas
    self.description = description
    self.arranged = arranged
    var gap = description.spacing
    gaps = arranged.map { item in
      defer { if !item.isHidden { gap = item.customSpacing ?? description.spacing } }
      return gap
    }
  }

  var isHorizontal: Bool { description.axis == .horizontal }
  var start: LayoutAttribute { isHorizontal ? .leading : .top }
  var end: LayoutAttribute { isHorizontal ? .trailing : .bottom }
  var length: LayoutAttribute { isHorizontal ? .width : .height }
  var center: LayoutAttribute { isHorizontal ? .centerX : .centerY }
  var near: LayoutAttribute { isHorizontal ? .top : .leading }
  var far: LayoutAttribute { isHorizontal ? .bottom : .trailing }
  var breadth: LayoutAttribute { isHorizontal ? .height : .width }
  var middle: LayoutAttribute { isHorizontal ? .centerY : .centerX }

  /// The visible items with their places among all.
  var visible: [(index: Int, item: LayoutItem)] {
    arranged.enumerated().filter { !$0.element.isHidden }.map { ($0.offset, $0.element.item) }
  }

  /// Returns the constraints of the whole stack.
  func constraints() -> [StackConstraint] {
    guard !arranged.isEmpty else { return [] }
    return connections() + hiding() + spacings() + distribution() + alignment()
  }

  /// Returns the guides that some constraints speak of.
  func guides(in constraints: [StackConstraint]) -> Set<StackGuide> {
    var result: Set<StackGuide> = []
    for constraint in constraints {
      for side in [constraint.first, constraint.second].compactMap(\.self) {
        if case .guide(let guide) = side.part { result.insert(guide) }
      }
    }
    return result
  }

  /// Returns a constraint for a purpose.
  func make(
    _ identifier: String, _ role: String, for items: [LayoutItem] = [],
    _ first: StackConstraint.Side,
    _ relation: LayoutRelation, _ second: StackConstraint.Side?, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Double = 1000
  ) -> StackConstraint {
    StackConstraint(
      key: StackConstraint.Key(
        identifier: identifier, role: role, items: items.map { ObjectIdentifier($0) }),
      first: first, relation: relation, second: second, multiplier: multiplier, constant: constant,
      priority: priority)
  }

  // MARK: Along the axis

  /// The first and the last visible item touch the canvas.
  private func connections() -> [StackConstraint] {
    let name = "UISV-canvas-connection"
    let ends = visible
    guard let first = ends.first?.item, let last = ends.last?.item else {
      return [
        make(name, "start", .init(canvas, start), .equal, .init(.placeholder, start)),
        make(name, "end", .init(canvas, end), .equal, .init(.placeholder, end)),
      ]
    }
    return [
      make(name, "start", .init(canvas, start), .equal, .init(first, start)),
      make(name, "end", .init(canvas, end), .equal, .init(last, end)),
    ]
  }

  /// A hidden item has no length.
  private func hiding() -> [StackConstraint] {
    arranged.filter(\.isHidden).map {
      make("UISV-hiding", "length", for: [$0.item], .init($0.item, length), .equal, nil)
    }
  }

  /// Neighbours, hidden ones included, keep their distance.
  private func spacings() -> [StackConstraint] {
    guard let firstVisible = arranged.firstIndex(where: { !$0.isHidden }),
      let lastVisible = arranged.lastIndex(where: { !$0.isHidden })
    else { return zip(arranged, arranged.dropFirst()).map { spacing($0.item, $1.item, 0) } }
    return (1..<max(1, arranged.count)).map { index in
      let pair = (arranged[index - 1], arranged[index])
      let isOutside = index <= firstVisible || index > lastVisible
      let share: Double =
        switch (pair.0.isHidden, pair.1.isHidden) {
        case (false, false): 1
        case (true, true): 0
        default: 0.5
        }
      let distance = isOutside ? 0 : share * gap(before: index)
      return spacing(pair.0.item, pair.1.item, distance)
    }
  }

  private func spacing(_ a: LayoutItem, _ b: LayoutItem, _ distance: Double) -> StackConstraint {
    let keepsExactly =
      description.distribution != .equalSpacing && description.distribution != .equalCentering
    let onBaselines = description.isBaselineRelative && !isHorizontal
    return make(
      "UISV-spacing", "gap", for: [a, b], .init(b, onBaselines ? .firstBaseline : start),
      keepsExactly ? .equal : .greaterThanOrEqual, .init(a, onBaselines ? .lastBaseline : end),
      plus: distance)
  }

  /// The distance asked for behind the nearest visible item before an index.
  func gap(before index: Int) -> Double { gaps[index] }
}
