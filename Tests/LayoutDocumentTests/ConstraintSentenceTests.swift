import Testing

@testable import LayoutDocument

@Suite struct ConstraintSentenceTests {
  @Test func `A sentence says all that an object says`() throws {
    let constraint = try read("c1: a.leading >= 0.5*row-b.trailing + 8 @ 750")
    #expect(constraint.id == "c1")
    #expect(constraint.first.text == "a.leading")
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.second?.text == "row-b.trailing")
    #expect(constraint.multiplier.value == 0.5)
    #expect(constraint.constant.value == 8)
    #expect(constraint.priority.value == 750)
    #expect(constraint.isActive)
  }

  @Test(arguments: [
    ("a.width == a.height", 1.0, 0.0), ("a.width == a.height * 0.5", 0.5, 0),
    ("a.width == 0.5 * a.height - 10", 0.5, -10), ("a.width == a.height / 4 + 1", 0.25, 1),
    ("a.width == 8 + a.height", 1, 8), ("a.width == -a.height + 390", -1, 390),
    ("a.width == 2*a.height*3 - 1 + 4", 6, 3), ("a.width == a.height-8", 1, -8),
    ("a.width==a.height+8@500.5", 1, 8), ("a.width == 1e1 * a.height", 10, 0),
    ("a.width == 390 - a.height - 10", -1, 380), ("a.width == row-b.height-2", 1, -2),
    ("a.width == 2 * 2nd.height", 2, 0),
  ])
  func `The right side is a sum of numbers and an attribute`(
    sentence: String, multiplier: Double, constant: Double
  ) throws {
    let constraint = try read(sentence)
    #expect(constraint.second?.attribute == .height)
    #expect(constraint.multiplier.value == multiplier)
    #expect(constraint.constant.value == constant)
  }

  @Test func `A number alone has no second side`() throws {
    let constraint = try read("a.width <= 100 @ 999.5")
    #expect(constraint.second == nil)
    #expect(constraint.constant.value == 100)
    #expect(constraint.priority.value == 999.5)
    #expect(constraint.relation == .lessThanOrEqual)
  }

  @Test func `A part of a view is named behind the view`() throws {
    let constraint = try read("a.top == root.safeArea.bottom")
    #expect(constraint.second?.item == SceneItemName("root", part: .safeArea))
  }

  @Test func `Constraints without a name are numbered around the names that are given`() throws {
    let scene = try scene(#""a.width == 1", "c1: a.height == 2", "a.width == 3""#)
    #expect(scene.constraints.map(\.id) == ["c1~", "c1", "c3"])
  }

  @Test(arguments: [
    ("a.width", 8, "the end of the constraint"), ("a.width == ", 12, "the end of the constraint"),
    ("a.width == 1 @", 15, "the end of the constraint"), ("a.width == 1 1", 14, "\"1\""),
    ("a.width == a.height + root.width", 23, "a second attribute, \"root.width\""),
    ("a.width == 1 / a.height", 16, "\"a.height\""),
    (" : a.width == 1", 1, "a \":\" without a name"),
    ("a.width == 1..2", 12, "\"1..2\""),
  ])
  func `A sentence that breaks off or goes wrong is named at the character`(
    sentence: String, column: Int, found: String
  ) {
    let error = #expect(throws: DocumentError.self) { try read(sentence) }
    #expect(error?.position == SourcePosition(line: 2, column: 1 + column))
    #expect(error?.found == "\(found) at \"constraints[0]\"")
  }

  private func read(_ sentence: String) throws -> SceneConstraint {
    try #require(try scene("\"\(sentence)\"").constraints.first)
  }

  private func scene(_ constraints: String) throws -> Scene {
    let text = """
      {"root": {"id": "root", "children": [{"id": "a"}, {"id": "row-b"}, {"id": "2nd"}]}, "constraints": [
      \(constraints)]}
      """
    return try SceneReader.scene(of: Array(text.utf8), file: "s.json")
  }
}
