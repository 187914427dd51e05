/// The coefficients of a row that are not zero, by column, ascending.
struct SparseRow {
  struct Entry: BitwiseCopyable {
    var column: Int
    var coefficient: Double
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// Creates a row from all its coefficients.
  init(dense coefficients: some Sequence<Double>) {
    for (column, coefficient) in coefficients.enumerated() where coefficient != 0 {
      entries.append(Entry(column: column, coefficient: coefficient))
    }
  }

  /// The coefficient in a column.
  ///
  /// - Complexity: O(log *n*) in the number of coefficients that are not zero.
  subscript(column: Int) -> Double {
    let place = place(of: column)
    guard place < entries.count, entries[place].column == column else { return 0 }
    return entries[place].coefficient
  }

  /// Sets the coefficient in a column.
  mutating func set(_ coefficient: Double, at column: Int) {
    let place = place(of: column)
    let isThere = place < entries.count && entries[place].column == column
    if coefficient == 0 {
      if isThere { entries.remove(at: place) }
    } else if isThere {
      entries[place].coefficient = coefficient
    } else {
      entries.insert(Entry(column: column, coefficient: coefficient), at: place)
    }
  }

  /// Multiplies all coefficients.
  mutating func multiply(by factor: Double) {
    for place in entries.indices { entries[place].coefficient *= factor }
  }

  /// Drops coefficients that are nothing but noise beside a size.
  mutating func dropNoise(below size: Double) {
    entries.removeAll { abs($0.coefficient) < size }
  }

  /// Adds another row times a factor, and tells which columns were zero before or are now.
  mutating func add(
    _ other: SparseRow, times factor: Double, added: (Int) -> Void, removed: (Int) -> Void
  ) {
    var result: [Entry] = []
    result.reserveCapacity(entries.count + other.entries.count)
    var own = 0
    for entry in other.entries {
      while own < entries.count, entries[own].column < entry.column {
        result.append(entries[own])
        own += 1
      }
      let change = factor * entry.coefficient
      guard own < entries.count, entries[own].column == entry.column else {
        if change != 0 {
          result.append(Entry(column: entry.column, coefficient: change))
          added(entry.column)
        }
        continue
      }
      let old = entries[own].coefficient
      let sum = old + change
      own += 1
      // What cancels but for noise would be taken for a dependence later.
      if abs(sum) <= 1e-12 * (abs(old) + abs(change)) {
        removed(entry.column)
      } else {
        result.append(Entry(column: entry.column, coefficient: sum))
      }
    }
    result.append(contentsOf: entries[own...])
    entries = result
  }

  /// Returns the row with its columns counted from another one.
  func shifted(by columns: Int) -> SparseRow {
    var result = self
    for place in result.entries.indices { result.entries[place].column += columns }
    return result
  }

  private func place(of column: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
