import Testing

@testable import Cassowary

/// What a system of many parts costs, in counts: work grows as the system does and no faster.
@Suite struct GrowthTests {
  private struct Work {
    var rows = 0
    var cells = 0
    var pivots = 0
    var evaluations = 0
    var terms = 0

    init(_ solver: Solver) {
      rows = solver.engine.rows.count
      cells = solver.engine.cells.count
      pivots = solver.engine.pivotCount + solver.engine.flipCount
      evaluations = solver.engine.evaluationCount
      terms = solver.engine.definitionTerms.count
    }

    static func - (left: Work, right: Work) -> Work {
      var result = left
      result.pivots -= right.pivots
      result.evaluations -= right.evaluations
      return result
    }

    /// Whether no count is more than so many times another's, but for a few at the start.
    func isAtMost(_ factor: Int, times other: Work) -> Bool {
      zip(all, other.all).allSatisfy { $0 <= factor * $1 + 64 }
    }

    private var all: [Int] { [rows, cells, pivots, evaluations, terms] }
  }

  /// Table cells of six views each, all as wide as a window.
  private func cells(_ count: Int) throws -> (build: Work, edits: Work) {
    let (solver, window) = try TableOfCells.make(count)
    let build = Work(solver)
    for width in [250.0, 320, 200, 414, 375] {
      try solver.suggest(window, width)
      #expect(solver.value(of: window) == width)
    }
    return (build, Work(solver) - build)
  }

  @Test func `ten times as many table cells cost ten times as much`() throws {
    let small = try cells(100)
    let large = try cells(1000)
    #expect(large.build.isAtMost(12, times: small.build), "\(large.build), \(small.build)")
    #expect(large.edits.isAtMost(12, times: small.edits), "\(large.edits), \(small.edits)")
    // No cell is in another's tableau.
    #expect(large.build.cells <= 1000 * 40, "\(large.build.cells)")
  }

  /// A chain of boxes that fill a window, each with a wish of its own.
  private func chain(_ count: Int) throws -> (build: Work, edits: Work) {
    let solver = Solver()
    let window = solver.makeVariable("W")
    let room = Double(58 * count - 8)
    try solver.stageEdit(of: window, strength: Strength(1e6))
    try solver.stage(suggestion: room, for: window)
    var end: Variable?
    var widths: [Variable] = []
    for index in 0..<count {
      let left = solver.makeVariable("l\(index)")
      let width = solver.makeVariable("w\(index)")
      let right = solver.makeVariable("r\(index)")
      let centre = solver.makeVariable("c\(index)")
      try solver.stage(right == left + width)
      try solver.stage(centre == left + 0.5 * width)
      try solver.stage(width >= 10)
      try solver.stage(Constraint(width - 50, .equal, strength: Strength(Double(1000 + index))))
      if let end { try solver.stage(left == end + 8) } else { try solver.stage(left == 0) }
      end = right
      widths.append(width)
    }
    try solver.stage(try #require(end) == window)
    try solver.solve()
    #expect(widths.allSatisfy { abs(solver.value(of: $0) - 50) < 1e-9 })
    let build = Work(solver)
    for change in [100.0, -100, 0] {
      try solver.suggest(window, room + change)
      let total = widths.reduce(0) { $0 + solver.value(of: $1) }
      #expect(abs(total - Double(50 * count) - change) < 1e-6)
    }
    return (build, Work(solver) - build)
  }

  @Test func `a chain of thousands of boxes grows no faster than its length`() throws {
    let small = try chain(100)
    let middle = try chain(1000)
    let large = try chain(5000)
    #expect(middle.build.isAtMost(12, times: small.build), "\(middle.build), \(small.build)")
    #expect(large.build.isAtMost(6, times: middle.build), "\(large.build), \(middle.build)")
    #expect(middle.edits.isAtMost(12, times: small.edits), "\(middle.edits), \(small.edits)")
    #expect(large.edits.isAtMost(6, times: middle.edits), "\(large.edits), \(middle.edits)")
    // Definitions read one another; written out, the last edge alone would read 5,000 widths.
    #expect(large.build.terms <= 5000 * 12, "\(large.build.terms)")
    #expect(large.build.rows <= 2, "\(large.build.rows)")
  }

  @Test func `one changed wish in a thousand cells moves its own cell only`() throws {
    let (solver, _) = try TableOfCells.make(1000)
    let before = Work(solver)
    let wish = try #require(
      solver.constraintIDs.first { id in
        solver.constraint(id).identifier == "title 617"
      })
    let report = try solver.solve()
    #expect(report.isEmpty)
    try solver.stage(constant: -90, of: wish)
    let change = try solver.solve()
    let work = Work(solver) - before
    #expect(change.count > 0 && change.count <= 24)
    #expect(work.pivots <= 8 && work.evaluations <= 48, "\(work)")
  }

  @Test func `after many drags of a deep tree all that is required still holds`() throws {
    // 3,280 nodes and 10,000 drags in full; 40 nodes and 100 drags otherwise.
    let depth = trials(10000) == 10000 ? 8 : 4
    let tree = try NestedTree(depth: depth)
    for step in 0..<trials(10000) {
      try tree.solver.stage(
        suggestion: Double(7000 + (37 * step) % 5001), for: tree.width)
      try tree.solver.stage(suggestion: Double(100 + (17 * step) % 401), for: tree.height)
      try tree.solver.solve()
    }
    var checked = 0
    for id in tree.solver.constraintIDs {
      let constraint = tree.solver.constraint(id)
      guard constraint.strength.isRequired else { continue }
      checked += 1
      var sum = constraint.expression.constant
      var scale = max(1, abs(sum))
      for term in constraint.expression.terms {
        let part = term.coefficient * tree.solver.value(of: term.variable)
        sum += part
        scale = max(scale, abs(part))
      }
      #expect(abs(sum) <= 1e-9 * scale, "\(tree.solver.text(of: constraint)) misses by \(sum)")
    }
    #expect(checked > 100)
    #expect(tree.solver.buildCount <= 2)
  }
}
