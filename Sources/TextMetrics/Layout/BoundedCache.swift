/// Remembers values by keys, never more than twice as many as its capacity.
///
/// There are two generations. Where the young one is full it becomes the old one, and what nobody has
/// asked for since is forgotten.
struct BoundedCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// The number of values remembered; one in both generations counts twice.
  var count: Int { young.count + old.count }

  /// Returns the value of a key, nil where it is not remembered.
  ///
  /// - Complexity: O(1).
  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    remember(value, for: key)
    return value
  }

  /// Remembers a value.
  ///
  /// - Complexity: O(1) on average.
  mutating func remember(_ value: Value, for key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
