import Frames

extension StackRecipe {
  /// Where the items lie across the axis.
  func alignment() -> [StackConstraint] {
    guard let first = arranged.first?.item else { return [] }
    let others = arranged.dropFirst().map(\.item)
    switch description.alignment {
    case .fill:
      return sameEdges(first, others, [near, far]) + connected(first, near) + connected(first, far)
    case .leading:
      return sameEdges(first, others, [near]) + connected(first, near)
        + spanned(first, tight: near) + suppression()
    case .trailing:
      return sameEdges(first, others, [far]) + connected(first, far)
        + spanned(first, tight: far) + suppression()
    case .center:
      return sameEdges(first, others, [middle]) + connected(first, middle)
        + spanned(first, tight: nil) + suppression()
    case .firstBaseline, .lastBaseline:
      // A vertical stack has no line of baselines to align on.
      guard isHorizontal else { return suppression() }
      return onBaselines(first, others) + suppression()
    }
  }

  private func sameEdges(
    _ first: LayoutItem, _ others: [LayoutItem], _ attributes: [LayoutAttribute]
  ) -> [StackConstraint] {
    attributes.flatMap { attribute in
      others.map {
        make(
          "UISV-alignment", attribute.rawValue, for: [$0], .init(first, attribute), .equal,
          .init($0, attribute))
      }
    }
  }

  private func connected(_ item: LayoutItem, _ attribute: LayoutAttribute) -> [StackConstraint] {
    [
      make(
        "UISV-canvas-connection", attribute.rawValue, .init(canvas, attribute), .equal,
        .init(item, attribute))
    ]
  }

  /// The canvas reaches over all visible items, and no further than it must.
  ///
  /// One item alone needs no spanner: the canvas itself stays around it.
  private func spanned(_ first: LayoutItem, tight: LayoutAttribute?) -> [StackConstraint] {
    let connection = "UISV-canvas-connection"
    guard arranged.count > 1 else {
      var result: [StackConstraint] = []
      if tight != near {
        result.append(
          make(connection, near.rawValue, .init(canvas, near), .lessThanOrEqual, .init(first, near))
        )
      }
      if tight != far {
        result.append(
          make(connection, far.rawValue, .init(canvas, far), .greaterThanOrEqual, .init(first, far))
        )
      }
      return result + [breadthFit()]
    }
    var result = boundaries(tight: tight)
    if tight != near {
      result.append(
        make(connection, near.rawValue, .init(canvas, near), .equal, .init(.spanner, near)))
    }
    if tight != far {
      result.append(
        make(connection, far.rawValue, .init(canvas, far), .equal, .init(.spanner, far)))
    }
    return result
  }

  /// The spanner reaches over every visible item, exactly at the edge they share.
  private func boundaries(tight: LayoutAttribute?) -> [StackConstraint] {
    let name = "UISV-spanning-boundary"
    var result = visible.flatMap { entry in
      [
        make(
          name, near.rawValue, for: [entry.item], .init(.spanner, near),
          tight == near ? .equal : .lessThanOrEqual, .init(entry.item, near),
          at: tight == near ? 999.5 : 1000),
        make(
          name, far.rawValue, for: [entry.item], .init(.spanner, far),
          tight == far ? .equal : .greaterThanOrEqual, .init(entry.item, far),
          at: tight == far ? 999.5 : 1000),
      ]
    }
    result.append(
      make("UISV-spanning-fit", "breadth", .init(.spanner, breadth), .equal, nil, at: 51))
    return result
  }

  private func onBaselines(_ first: LayoutItem, _ others: [LayoutItem]) -> [StackConstraint] {
    let isFirst = description.alignment == .firstBaseline
    let baseline: LayoutAttribute = isFirst ? .firstBaseline : .lastBaseline
    let connection = "UISV-canvas-connection"
    let loose =
      isFirst
      ? make(connection, near.rawValue, .init(canvas, near), .lessThanOrEqual, .init(first, near))
      : make(connection, far.rawValue, .init(canvas, far), .greaterThanOrEqual, .init(first, far))
    guard arranged.count > 1 else {
      return [
        make(connection, near.rawValue, .init(canvas, near), .lessThanOrEqual, .init(first, near)),
        make(connection, far.rawValue, .init(canvas, far), .greaterThanOrEqual, .init(first, far)),
        breadthFit(),
      ]
    }
    let edge = isFirst ? far : near
    return sameEdges(first, others, [baseline]) + boundaries(tight: nil) + [
      loose,
      make(connection, edge.rawValue, .init(canvas, edge), .equal, .init(.spanner, edge)),
      breadthFit(),
    ]
  }

  private func breadthFit() -> StackConstraint {
    make("UISV-canvas-fit", "breadth", .init(stack, breadth), .equal, nil, at: 49)
  }

  /// Items that nothing else says it of are as narrow as they can be.
  private func suppression() -> [StackConstraint] {
    arranged.map {
      make(
        "UISV-ambiguity-suppression", "breadth", for: [$0.item], .init($0.item, breadth), .equal,
        nil,
        at: 25)
    }
  }
}
