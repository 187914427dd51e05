import Frames
import Testing

@testable import LayoutDocument

@MainActor @Suite struct LayoutCaseReadingTests {
  private func misses(_ text: String) throws -> [String] {
    let screen = ScreenDescription(size: Size(width: 100, height: 100), pixelScale: 1)
    return try LayoutCase.decoded(of: Array(text.utf8), file: "c.json").misses { _ in screen }
      .map(\.description)
  }

  private func error(_ text: String) -> String? {
    do {
      _ = try LayoutCase.decoded(of: Array(text.utf8), file: "c.json")
      return nil
    } catch {
      return error.description
    }
  }

  // MARK: Formats

  @Test func `A format that means what it must is no miss`() throws {
    let text =
      #"{"kind": "vfl", "formats": [{"format": "[a(w)]-[b]", "metrics": {"w": 5}, "constraints": "#
      + #"["a.width == 5", "b.leading == a.trailing + 8"]}, {"format": "|[a]", "superview": null, "error": true}]}"#
    #expect(try misses(text) == [])
  }

  @Test func `A format that means something else is a miss with both meanings`() throws {
    let text =
      #"{"kind": "vfl", "formats": [{"format": "[a(5)]", "constraints": ["a.width == 6"]}]}"#
    #expect(
      try misses(text)
        == [
          #"c.json:1:29: format "[a(5)]": expected "a.width == 6", found "a.width == 5""#
        ])
  }

  @Test func `A format that should be refused and is not is a miss, and the other way round`()
    throws
  {
    let accepted = #"{"kind": "vfl", "formats": [{"format": "[a(5)]", "error": true}]}"#
    #expect(
      try misses(accepted)
        == [#"c.json:1:29: format "[a(5)]": expected a refusal, found "a.width == 5""#])
    let refused = #"{"kind": "vfl", "formats": [{"format": "[a", "constraints": []}]}"#
    let found = try misses(refused)
    #expect(found.count == 1)
    #expect(found.first?.contains("expected no constraint, found a refusal: Visual format") == true)
  }

  @Test func `An option that there is not is refused with the one that was meant`() {
    let text =
      #"{"kind": "vfl", "formats": [{"format": "[a]", "options": ["alignAlTop"], "constraints": []}]}"#
    #expect(error(text)?.contains(#"did you mean "alignAllTop"?"#) == true)
  }

  // MARK: Solvers

  @Test func `Values, ranges and conflicts of a solver are checked`() throws {
    let add = #"{"add": {"id": "x", "expr": {"x": 1}, "rel": ">=", "const": 2}}"#
    let right = #"{"kind": "solver", "ops": [\#(add), {"expect": {"range": {"x": [2, 9]}}}]}"#
    #expect(try misses(right) == [])
    let wrong = #"{"kind": "solver", "ops": [\#(add), {"expect": {"range": {"x": [0, 1]}}}]}"#
    #expect(try misses(wrong).count == 1)
    let other = #"{"add": {"id": "y", "expr": {"x": 1}, "rel": "<=", "const": 1}}"#
    let conflict =
      #"{"kind": "solver", "ops": [\#(add), \#(other), {"expect": {"unsatisfiable": true, "conflict": ["x"], "thenRemove": ["y"]}}]}"#
    #expect(try misses(conflict).first?.hasSuffix("conflict: expected {x}, found {x, y}") == true)
    let unexpected = #"{"kind": "solver", "ops": [\#(add), \#(other), {"expect": {}}]}"#
    #expect(
      try misses(unexpected).first?.hasSuffix("expected no contradiction, found {x, y}") == true)
  }

  @Test func `An operation on a constraint that was not added is refused`() {
    #expect(
      error(#"{"kind": "solver", "ops": [{"remove": "gap"}]}"#)
        == #"c.json:1:39: found the constraint "gap" at "ops[0].remove", expected one that was added"#
    )
  }

  @Test func `A kind that there is not is refused with those that there are`() {
    #expect(
      error(#"{"kind": "vlf"}"#)
        == #"c.json:1:10: found the text "vlf" at "kind", expected one of scene, vfl, solver; did you mean "vfl"?"#
    )
  }

  // MARK: Formats of scenes

  @Test func `A scene lists the constraints its formats stand for`() throws {
    func scene(_ constant: Int) -> String {
      #"{"root": {"id": "root", "children": [{"id": "a"}]}, "vfl": ["H:|-4-[a(20)]"], "constraints": "#
        + #"["a.leading == root.leading + \#(constant)", "a.width == 20"]}"#
    }
    #expect(try misses(scene(4)) == [])
    #expect(
      try misses(scene(5))
        == [
          #"c.json:1:61: format "H:|-4-[a(20)]": expected the constraint "a.leading == super.leading + 4" in the list, found none"#
        ])
  }
}
