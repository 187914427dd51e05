import Cassowary
import Testing

@Suite struct LargeConflictTests {
  @Test func `one conflicting cell of a thousand is named without its neighbours`() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    try solver.stage(width == 375)
    var bad: [Constraint.ID] = []
    for index in 0..<1000 {
      let left = solver.makeVariable("left\(index)")
      let title = solver.makeVariable("title\(index)")
      let inset = try solver.stage(left == 16)
      let fill = try solver.stage(left + title == width - 8)
      try solver.stage(title >= 100)
      if index == 617 { bad = [inset, fill, try solver.stage(title == 350)] }
    }
    let found = try #require(conflictOfSolving(solver))
    #expect(found.members.count == 4)
    #expect(bad.allSatisfy { found.members.contains($0) })
    #expect(abs(found.excess - 1) < 1e-9)
  }

  @Test func `a chain of a thousand that misses its end is all one conflict`() throws {
    let solver = Solver()
    let boxes = (0...1000).map { solver.makeVariable("x\($0)") }
    var ids = [try solver.stage(boxes[0] == 0)]
    for (left, right) in zip(boxes, boxes.dropFirst()) {
      ids.append(try solver.stage(right == left + 8))
    }
    ids.append(try solver.stage(boxes[1000] == 7990))
    // Beside the chain, what has nothing to do with it.
    for index in 0..<100 { try solver.stage(boxes[index * 10] >= 0) }
    let found = try #require(conflictOfSolving(solver))
    #expect(found.members == ids)
    #expect(abs(found.excess - 10) < 1e-9)
    #expect(found.multipliers.allSatisfy { abs(abs($0) - 1) < 1e-12 })
  }

  @Test func `a long row of widths that are too many for the room is one conflict`() throws {
    let solver = Solver()
    var ids: [Constraint.ID] = []
    var edge = solver.makeVariable("x0")
    ids.append(try solver.stage(edge == 0))
    for index in 1...300 {
      let width = solver.makeVariable("w\(index)")
      let next = solver.makeVariable("x\(index)")
      ids.append(try solver.stage(width == 2))
      ids.append(try solver.stage(next == edge + width))
      edge = next
    }
    ids.append(try solver.stage(edge <= 590))
    let found = try #require(conflictOfSolving(solver))
    #expect(found.members == ids)
    #expect(abs(found.excess - 10) < 1e-9)
  }
}
