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
  // One value holds everything that is looked at in loops, so that the checks for exclusive access
  // to a class's properties are made once a call and not once a number.
  var engine = Engine()
  var orders = Orders()
  var names: [String] = []
  /// By place of the variable; shared with the reports of past solves.
  var generations: [UInt32] = []
  var freeVariables: [Int32] = []

  /// Ranks, slack orders and free orders that staged changes replaced, as the log counts them.
  var replacedDetails: [Orders.Details] = []
  var replacedFreeOrders: [FreeOrder?] = []

  /// Which variables the strengths of the solved system leave free, once somebody has asked.
  var undetermined: [Bool]?

  /// Creates a solver without variables and constraints.
  public init() {}

  /// The number of pivots that all solves together have made.
  package var pivotCount: Int { engine.pivotCount }

  /// How often the solved system was built anew.
  package var buildCount: Int { engine.buildCount }
}
