extension LayoutEngine {
  /// The distance between the keys of neighbours where there is room for it.
  private static let spacing: Int64 = 1 << 20

  /// Gives every item without a key one that keeps the keys growing in tree order.
  ///
  /// Items that have a key keep it, so that a view put in changes the order of nothing else.
  ///
  /// - Complexity: O(n), where n is the number of items.
  func assignOrderKeys() {
    var run: [LayoutItem] = []
    var last: Int64 = 0
    var isCrowded = false
    root.forEachInSubtree { item in
      if item.orderKey == 0 {
        run.append(item)
      } else {
        let step = (item.orderKey - last) / Int64(run.count + 1)
        if step < 1, !run.isEmpty { isCrowded = true }
        for (index, new) in run.enumerated() { new.orderKey = last + step * Int64(index + 1) }
        run.removeAll(keepingCapacity: true)
        last = item.orderKey
      }
    }
    for new in run {
      last += Self.spacing
      new.orderKey = last
    }
    if isCrowded { renumber() }
  }

  /// Gives every item a new key and tells the solver of all of them.
  private func renumber() {
    var last: Int64 = 0
    root.forEachInSubtree { item in
      last += Self.spacing
      item.orderKey = last
    }
    root.forEachInSubtree { item in
      if item.engine === self, item.entry >= 0 { restateOrder(of: item) }
    }
  }
}
