// A primal simplex over piecewise-linear costs, compared strength by strength.
//
// A required constraint is a cost of infinite strength, so there is no first phase: a system is
// unsatisfiable if required costs remain at the optimum. An entering number passes the breakpoints of
// others as long as that still improves (Fourer 1985, part I; the long-step rule of Maros 2003).
extension Engine {
  /// Solves a component from its present basis.
  ///
  /// - Returns: Whether it came to an end; a limit keeps the noise of doubles from turning it in
  ///   circles.
  mutating func solveComponent(_ index: Int) -> Bool {
    let component = components[index]
    let rowCount = Int(component.rowCount)
    let columnCount = Int(component.columnCount)
    simplex.idle = 0
    if component.age == 0 { start(component) }
    // Small steps leave noise behind too, but it takes many.
    components[index].age &+= 1
    simplex.isNoisy = components[index].age & 63 == 0
    var remaining = 100 * (rowCount + columnCount) + 2000
    while remaining > 0 {
      remaining -= 1
      findPulls(component)
      price(component)
      if simplex.candidates.count > 0 {
        let firstFit = simplex.idle > 2 * (rowCount + columnCount) + 20
        guard improve(component, firstFit: firstFit) else { continue }
      }
      if !simplex.isNoisy || settleBasics(component) { break }
      simplex.isNoisy = false
    }
    if remaining == 0 { return false }
    components[index].isDirty = false
    components[index].isFree = simplex.foundFree
    if component.parameterCount > 0 { components[index].pull = pullOnParameters(component) }
    return true
  }

  /// Computes the basic numbers afresh after steps.
  ///
  /// - Returns: Whether all of them still lie between the neighbours they were thought to have.
  private mutating func settleBasics(_ component: Component) -> Bool {
    recomputeBasics(component)
    var isSettled = true
    var index = Int(component.firstBasic)
    while index < Int(component.firstBasic + component.rowCount) {
      if !isInSegment(basics[index]) {
        findSegment(basics[index])
        isSettled = false
      }
      index += 1
    }
    return isSettled
  }

  /// Whether all required costs of the component just solved are zero.
  func isFeasible(_ component: Component) -> Bool {
    // Nothing required holds a nonbasic number away from where it is required to be but pulls, or
    // another constraint on the same number.
    if simplex.strongestPull < .infinity, !mayHaveCrossedBounds { return true }
    var index = Int(component.firstBasic)
    while index < Int(component.firstBasic + component.rowCount) {
      if isForbidden(basics[index]) { return false }
      index += 1
    }
    index = Int(component.firstColumn)
    while index < Int(component.firstColumn + component.columnCount) {
      if isForbidden(columns[index]) { return false }
      index += 1
    }
    return true
  }

  /// Moves candidates, the best first, until one pivots or changes the pulls.
  ///
  /// - Returns: Whether it is certain that no column is left that would improve the solution.
  private mutating func improve(_ component: Component, firstFit: Bool) -> Bool {
    if firstFit {
      // The lowest number first, both to enter and to leave, cannot cycle (Bland 1977).
      var lowest = 0
      for index in 1..<max(1, simplex.candidates.count)
      where columnNumber(component, index) < columnNumber(component, lowest) {
        lowest = index
      }
      let candidate = simplex.candidates[lowest]
      _ = findSlope(component, Int(candidate.column), up: candidate.isUp)
      _ = move(component, Int(candidate.column), up: candidate.isUp, single: true, firstFit: true)
      return false
    }
    let single = simplex.candidates.count == 1
    makeHeap()
    var isFirst = true
    var isDone = true
    while simplex.candidates.count > 0 {
      let candidate = popCandidate()
      let weight = findSlope(component, Int(candidate.column), up: candidate.isUp)
      if !isFirst, weight >= 0 { continue }
      isFirst = false
      let changedPulls = move(
        component, Int(candidate.column), up: candidate.isUp, single: single, firstFit: false)
      if changedPulls { return false }
      // All pulls are what they were, so only the column that moved may want to go on.
      if isDone, improves(component, Int(candidate.column)) { isDone = false }
    }
    return isDone
  }

  @inline(__always)
  private func columnNumber(_ component: Component, _ candidate: Int) -> Int32 {
    columns[component.firstColumn + simplex.candidates[candidate].column]
  }

  private mutating func makeHeap() {
    var index = simplex.candidates.count / 2 - 1
    while index >= 0 {
      siftDown(index)
      index -= 1
    }
  }

  private mutating func popCandidate() -> SimplexScratch.Candidate {
    let result = simplex.candidates[0]
    let last = simplex.candidates.removeLast()
    if simplex.candidates.count > 0 {
      simplex.candidates[0] = last
      siftDown(0)
    }
    return result
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    let base = simplex.candidates.base
    let count = simplex.candidates.count
    while true {
      var child = 2 * index + 1
      guard child < count else { return }
      if child + 1 < count, base[child + 1].isBetter(than: base[child]) { child += 1 }
      guard base[child].isBetter(than: base[index]) else { return }
      let other = base[child]
      base[child] = base[index]
      base[index] = other
      index = child
    }
  }
}
