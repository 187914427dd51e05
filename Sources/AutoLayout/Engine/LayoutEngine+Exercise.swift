import Cassowary

extension LayoutEngine {
  /// Another layout, as good as the settled one by all constraints, that is shown in its place.
  struct Exercise {
    /// The item whose ambiguity is exercised.
    let item: ObjectIdentifier
    /// Which of the item's free values is moved, counted from 0 among them.
    let step: Int
    /// The values that are not those of the settled layout.
    let values: [Variable.ID: Double]
  }

  /// Shows another of the layouts that are equally good, where an item's frame has more than one.
  ///
  /// Each further call for the same item shows the next: the item's free values are moved one after the
  /// other, and then the settled layout returns. The next change of anything brings that back too.
  ///
  /// - Returns: whether there was another layout.
  /// - Precondition: `update()` has run and nothing has changed since.
  /// - Complexity: that of a solve from nothing.
  public func exerciseAmbiguity(of item: LayoutItem) -> Bool {
    guard item.engine === self, item.entry >= 0, let entry = entries[item.entry] else {
      return false
    }
    let own = entry.variables
    let free = [own.minX, own.minY, own.width, own.height].filter { !solver.isDetermined($0) }
    guard !free.isEmpty else { return false }
    let id = ObjectIdentifier(item)
    let step = exercise?.item == id ? (exercise?.step ?? -1) + 1 : 0
    for index in free.indices.dropFirst(step) {
      guard let other = solver.ambiguity(of: free[index]) else { continue }
      let pairs = zip(other.variables.map(\.id), other.otherValues)
      exercise = Exercise(
        item: id, step: index, values: Dictionary(pairs, uniquingKeysWith: { $1 }))
      generation += 1
      return true
    }
    let wasShown = exercise?.item == id
    exercise = nil
    if wasShown { generation += 1 }
    return wasShown
  }

  /// Returns the value of a variable in the layout that is shown.
  func value(of variable: Variable) -> Double {
    exercise?.values[variable.id] ?? solver.value(of: variable)
  }
}
