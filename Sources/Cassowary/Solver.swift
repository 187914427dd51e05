/// A system of linear constraints of different strengths, kept solved while it changes.
///
/// Changes are *staged* first, which only writes them down, and take effect together at ``solve()``;
/// the methods named `add`, `remove`, `set` and `suggest` stage one change and solve at once. A
/// batch that is refused leaves the solved state exactly as it was.
///
/// The solution is a function of the constraints alone, never of their order or history:
/// - required constraints hold;
/// - strengths are satisfied strictly in the order of their values, within one value by the least sum
///   of absolute violations;
/// - ties within a strength go by ``Constraint/rank``, once all strengths have had their say;
/// - values still free go by ``FreeOrder``, and what no order decides is 0, or as near to 0 as can be.
///
/// The method is that of Cassowary (Badros, Borning, Stuckey 2001, "The Cassowary linear arithmetic
/// constraint solving algorithm", ACM TOCHI 8(4)).
///
/// A solver is a plain class without locks: use it from one task at a time.
public final class Solver {
  // Behind a pointer, because every access to a class's stored property is checked for exclusivity
  // while the program runs, which costs more than what most of these accesses do.
  let inside: UnsafeMutablePointer<Inside>

  /// What a solver consists of.
  struct Inside: ~Copyable {
    var engine = Engine()
    var names: [String] = []
    var freeVariables: [Int32] = []
    /// By place of the variable; reports of solves share it.
    var generations: [UInt32] = []

    /// Ranks, slack orders and free orders that staged changes replaced, as the log counts them.
    var replacedDetails: [Constraint.Extras?] = []
    var replacedFreeOrders: [FreeOrder?] = []

    /// Which variables the strengths of the solved system leave free, once somebody has asked.
    var undetermined: [Bool]?

    /// What the last report says; used again once nobody has that report any more.
    var changes: SolveReport.Changes?
  }

  var engine: Engine {
    @inline(__always) _read { yield inside.pointee.engine }
    @inline(__always) _modify { yield &inside.pointee.engine }
  }

  /// Creates a solver without variables and constraints.
  public init() {
    inside = .allocate(capacity: 1)
    inside.initialize(to: Inside())
  }

  deinit {
    inside.deinitialize(count: 1)
    inside.deallocate()
  }

  /// The number of pivots that all solves together have made.
  package var pivotCount: Int { engine.pivotCount }

  /// How often the solved system was built anew.
  package var buildCount: Int { engine.buildCount }
}
