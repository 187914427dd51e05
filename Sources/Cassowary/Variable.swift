/// An unknown of one solver, whose value the solver finds.
///
/// A variable is a small handle: a place in the solver that made it, and a generation that tells it
/// from earlier variables that had the same place. It is deliberately not `Equatable`, because
/// `x == y` makes a constraint; compare ``id`` to learn whether two handles mean the same variable.
public struct Variable: BitwiseCopyable, Sendable {
  /// The identity of a variable within its solver.
  public struct ID: Hashable, BitwiseCopyable, Sendable {
    /// The place of the variable in its solver, dense and reused.
    package let index: Int32

    /// The number that tells successive users of one place apart.
    package let generation: UInt32
  }

  /// The identity of the variable within its solver.
  public let id: ID

  init(id: ID) {
    self.id = id
  }

  /// The place of the variable in its solver, dense and reused: where ``Solver/copyValues(into:)`` puts
  /// its value.
  public var index: Int { Int(id.index) }
}
