import Cassowary

/// The solver of one view hierarchy, with the variables and rows of everything in it.
///
/// The engine belongs to the root of its hierarchy and is made when that is first laid out. It
/// learns of changes by walking down the items that were marked, lowers what is new, restates what
/// is different, and solves once.
public final class LayoutEngine {
  /// An item and what the solver holds of it.
  struct Entry {
    unowned(unsafe) var item: LayoutItem
    var variables: ItemVariables
    /// The rows the engine added for the item, by `SystemRow`.
    var rows: [Cassowary.Constraint.ID?]
    /// Those that are given up for now.
    var givenUp: [SystemRow: GivenUp] = [:]
    /// The last pixel frame, and what it was worked out for.
    var pixelFrame: PixelFrame?
  }

  /// Chooses which constraint of a conflict set is given up; nil leaves it to the engine.
  ///
  /// It is asked again for every conflict. An answer outside the set is taken for nil.
  public var breakPreference: (([LayoutConstraint]) -> LayoutConstraint?)?

  /// The conflicts the present frames are a recovery from, in the order they were met.
  public internal(set) var conflicts: [LayoutConflict] = []

  unowned(unsafe) let root: LayoutItem
  var solver = Solver()
  var entries: [Entry?] = []
  var freeEntries: [Int] = []
  /// Where each row of the solver came from, by the index of its handle.
  var sources: [RowSource] = []
  /// The entries of items whose height follows from their width.
  var wrapping: Set<Int> = []
  /// The other layout that stands in for the settled one, see `exerciseAmbiguity(of:)`.
  var exercise: Exercise?
  /// What is given up for now, in the order it was; entries that are over are taken off later.
  var givenUp: [GivenUp] = []
  /// By row: what was given up in a conflict of which it is a member.
  var watchers: [Int: [GivenUp]] = [:]
  /// Whether something of `givenUp` is to be tried again, and whether something is over.
  var hasTouched = false
  var hasOver = false
  /// Whether anything has been staged since the last solve.
  var isStale = true
  /// Whether frames have changed that the solver knows nothing of, as with alignment insets.
  var hasMovedFrames = false

  /// What has been done; the solver's own counts are added when one asks.
  var counted = Work()
  /// Grows with every update that may have moved something.
  var generation = 0
  /// Runs the solver and returns how long that took, for measurements.
  public var solverClock: ((() -> Void) -> Double)?
  /// What `solverClock` has answered so far.
  public internal(set) var solverTime = 0.0

  init(root: LayoutItem) {
    self.root = root
  }

  /// Returns the engine of the hierarchy an item is the root of.
  ///
  /// - Precondition: `root` has no parent.
  public static func engine(of root: LayoutItem) -> LayoutEngine {
    if let engine = root.ownEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.ownEngine = engine
    return engine
  }

  /// Brings the frames up to date with everything that has been said of the hierarchy.
  ///
  /// A required set that cannot hold is recovered from: one of its constraints is given up until the
  /// next change, and the conflict is reported in `conflicts`.
  ///
  /// - Returns: whether anything had changed.
  /// - Complexity: O(c) to find and lower what changed, where c counts the changed items and the
  ///   siblings and ancestors they are found among; O(n) once for a new item, to order the tree; and then
  ///   one solve.
  @discardableResult
  public func update() -> Bool {
    synchronize()
    defer { hasMovedFrames = false }
    guard isStale || hasMovedFrames else { return false }
    exercise = nil
    generation += 1
    guard isStale else { return true }
    solveBreakingConflicts()
    isStale = false
    if !wrapping.isEmpty { settleWrapping() }
    checkInvariants()
    return true
  }
}

extension LayoutEngine {
  /// Returns the variables of an item, making them where it has none.
  func variables(of item: LayoutItem) -> ItemVariables {
    if item.engine === self, item.entry >= 0, let entry = entries[item.entry] {
      return entry.variables
    }
    return enroll(item)
  }

  /// Gives an item its four variables.
  @discardableResult
  func enroll(_ item: LayoutItem) -> ItemVariables {
    // The names are for traces only; a path is dear to build for every item.
    let variables = ItemVariables(for: item, order: item.orderKey, in: solver)
    let entry = Entry(
      item: item, variables: variables,
      rows: Array(repeating: nil, count: SystemRow.allCases.count))
    if let free = freeEntries.popLast() {
      entries[free] = entry
      item.entry = free
    } else {
      item.entry = entries.count
      entries.append(entry)
    }
    item.engine = self
    isStale = true
    if item.contentHeightAtWidth != nil {
      item.measuredWidth = nil
      wrapping.insert(item.entry)
    }
    return variables
  }

  /// Drops the engine's own rows of an item and everything lowered from what it holds.
  func releaseRows(of item: LayoutItem) {
    guard item.entry >= 0, let entry = entries[item.entry], entry.item === item else { return }
    for constraint in item.held.constraints { unlower(constraint) }
    for id in entry.rows { if let id { drop(id) } }
    entries[item.entry]?.rows = Array(repeating: nil, count: SystemRow.allCases.count)
    for record in entry.givenUp.values { forget(record) }
  }

  /// Drops an item's variables.
  ///
  /// - Precondition: no row speaks of them any more.
  func releaseVariables(of item: LayoutItem) {
    guard item.entry >= 0, let entry = entries[item.entry], entry.item === item else { return }
    solver.removeVariable(entry.variables.minX)
    solver.removeVariable(entry.variables.minY)
    solver.removeVariable(entry.variables.width)
    solver.removeVariable(entry.variables.height)
    entries[item.entry] = nil
    wrapping.remove(item.entry)
    freeEntries.append(item.entry)
    item.entry = -1
    isStale = true
  }

  /// Takes a user's constraint out of the solver.
  func unlower(_ constraint: LayoutConstraint) {
    if let id = constraint.lowered { drop(id) }
    constraint.lowered = nil
    forget(constraint.givenUp)
    isStale = true
  }

  /// Stages the removal of a row.
  func drop(_ id: Cassowary.Constraint.ID) {
    sources[id.index] = .none
    touchWatchers(of: id)
    // The handle is one the solver gave and still holds, so it knows it.
    try? solver.stageRemoval(of: id)
    isStale = true
  }

  /// Stages a row and notes where it came from.
  func add(_ constraint: Cassowary.Constraint, from source: RowSource) -> Cassowary.Constraint.ID? {
    guard let id = try? solver.stage(constraint) else { return nil }
    while sources.count <= id.index { sources.append(.none) }
    sources[id.index] = source
    isStale = true
    return id
  }

  /// The lowering that answers this engine's variables.
  var lowering: Lowering {
    Lowering(variables: { [unowned self] in self.variables(of: $0) }, order: { $0.orderKey })
  }
}
