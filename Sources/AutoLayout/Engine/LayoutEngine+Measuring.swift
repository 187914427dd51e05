import Cassowary

extension LayoutEngine {
  /// Returns work that states this very system in a solver of its own and solves it, to measure what of
  /// a layout is the solver's.
  ///
  /// - Precondition: nothing has been taken out of the hierarchy since the engine was made.
  public func replay() -> () -> Void {
    let constraints = solver.constraintIDs.map { solver.constraint($0) }
    let orders = entries.flatMap { entry -> [FreeOrder?] in
      guard let item = entry?.item else { return [nil, nil, nil, nil] }
      let orders = FreeOrders(of: item, order: item.orderKey)
      return [orders.position, orders.position, orders.size, orders.size]
    }
    return {
      let bare = Solver()
      for order in orders { _ = bare.makeVariable(freeOrder: order) }
      for constraint in constraints { _ = try? bare.stage(constraint) }
      _ = try? bare.solve()
    }
  }

  /// Solves, on the clock if there is one.
  func solveOnClock() throws(SolverError) {
    guard let solverClock else {
      counted.changedValues += try solver.solve().count
      return
    }
    var failure: SolverError?
    solverTime += solverClock {
      do throws(SolverError) {
        self.counted.changedValues += try self.solver.solve().count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Counts of work that has been done, by which tests tell what a change costs.
  public struct Work: Equatable, Sendable {
    /// Items looked at for changes.
    public var visits = 0
    /// Constraints and rows of the engine's own that were lowered.
    public var lowerings = 0
    /// Solves, those that ended in a conflict included.
    public var solves = 0
    /// Values that solves have changed.
    public var changedValues = 0
    /// Pixel frames worked out.
    public var pixelFrames = 0
    /// Pivots of the solver.
    public var pivots = 0
    /// How often the solver built its system anew.
    public var builds = 0
  }

  /// What has been done so far.
  public var work: Work {
    var work = counted
    work.pivots = solver.pivotCount
    work.builds = solver.buildCount
    return work
  }
}
