// Everything that is not a required equality becomes a breakpoint of a number's cost.
extension Engine {
  /// Whether an index names a variable, not the sum of a row.
  @inline(__always)
  func isVariable(_ number: Int32) -> Bool { Int(number) < firstRow }

  /// Places a constraint: as a breakpoint, or as a statement about numbers alone.
  ///
  /// - Returns: Whether it could be placed without a new row. Without permission for new rows, a
  ///   constraint that needs one is left out.
  @discardableResult
  mutating func place(_ place: Int, mayAddRow: Bool) -> Bool {
    gather(place)
    if rowHasDefinitions { expand() }
    if row.count == 0 {
      let record = records[place]
      if record.isRequired, row.isFalse(record.relation) { isUnsatisfiable = true }
      records[place].home = .shadow
      return true
    }
    if row.count == 1 {
      addBreakpoint(
        place, to: row.variables[0], factor: row.coefficients[0], constant: row.constant)
      return true
    }
    let factor = normaliseRow()
    let hash = rowHash()
    var number = findRow(hash)
    if number < 0 {
      guard mayAddRow else { return false }
      number = appendRow(hash)
    }
    addBreakpoint(place, to: number, factor: factor, constant: row.constant)
    return true
  }

  /// Divides the row by its first coefficient, in the order of its variables, and returns that.
  ///
  /// Rows that differ only by a factor and a constant then have the same sum, which carries all
  /// their costs (Andersen and Andersen 1995, "Presolving in linear programming": duplicate rows).
  private mutating func normaliseRow() -> Double {
    row.sort()
    let factor = row.coefficients[0]
    var index = 0
    while index < row.count {
      row.coefficients[index] /= factor
      index += 1
    }
    return factor
  }

