import Testing

@testable import LayoutDocument

@Suite struct SceneErrorTests {
  /// Each mistake with its message; the scenes have one thing a line, so that lines are easy to see.
  @Test(arguments: [
    Mistake(
      #"{"root": {"id": "root"},"# + "\n" + #" "constraints": ["root.leeding == root.leading"]}"#,
      .unknownAttribute,
      #"s.json:2:19: found the attribute "leeding" of "root" at "constraints[0]", expected an "#
        + #"attribute; did you mean "leading"?"#),
    Mistake(
      #"{"root": {"id": "root", "children": [{"id": "box"}]}, "constraints": ["# + "\n"
        + #"{"id": "c", "first": "bxo.left", "second": "root.left"}]}"#,
      .unknownItem,
      #"s.json:2:22: found the item "bxo" at "constraints[0].first", expected a view or guide of "#
        + #"the scene; did you mean "box"?"#),
    Mistake(
      #"{"root": {"id": "root", "guides": ["gap"], "children": ["# + "\n" + #"{"id": "gap"}]}}"#,
      .duplicateIdentifier,
      #"s.json:2:8: found the identifier "gap" again at "root.children[0].id", expected an "#
        + #"identifier of its own; "gap" is given at 1:36"#),
    Mistake(
      #"{"root": {"id": "root"}, "constraints": ["# + "\n" + #""w: root.width == 1","# + "\n"
        + #"{"id": "w", "first": "root.height", "constant": 1}]}"#,
      .duplicateIdentifier,
      #"s.json:3:8: found the constraint "w" again at "constraints[1].id", expected an "#
        + #"identifier of its own; "w" is given at 2:1"#),
    Mistake(
      #"{"root": {"id": "root", "frame": [0, 0, NaN, 1]}}"#, .nonFinite,
      #"s.json:1:41: found NaN, expected a finite number; JSON has no NaN and no infinity"#),
    Mistake(
      #"{"root": {"id": "root", "frame": [0, 0, "NaN", 1]}}"#, .nonFinite,
      #"s.json:1:41: found the text "NaN" at "root.frame[2]", expected a finite number"#),
    Mistake(
      #"{"root": {"id": "root", "children": ["#, .truncated,
      #"s.json:1:38: found the end of the file, expected a value"#),
    Mistake(
      #"{"root": {"id": "root", "hiden": true}}"#, .unknownKey,
      #"s.json:1:25: found the unknown key "hiden" at "root.hiden", expected a key of a view; did "#
        + #"you mean "hidden"?"#),
    Mistake(
      #"{"root": {"id": "root", "hidden": 1}}"#, .wrongType,
      #"s.json:1:35: found the number 1 at "root.hidden", expected true or false"#),
    Mistake(
      #"{"root": {"type": "view"}}"#, .missingKey,
      #"s.json:1:10: found an object without "id" at "root", expected "id": the view's identifier"#),
    Mistake(
      #"{"screen": {"size": [390, 844]}}"#, .missingKey,
      #"s.json:1:1: found an object without "root", expected "root": the outermost view"#),
    Mistake(
      #"[]"#, .wrongType, #"s.json:1:1: found an empty array, expected a scene"#),
    Mistake(
      #"{"root": {"id": "root", "type": "lable"}}"#, .badValue,
      #"s.json:1:33: found the text "lable" at "root.type", expected one of view, label, image, "#
        + #"textField, textView, button, stack, scroll, table, cell; did you mean "label"?"#),
    Mistake(
      #"{"root": {"id": "root", "hugging": [250, 1001]}}"#, .badPriority,
      #"s.json:1:42: found the priority 1001 at "root.hugging[1]", expected a priority above 0 and "#
        + #"at most 1000"#),
    Mistake(
      #"{"root": {"id": "root", "intrinsic": [1]}}"#, .badValue,
      #"s.json:1:38: found an array of 1 at "root.intrinsic", expected [width or null, height or "#
        + #"null]"#),
    Mistake(
      #"{"root": {"id": "root"}, "screen": {"size": [0, 5]}}"#, .badValue,
      #"s.json:1:45: found a screen without area at "screen.size", expected a width and height "#
        + #"above 0"#),
    Mistake(
      #"{"root": {"id": "root"}, "constraints": ["root.width >= 10 @ 0"]}"#, .badPriority,
      #"s.json:1:62: found the priority 0 in the constraint "c1", expected a priority above 0 and "#
        + #"at most 1000"#),
    Mistake(
      #"{"root": {"id": "root"}, "constraints": ["root.width >= 10 @ 1e-60"]}"#, .badPriority,
      #"s.json:1:62: found the priority 1e-60 in the constraint "c1", expected a priority above 0 "#
        + #"and at most 1000"#),
    Mistake(
      #"{"root": {"id": "root"}, "screen": {"scale": 1e3}}"#, .badValue,
      #"s.json:1:46: found the number 1000 at "screen.scale", expected a number of pixels a "#
        + #"point from 0.01 to 100"#),
    Mistake(
      #"{"root": {"id": "root"}, "constraints": ["root.width = 10"]}"#, .badValue,
      #"s.json:1:54: found "= 10" at "constraints[0]", expected ==, <= or >="#),
    Mistake(
      #"{"root": {"id": "root"}, "constraints": [{"first": "root.content.width", "constant": 1}]}"#,
      .unknownItem,
      #"s.json:1:52: found "content" of "root" at "constraints[0].first", expected a view of type "#
        + #""scroll""#),
    Mistake(
      #"{"root": {"id": "root"}, "steps": [{"set": {"constraint": "w", "constant": 3}}]}"#,
      .unknownItem,
      #"s.json:1:59: found the name "w" at "steps[0].set.constraint", expected a constraint of the "#
        + #"scene"#),
    Mistake(
      #"{"root": {"id": "root"}, "steps": [{"set": {"view": "root", "constant": 3}}]}"#,
      .unknownKey,
      #"s.json:1:61: found the key "constant" in a change of a view at "steps[0].set.constant", "#
        + #"expected one of the keys view, intrinsic, hidden, margins, frame, hugging, compression"#
    ),
    Mistake(
      #"{"kind": "solver", "ops": []}"#, .unsupported,
      #"s.json:1:10: found the text "solver" at "kind", expected a scene, which needs no kind"#),
  ])
  func `A mistake in a scene is one message with its place`(mistake: Mistake) {
    let error = #expect(throws: DocumentError.self) {
      try SceneReader.scene(of: Array(mistake.text.utf8), file: "s.json")
    }
    #expect(error?.description == mistake.message)
    #expect(error?.kind == mistake.kind)
  }

  @Test(arguments: [
    ("box.leading == root.left", DocumentError.Kind.leftLeadingMix),
    ("box.leftMargin == root.trailing", .leftLeadingMix),
    ("box.left == 8", .locationNeedsPair),
    ("box.left == 0 * root.left + 8", .locationNeedsPair),
    ("box.width == root.left", .attributeMismatch),
    ("box.top == root.height", .attributeMismatch),
    ("box.top == root.left", .axisMismatch),
    ("box.left == alone.left", .noCommonAncestor),
    ("gap.left == alone.left", .noCommonAncestor),
    ("box.width == alone.width", .noCommonAncestor),
  ])
  func `A constraint that cannot be is refused with its reason`(
    sentence: String, kind: DocumentError.Kind
  ) {
    let error = #expect(throws: DocumentError.self) { try pair("bad: \(sentence)") }
    #expect(error?.kind == kind)
    #expect(error?.constraint == "bad")
    #expect(error?.position.line == 3)
  }

  @Test(arguments: [
    "box.leading == root.centerX", "box.left >= root.right - 4", "gap.width == 20",
    "box.width == 2 * box.height", "box.leadingMargin == root.trailing",
    "box.height == 0 * root.height",
    "box.firstBaseline == gap.centerY", "box.left == root.safeArea.left",
  ])
  func `A constraint that can be is not refused`(sentence: String) throws {
    let scene = try pair("good: \(sentence)")
    #expect(scene.constraints.map(\.id) == ["good"])
  }

  @Test(arguments: ["constant", "multiplier", "priority"], ["NaN", "Infinity", "-Infinity"])
  func `A constraint with a number that is none is refused by name`(key: String, number: String) {
    let text = """
      {"root": {"id": "root"}, "constraints": [
        {"id": "bad", "first": "root.width", "second": "root.height", "\(key)": "\(number)"}]}
      """
    let error = #expect(throws: DocumentError.self) {
      try SceneReader.scene(of: Array(text.utf8), file: "s.json")
    }
    #expect(error?.kind == .nonFinite)
    #expect(error?.constraint == "bad")
    #expect(error?.position.column == 69 + key.utf8.count)
  }

  @Test func `A constraint that a step adds is refused in the step`() {
    let text = """
      {"root": {"id": "root"},
       "steps": [
         {"add": "bad: root.leading == root.left"}]}
      """
    let error = #expect(throws: DocumentError.self) {
      try SceneReader.scene(of: Array(text.utf8), file: "s.json")
    }
    #expect(error?.kind == .leftLeadingMix)
    #expect(error?.position.line == 3)
  }

  private func pair(_ sentence: String) throws -> Scene {
    let text = """
      {"root": {"id": "root", "guides": ["gap"], "children": [{"id": "box"}]},
       "detached": [{"id": "alone"}],
       "constraints": ["\(sentence)"]}
      """
    return try SceneReader.scene(of: Array(text.utf8), file: "s.json")
  }
}

/// A text with one mistake, and what is said of it.
struct Mistake: CustomTestStringConvertible {
  let text: String
  let kind: DocumentError.Kind
  let message: String

  init(_ text: String, _ kind: DocumentError.Kind, _ message: String) {
    self.text = text
    self.kind = kind
    self.message = message
  }

  var testDescription: String { message }
}
