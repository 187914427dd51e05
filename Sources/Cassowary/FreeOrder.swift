/// The place of a value among those that nothing else decides.
///
/// When all strengths and ranks have had their say, some values may still be free. They are settled
/// one after another in ascending order: first by tier, then by order.
public struct FreeOrder: Hashable, Sendable, BitwiseCopyable {
  /// The group, compared first.
  public var tier: Int32

  /// The place in the group.
  public var order: Int64

  /// Creates a place from its group and the order in it.
  public init(tier: Int32, order: Int64) {
    self.tier = tier
    self.order = order
  }
}

extension FreeOrder: Comparable {
  /// Returns whether the first is settled before the second.
  public static func < (left: FreeOrder, right: FreeOrder) -> Bool {
    (left.tier, left.order) < (right.tier, right.order)
  }
}
