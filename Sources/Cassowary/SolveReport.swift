/// What a solve changed.
public struct SolveReport: Sendable {
  private let places: [Int32]
  private let generations: [UInt32]

  /// Creates a report from the places of variables and the generations of all.
  init(places: [Int32], generations: [UInt32]) {
    self.places = places
    self.generations = generations
  }

  /// The number of variables that have another value now than before.
  ///
  /// - Complexity: O(1).
  public var count: Int { places.count }

  /// Whether no variable has another value than before.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { places.isEmpty }

  /// The variables that have another value now than before, in no particular order.
  ///
  /// - Complexity: O(*n*) in the number of these variables.
  public var changedVariables: [Variable] {
    places.map { Variable(id: .init(index: $0, generation: generations[Int($0)])) }
  }
}
