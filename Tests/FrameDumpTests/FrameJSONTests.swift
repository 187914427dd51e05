import Foundation
import FrameDump
import Testing

@Suite struct FrameJSONTests {
  @Test func `a tree has its keys in one order and one view a line`() {
    var label = Samples.view("l", "UILabel", 1, 2, 3, 4.3333, text: "é\n")
    label.flags = [.truncated, .hidden]
    label.object = "x-1"
    label.guides = [FrameTree.Guide(id: "g", frame: Rect(x: 0, y: 0, width: 1, height: 1))]
    let tree = FrameTree(
      screen: Samples.screen,
      root: Samples.view(
        "r", "V", 10, 20, 390, 844,
        [Samples.view("a", "V", 0, 0, 1, 1, [label]), Samples.view("b", "V", 0, 0, 1, .nan)]))
    #expect(
      FrameJSON.text(of: tree) == #"""
        {"frames":1,"screen":{"size":[390,844],"scale":3,"safeArea":[47,0,34,0],"direction":"ltr",\#
        "contentSize":"large","idiom":"phone","profile":"ios18","text":"sf-1"},"root":
        {"id":"r","class":"V","frame":[10,20,390,844],"absolute":[10,20,390,844],"text":null,\#
        "flags":[],"children":[
          {"id":"a","class":"V","frame":[0,0,1,1],"absolute":[10,20,1,1],"text":null,\#
        "flags":[],"children":[
            {"id":"l","class":"UILabel","frame":[1,2,3,4.333],"absolute":[11,22,3,4.333],\#
        "text":"é\n","object":"x-1","flags":["hidden","truncated"],"children":[]}]},
          {"id":"b","class":"V","frame":[0,0,1,null],"absolute":[10,20,1,null],"text":null,\#
        "flags":[],"children":[]}]}}

        """#)
    #expect(
      FrameJSON.text(of: tree, options: .everything)
        .contains(#""guides":[{"id":"g","frame":[0,0,1,1]}],"children":[]"#))
  }

  @Test func `scenes carry id, name, object, screen, issues and root`() {
    let tree = FrameTree(screen: Samples.screen, root: Samples.view("r", "V", 0, 0, 1, 1))
    let scenes = [
      FrameScene(id: "s", name: "Log in", object: "objects", issues: ["no \"x\""], tree: tree),
      FrameScene(id: "t", name: "", tree: tree),
    ]
    let lines = FrameJSON.text(of: scenes).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[0] == #"{"frames":1,"scenes":["#)
    #expect(lines[1].hasPrefix(#"{"id":"s","name":"Log in","object":"objects","screen":{"size""#))
    #expect(lines[1].hasSuffix(#""issues":["no \"x\""],"root":"#))
    #expect(lines[2].hasSuffix(#""children":[]}},"#))
    #expect(lines[3].hasPrefix(#"{"id":"t","name":"","screen":{"#))
    #expect(lines[5] == "]}")
    #expect(FrameJSON.text(of: [FrameScene]()) == "{\"frames\":1,\"scenes\":[]}\n")
  }

  @Test func `whatever the tree, the text is JSON that holds all views`() throws {
    for seed in UInt64(1)...60 {
      var maker = RandomTrees(seed: seed, kind: .wild)
      let tree = maker.tree()
      let json = try JSONSerialization.jsonObject(
        with: Data(FrameJSON.text(of: tree, options: .everything).utf8))
      let object = try #require(json as? [String: Any], "seed \(seed)")
      #expect(object["frames"] as? Int == 1)
      var waiting = [try #require(object["root"] as? [String: Any])]
      var ids: [String] = []
      while let node = waiting.popLast() {
        ids.append(node["id"] as? String ?? "?")
        waiting += (node["children"] as? [[String: Any]] ?? []).reversed()
      }
      #expect(ids == tree.views.map(\.node.id), "seed \(seed)")
      #expect((object["conflicts"] as? [Any])?.count ?? 0 == tree.conflicts.count)
      #expect((object["constraints"] as? [Any])?.count ?? 0 == tree.constraints.count)
    }
  }
}
