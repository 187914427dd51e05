import Testing

@testable import LayoutCommand

@MainActor @Suite struct CheckVerbTests {
  let system = RecordingSystem()

  @Test func `A scene that meets its expectations is a success`() {
    system.files["s.json"] = scene(width: 20)
    #expect(system.run("check s.json") == .success)
    #expect(system.result.isEmpty)
    #expect(system.messages == "1 scene, all as expected\n")
  }

  @Test func `A miss is one line with its place, what is expected and what is found`() {
    system.files["s.json"] = scene(width: 21)
    #expect(system.run("check s.json -q") == .difference)
    #expect(
      system.result
        == "s.json:1:199: frame of box: expected [0, 0, 21, 10], found [0, 0, 20, 10]\n")
    #expect(system.messages.isEmpty)
  }

  @Test func `Every line of a file of lines is a scene of its own`() {
    system.files["s.jsonl"] = scene(width: 20) + "\n\n" + scene(width: 9) + "\n"
    #expect(system.run("check s.jsonl") == .difference)
    #expect(system.result.hasPrefix("s.jsonl:3:199: frame of box: "))
    #expect(system.messages == "2 scenes, 1 not as expected\n")
  }

  @Test func `A contradiction that nobody expects outweighs a miss`() {
    system.files["a.json"] = scene(width: 9)
    system.files["b.json"] =
      #"{"root": {"id": "root"}, "constraints": ["a: root.width == 1", "b: root.width == 2"]}"#
    #expect(system.run("check a.json b.json") == .unsatisfiable)
    #expect(system.messages == "2 scenes, 2 not as expected\n")
  }

  @Test func `A line that is no scene is named by its number`() {
    system.files["s.jsonl"] = scene(width: 20) + "\n{\"root\": 1}\n"
    #expect(system.run("check s.jsonl") == .badData)
    #expect(system.messages.hasPrefix("s.jsonl:2:10: found the number 1 at \"root\", expected "))
  }

  @Test func `Cases of formats and of solvers are checked like scenes`() {
    system.files["f.json"] =
      #"{"kind": "vfl", "formats": [{"format": "[a(5)]", "constraints": ["a.width == 5"]}]}"#
    system.files["s.json"] =
      #"{"kind": "solver", "ops": [{"add": {"id": "c", "expr": {"x": 1}, "rel": "==", "const": 2}}, "#
      + #"{"expect": {"values": {"x": 3}}}]}"#
    #expect(system.run("check f.json") == .success)
    #expect(system.messages == "1 case, all as expected\n")
    #expect(system.run("check f.json s.json") == .difference)
    #expect(system.result == "s.json:1:93: value of x: expected 3, found 2\n")
  }

  private func scene(width: Int) -> String {
    #"{"screen": {"size": [99, 99]}, "root": {"id": "root", "children": [{"id": "box"}]}, "#
      + #""constraints": ["box.left == root.left", "box.top == root.top", "#
      + #""box.width == 20", "box.height == 10"], "expect": {"frames": {"box": [0, 0, \#(width), 10]}, "#
      + #""tolerance": 0}}"#
  }
}