  private func rowHash() -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index < row.count {
      hash = (hash ^ UInt64(UInt32(bitPattern: row.variables[index]))) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
      index += 1
    }
    return hash
  }

  /// Finds a row with the same sum as the one just normalised, or returns -1.
  private func findRow(_ hash: UInt64) -> Int32 {
    let mask = rowTable.count - 1
    guard mask > 0 else { return -1 }
    var slot = Int(truncatingIfNeeded: hash >> 20) & mask
    while rowTable[slot] >= 0 {
      let index = Int(rowTable[slot])
      let candidate = rows[index]
      if candidate.hash == hash, Int(candidate.termCount) == row.count, isSameSum(candidate) {
        return Int32(firstRow + index)
      }
      slot = (slot + 1) & mask
    }
    return -1
  }

  private func isSameSum(_ candidate: RowRecord) -> Bool {
    var index = 0
    while index < row.count {
      let term = rowTerms[Int(candidate.firstTerm) + index]
      guard term.variable == row.variables[index],
        abs(term.coefficient - row.coefficients[index]) <= 1e-13 * abs(term.coefficient)
      else { return false }
      index += 1
    }
    return true
  }

  private mutating func appendRow(_ hash: UInt64) -> Int32 {
    let index = rows.count
    if 2 * (index + 1) > rowTable.count { growRowTable() }
    rows.append(
      RowRecord(firstTerm: Int32(rowTerms.count), termCount: Int32(row.count), hash: hash))
    var term = 0
    while term < row.count {
      rowTerms.append(
        TermRecord(variable: row.variables[term], coefficient: row.coefficients[term]))
      term += 1
    }
    insertIntoTable(index)
    numbers.append(Number())
    return Int32(firstRow + index)
  }

  private mutating func insertIntoTable(_ index: Int) {
    let mask = rowTable.count - 1
    var slot = Int(truncatingIfNeeded: rows[index].hash >> 20) & mask
    while rowTable[slot] >= 0 { slot = (slot + 1) & mask }
    rowTable[slot] = Int32(index)
  }

  private mutating func growRowTable() {
    rowTable.refill(max(32, 2 * rowTable.count), with: -1)
    for index in 0..<rows.count { insertIntoTable(index) }
  }

  /// Adds the cost of a constraint that says `factor · number + constant` compares to zero.
  mutating func addBreakpoint(_ place: Int, to number: Int32, factor: Double, constant: Double) {
    let record = records[place]
    let at = snapped(-constant / factor, on: number)
    let side: Int8 = record.relation == 0 ? 0 : (record.relation < 0) == (factor > 0) ? 1 : -1
    let breakpoint = Breakpoint(
      at: at, weight: abs(factor), strength: record.strength, constraint: Int32(place),
      next: numbers[number].firstBreakpoint, side: side)
    if freeBreakpoint >= 0 {
      let index = freeBreakpoint
      freeBreakpoint = breakpoints[index].next
      breakpoints[index] = breakpoint
      numbers[number].firstBreakpoint = index
    } else {
      breakpoints.append(breakpoint)
      numbers[number].firstBreakpoint = Int32(breakpoints.count - 1)
    }
    if record.strength == .infinity {
      if side <= 0, at > numbers[number].allowedLower { numbers[number].allowedLower = at }
      if side >= 0, at < numbers[number].allowedUpper { numbers[number].allowedUpper = at }
    }
    if record.strength == .infinity, numbers[number].allowedLower > numbers[number].allowedUpper {
      mayHaveCrossedBounds = true
    }
    forgetHold(number)
    records[place].home = .breakpoint
    records[place].number = number
  }

  /// An existing breakpoint's place that differs only by noise, or the value itself.
  private func snapped(_ at: Double, on number: Int32) -> Double {
    var index = numbers[number].firstBreakpoint
    // Long lists are of many equal wishes; the first few will do.
    var patience = 16
    while index >= 0, patience > 0 {
      let other = breakpoints[index].at
      if abs(other - at) <= 1e-12 * max(1, abs(at)) { return other }
      index = breakpoints[index].next
      patience -= 1
    }
    return at
  }

  /// Finds the breakpoint of a constraint and the one before it in the list.
  func findBreakpoint(of place: Int) -> (index: Int32, previous: Int32) {
    var previous: Int32 = -1
    var index = numbers[records[place].number].firstBreakpoint
    while index >= 0, breakpoints[index].constraint != Int32(place) {
      previous = index
      index = breakpoints[index].next
    }
    return (index, previous)
  }

  mutating func removeBreakpoint(of place: Int) {
    let number = records[place].number
    let (index, previous) = findBreakpoint(of: place)
    guard index >= 0 else { return }
    let next = breakpoints[index].next
    if previous < 0 {
      numbers[number].firstBreakpoint = next
    } else {
      breakpoints[previous].next = next
    }
    let wasRequired = breakpoints[index].strength == .infinity
    breakpoints[index].next = freeBreakpoint
    freeBreakpoint = index
    if wasRequired { computeAllowed(number) }
    records[place].home = .none
  }

  /// Computes anew what the required breakpoints of a number allow.
  mutating func computeAllowed(_ number: Int32) {
    var lower = -Double.infinity
    var upper = Double.infinity
    var index = numbers[number].firstBreakpoint
    while index >= 0 {
      let breakpoint = breakpoints[index]
      if breakpoint.strength == .infinity {
        if breakpoint.side <= 0 { lower = max(lower, breakpoint.at) }
        if breakpoint.side >= 0 { upper = min(upper, breakpoint.at) }
      }
      index = breakpoint.next
    }
    numbers[number].allowedLower = lower
    numbers[number].allowedUpper = upper
    if lower > upper { mayHaveCrossedBounds = true }
  }

  /// Has it found out anew how firmly a number's own cost holds it.
  @inline(__always)
  mutating func forgetHold(_ number: Int32) {
    let record = numbers[number]
    if record.component >= 0, record.row < 0 {
      holds[components[record.component].firstColumn + record.column] = -1
    } else {
      numbers[number].hold = -1
    }
  }

  /// Whether a value breaks what the required breakpoints of its number allow.
  @inline(__always)
  func isForbidden(_ number: Int32) -> Bool {
    let record = numbers[number]
    if record.value >= record.allowedLower && record.value <= record.allowedUpper { return false }
    let tolerance = 1e-8 * max(1, abs(record.value))
    return record.value < record.allowedLower - tolerance
      || record.value > record.allowedUpper + tolerance
  }

  /// The values between which a number's own cost is least.
  mutating func cheapest(_ number: Int32) -> (lower: Double, upper: Double) {
    let first = numbers[number].firstBreakpoint
    guard first >= 0 else { return (-.infinity, .infinity) }
    let only = breakpoints[first]
    if only.next < 0 {
      return (
        only.side > 0 ? -.infinity : only.at, only.side < 0 ? .infinity : only.at
      )
    }
    return cheapestOfMany(number)
  }

  @inline(never)
  private mutating func cheapestOfMany(_ number: Int32) -> (lower: Double, upper: Double) {
    var list: [Breakpoint] = []
    var index = numbers[number].firstBreakpoint
    while index >= 0 {
      list.append(breakpoints[index])
      index = breakpoints[index].next
    }
    list.sort { ($0.strength, -$0.at) > ($1.strength, -$1.at) }
    var lower = -Double.infinity
    var upper = Double.infinity
    var start = 0
    while start < list.count, lower < upper {
      var end = start
      var slope = 0.0
      while end < list.count, list[end].strength == list[start].strength {
        if list[end].side <= 0 { slope -= list[end].weight }
        end += 1
      }
      // The sum of this strength falls while the slope is negative, and is least where it is zero.
      var newLower = slope < -1e-9 ? Double.infinity : -.infinity
      var newUpper = Double.infinity
      for breakpoint in list[start..<end] {
        let wasFalling = slope < -1e-9
        slope += breakpoint.rise
        if wasFalling, slope >= -1e-9 { newLower = breakpoint.at }
        if slope > 1e-9 {
          newUpper = breakpoint.at
          break
        }
      }
      let clampedLower = min(max(newLower, lower), upper)
      let clampedUpper = max(min(newUpper, upper), lower)
      lower = clampedLower
      upper = clampedUpper
      start = end
    }
    return (lower, upper)
  }

  /// The value of least own cost, as near to zero as that allows.
  mutating func cheapestValue(_ number: Int32) -> Double {
    let (lower, upper) = cheapest(number)
    return lower > 0 ? lower : upper < 0 ? upper : 0
  }

  /// Finds the neighbouring breakpoints of a basic number; one it sits on counts as below.
  @inline(__always)
  mutating func findSegment(_ number: Int32) {
    let value = numbers[number].value
    let edge = value + 1e-9 * max(1, abs(value))
    var lower = -Double.infinity
    var upper = Double.infinity
    var index = numbers[number].firstBreakpoint
    while index >= 0 {
      let at = breakpoints[index].at
      if at <= edge {
        if at > lower { lower = at }
      } else if at < upper {
        upper = at
      }
      index = breakpoints[index].next
    }
    numbers[number].lower = lower
    numbers[number].upper = upper
  }

  /// Whether a basic number still lies between its neighbouring breakpoints.
  @inline(__always)
  func isInSegment(_ number: Int32) -> Bool {
    let record = numbers[number]
    if record.value >= record.lower && record.value <= record.upper { return true }
    let tolerance = 1e-9 * max(1, abs(record.value))
    return record.value >= record.lower - tolerance && record.value <= record.upper + tolerance
  }
}
