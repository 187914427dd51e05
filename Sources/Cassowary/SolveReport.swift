/// What a solve changed.
public struct SolveReport: Sendable {
  /// Nothing changed if there are none.
  private let changes: Changes?

  init(_ changes: Changes?) {
    self.changes = changes
  }

  /// The number of variables that have another value now than before.
  ///
  /// - Complexity: O(1).
  public var count: Int { changes?.count ?? 0 }

  /// Whether no variable has another value than before.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { count == 0 }

  /// The variables that have another value now than before, in no particular order.
  ///
  /// - Complexity: O(*n*) in the number of these variables.
  public var changedVariables: [Variable] {
    guard let changes else { return [] }
    return (0..<changes.count).map {
      let place = changes.places[$0]
      return Variable(id: .init(index: place, generation: changes.generations[Int(place)]))
    }
  }

  /// The places of variables that a solve changed, in memory that the solver uses again once nobody
  /// has the report any more.
  ///
  /// It is written only while the solver holds the one reference to it.
  final class Changes: @unchecked Sendable {
    fileprivate let places: UnsafeMutablePointer<Int32>
    fileprivate let generations: [UInt32]
    fileprivate private(set) var count = 0
    private let capacity: Int

    init(capacity: Int, generations: [UInt32]) {
      places = .allocate(capacity: capacity)
      self.capacity = capacity
      self.generations = generations
    }

    deinit { places.deallocate() }

    /// Whether the memory serves for the variables of a solver.
    func isFit(for variableCount: Int) -> Bool { variableCount <= capacity }

    func set(_ source: UnsafePointer<Int32>, count: Int) {
      places.update(from: source, count: count)
      self.count = count
    }
  }
}
