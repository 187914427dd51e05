import Cassowary
public import Frames

extension LayoutItem {
  /// Returns the size the item takes by the constraints inside it and a wish for its size.
  ///
  /// The subtree is solved by itself: what holds the item in its surroundings, and a frame set from
  /// outside, play no part. Nothing is left behind. Content whose height follows from its width is
  /// measured at the width it has in this solve, and the subtree solved again.
  ///
  /// - Parameters:
  ///   - target: the wished-for size of the alignment rectangle, in points.
  ///   - horizontal: how much the width of the target matters.
  ///   - vertical: how much the height of the target matters.
  /// - Returns: the exact size of the alignment rectangle; the target itself where the constraints
  ///   inside cannot hold together.
  /// - Complexity: one solve of the subtree, and one more where content wraps.
  public func fittingSize(
    target: Size, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> Size {
    var heights: [ObjectIdentifier: Double] = [:]
    var size = target
    for _ in 0..<Wrapping.maximumRounds {
      var wrapped: [ObjectIdentifier: Double] = [:]
      size = fittingSize(target: target, horizontal, vertical, heights: heights) { item, width in
        wrapped[ObjectIdentifier(item)] = item.contentHeightAtWidth?(width)
      }
      if wrapped == heights { break }
      heights = wrapped
    }
    return size
  }

  /// Solves once with some heights of content, and tells the widths of what wraps.
  private func fittingSize(
    target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority,
    heights: [ObjectIdentifier: Double], tellWidth: (LayoutItem, Double) -> Void
  ) -> Size {
    let solver = Solver()
    var known: [ObjectIdentifier: ItemVariables] = [:]
    var order: [ObjectIdentifier: Int64] = [:]
    forEachInSubtree { item in
      let key = Int64(known.count + 1)
      order[ObjectIdentifier(item)] = key
      known[ObjectIdentifier(item)] = ItemVariables(for: item, order: key, in: solver)
    }
    guard let own = known[ObjectIdentifier(self)] else { return target }
    let outside = own
    // A constraint held in the subtree speaks of nothing outside it.
    let lowering = Lowering(
      variables: { known[ObjectIdentifier($0)] ?? outside },
      order: { order[ObjectIdentifier($0)] ?? 0 })
    do {
      try solver.stage(own.minX == 0)
      try solver.stage(own.minY == 0)
      try solver.stage(Self.wish(own.width, target.width, horizontal))
      try solver.stage(Self.wish(own.height, target.height, vertical))
      var failure: SolverError?
      forEachInSubtree { item in
        do throws(SolverError) {
          try self.state(item, heights, lowering: lowering, in: solver)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      let size = try Self.solved(solver, own) ?? target
      forEachInSubtree { item in
        guard item.contentHeightAtWidth != nil, item === self || !item.isFrameDriven,
          let variables = known[ObjectIdentifier(item)]
        else { return }
        tellWidth(item, solver.value(of: variables.width))
      }
      return size
    } catch {
      return target
    }
  }

  private func state(
    _ item: LayoutItem, _ heights: [ObjectIdentifier: Double], lowering: Lowering,
    in solver: Solver
  ) throws(SolverError) {
    let parent = item === self ? nil : item.parent.map(lowering.variables)
    let system = SystemRows(
      item: item, variables: lowering.variables(item), parentVariables: parent,
      order: lowering.order(item), contentHeight: heights[ObjectIdentifier(item)])
    for row in SystemRow.allCases {
      if let constraint = system.constraint(row, isFree: item === self) {
        try solver.stage(constraint)
      }
    }
    for constraint in item.held.constraints {
      if let lowered = lowering.lower(constraint, holder: item) { try solver.stage(lowered) }
    }
  }

  private static func wish(
    _ size: Variable, _ value: Double, _ priority: LayoutPriority
  ) -> Cassowary.Constraint {
    var constraint = LinearExpression(size) == value
    constraint.strength = Lowering.strength(priority)
    constraint.isGiven = true
    return constraint
  }

  /// Solves, giving up a member of every conflict set, and reads the size.
  private static func solved(_ solver: Solver, _ own: ItemVariables) throws(SolverError) -> Size? {
    while true {
      do throws(SolverError) {
        try solver.solve()
        return Size(width: solver.value(of: own.width), height: solver.value(of: own.height))
      } catch .unsatisfiable(let conflict) {
        guard let id = conflict.members.last ?? conflict.given.last else { return nil }
        try solver.stageRemoval(of: id)
      }
    }
  }
}
