import Testing

@testable import AutoLayout

@Suite struct ConflictReportTests {
  private func report(short identifier: String?) throws -> String {
    let tree = Hierarchy()
    let view = tree.view("box")
    let short = try tree.add(view, .height, .equal, plus: 50, identifier)
    short.location = ConstraintLocation(fileID: "App/BoxView.swift", line: 21)
    let tall = try tree.add(view, .height, .equal, plus: 80, "tall")
    tall.location = ConstraintLocation(fileID: "App/BoxView.swift", line: 30)
    tree.engine.update()
    return try #require(tree.engine.conflicts.first).description
  }

  @Test func theReportIsOneLineAConstraint() throws {
    #expect(
      try report(short: "short")
        == """
        unsatisfiable: 2 constraints cannot hold together (removing any one is enough)
          short  box.height == 50  BoxView.swift:21
          tall   box.height == 80  BoxView.swift:30
        sum    80, but 50: over by 30
        repair tall constant 80 -> 50, or priority 1000 -> 999
        broke  tall
        """)
  }

  @Test func aConstraintWithoutANameStandsInTheColumnOfEquations() throws {
    let lines = try report(short: nil).split(separator: "\n")
    #expect(lines[1] == "        box.height == 50  BoxView.swift:21")
    #expect(lines[2] == "  tall  box.height == 80  BoxView.swift:30")
  }

  @Test func theSumAndTheRepairAreThoseOfTheProof() throws {
    let tree = Hierarchy(width: 400, height: 844)
    let header = tree.view("header")
    let list = tree.view("list")
    try tree.add(header, .top, .equal, tree.root, .top, plus: 47)
    try tree.add(header, .height, .equal, plus: 96)
    try tree.add(list, .top, .equal, header, .bottom)
    try tree.add(list, .bottom, .equal, tree.root, .bottom, plus: -34)
    try tree.add(list, .height, .equal, plus: 700, "list-height")
    tree.engine.update()
    let conflict = try #require(tree.engine.conflicts.first)
    #expect(conflict.members.count == 5)
    #expect(abs(conflict.excess - 33) < 1e-9)
    #expect(conflict.description.contains("over by 33"))
    #expect(conflict.description.contains("repair list-height constant 700 -> 667"))
    #expect(conflict.description.contains("given  root.height 844"))
    #expect(tree.frame(list)[3] == 667)
  }
}
