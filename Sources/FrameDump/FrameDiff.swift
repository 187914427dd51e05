/// What is different between the frames of one screen before and after.
///
/// Views are matched by their paths. Only what changed in a view's own line counts: a view that
/// moved with its parent did not change. Numbers are compared as a dump prints them.
public struct FrameDiff: Hashable, Sendable {
  /// The tree before.
  public let old: FrameTree
  /// The tree after.
  public let new: FrameTree
  /// The difference of two numbers, in points, up to which they count as equal.
  public let tolerance: Double
  /// Whether the trees were computed for different screens; their views are then not compared.
  public let isScreenDifferent: Bool
  /// The views that changed, in the order of the tree after; removed ones follow their parents.
  public let changes: [Change]
  /// The conflicts that are new.
  public let addedConflicts: [ConflictRecord]
  /// The conflicts that are gone.
  public let removedConflicts: [ConflictRecord]
  /// The constraints that explain changes, where someone has found them.
  public var causes: [Cause] = []

  /// The views of the tree after whose lines count as unchanged, with their matches before.
  let unchanged: [Int: Int]

  /// Compares two trees.
  ///
  /// - Parameters:
  ///   - old: The tree before, for example the one that was read from a file.
  ///   - new: The tree after.
  ///   - tolerance: The difference of two numbers, in points, up to which they count as equal.
  /// - Complexity: O(n log n), where n is the number of views; the depth costs no stack.
  public init(from old: FrameTree, to new: FrameTree, tolerance: Double = 0) {
    self.old = old
    self.new = new
    self.tolerance = tolerance
    isScreenDifferent =
      FrameText.screenLine(of: old.screen) != FrameText.screenLine(of: new.screen)
    guard !isScreenDifferent else {
      changes = []
      addedConflicts = []
      removedConflicts = []
      unchanged = [:]
      return
    }
    let matching = FrameMatching(old.views, new.views)
    let comparison = FrameComparison(matching, tolerance: tolerance)
    changes = comparison.changes
    unchanged = comparison.unchanged
    let oldConflicts = Set(old.conflicts.map(ConstraintText.line(of:)))
    let newConflicts = Set(new.conflicts.map(ConstraintText.line(of:)))
    addedConflicts = new.conflicts.filter { !oldConflicts.contains(ConstraintText.line(of: $0)) }
    removedConflicts = old.conflicts.filter { !newConflicts.contains(ConstraintText.line(of: $0)) }
  }

  /// Whether nothing is different.
  public var isEmpty: Bool {
    !isScreenDifferent && changes.isEmpty && addedConflicts.isEmpty && removedConflicts.isEmpty
  }
}

extension FrameDiff {
  /// A view that changed.
  public struct Change: Hashable, Sendable {
    /// The shortest path that names the view: in the tree after, or before if it was removed.
    public var path: String
    /// What happened to it.
    public var kind: Kind
    /// The numbers of its frame that changed.
    public var values: [ValueChange]
    /// What else changed in its line, one phrase each.
    public var remarks: [String]
    /// The number of views this stands for: of one that was added or removed with views inside it,
    /// only the outermost is reported.
    public var viewCount: Int
  }

  /// What can happen to a view.
  public enum Kind: Hashable, Sendable {
    /// It lies elsewhere in its parent, in the same size.
    case moved
    /// It has another size.
    case resized
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It went by another id before, but its class, place and contents stayed.
    case renamed(from: String)
    /// Its frame stayed, but its class, text, flags or place among its siblings did not.
    case altered
  }

  /// A number of a frame before and after, in points.
  public struct ValueChange: Hashable, Sendable {
    /// Which number it is.
    public var value: FrameTree.Value
    /// The number before.
    public var old: Double
    /// The number after.
    public var new: Double
  }

  /// A constraint that explains changes.
  public struct Cause: Hashable, Sendable {
    /// The id of the constraint.
    public var constraint: String
    /// What changed in it, for example `constant -16 -> -26`.
    public var change: String
    /// Where it is written, for example `ContactRow.swift:38`.
    public var location: String?
    /// The paths of the changed views it accounts for.
    public var paths: [String]

    /// Creates a cause.
    public init(constraint: String, change: String, location: String? = nil, paths: [String]) {
      self.constraint = constraint
      self.change = change
      self.location = location
      self.paths = paths
    }
  }
}
