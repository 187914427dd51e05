import Frames
import Testing
import UIKit

@testable import LayoutDocument

@MainActor @Suite struct SceneLayoutTests {
  @Test func `Views have the classes and names of the scene`() throws {
    let layout = try layout(
      #""root": {"id": "root", "children": [{"id": "a", "type": "label"}, {"id": "b", "type": "cell"}]}"#
    )
    let root = layout.frameTree().root
    #expect(root.id == "root")
    #expect(root.className == "UIView")
    #expect(root.children.map(\.id) == ["a", "b"])
    #expect(root.children.map(\.className) == ["UILabel", "UITableViewCell"])
  }

  @Test func `A step changes what it names and nothing else`() throws {
    let layout = try layout(
      """
      "root": {"id": "root", "children": [{"id": "a", "intrinsic": [30, 10]}]},
      "constraints": ["x: a.left == root.left + 5", "y: a.top == root.top"],
      "steps": [{"set": {"constraint": "x", "constant": 7}},
        {"set": {"view": "a", "intrinsic": [40, null]}},
        {"set": [{"constraint": "x", "active": false}, {"view": "a", "frame": [1, 2, 3, 4]}]},
        {"ops": [{"set": {"view": "a", "frame": null}}, {"add": "x2: a.left == root.left + 9"}]}]
      """)
    #expect(layout.exactFrame(of: .init("a")) == Rect(x: 5, y: 0, width: 30, height: 10))
    let frames = [
      Rect(x: 7, y: 0, width: 30, height: 10), Rect(x: 7, y: 0, width: 40, height: 0),
      Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 9, y: 0, width: 40, height: 0),
    ]
    for (step, frame) in zip(layout.scene.steps, frames) {
      layout.apply(step)
      #expect(layout.exactFrame(of: .init("a")) == frame)
    }
  }

  @Test func `A view that is removed takes its constraints along, one that is inserted has none`()
    throws
  {
    let layout = try layout(
      """
      "root": {"id": "root", "children": [{"id": "a"}, {"id": "b"}]},
      "constraints": ["a.left == root.left", "a.top == root.top", "a.width == 10", "a.height == 10",
        "b.left == a.right", "b.top == root.top", "b.width == 5", "b.height == 5"],
      "steps": [{"remove": "a"},
        {"ops": [{"insert": {"parent": "b", "view": {"id": "n", "children": [{"id": "m"}]}}},
          {"add": "m.width == 3"}]}]
      """)
    #expect(layout.exactFrame(of: .init("b"))?.minX == 10)
    layout.apply(layout.scene.steps[0])
    #expect(layout.exactFrame(of: .init("a")) == nil)
    #expect(layout.exactFrame(of: .init("b"))?.minX == 0)
    layout.apply(layout.scene.steps[1])
    #expect(layout.exactFrame(of: .init("m"))?.width == 3)
    #expect(layout.frameTree().root.children.first?.children.map(\.id) == ["n"])
  }

  @Test func `Of a contradiction the constraint that is asked for is given up`() throws {
    let scene = try scene(
      """
      "root": {"id": "root", "children": [{"id": "a"}]},
      "constraints": ["one: a.width == 1", "two: a.width == 2"]
      """)
    for name in ["one", "two"] {
      let layout = SceneLayout(scene, on: screen, breaking: [name])
      #expect(layout.conflicts.map(\.broken) == [name])
      #expect(layout.conflicts.map { Set($0.members) } == [["one", "two"]])
      #expect(layout.exactFrame(of: .init("a"))?.width == (name == "one" ? 2 : 1))
    }
    let kept = SceneLayout(scene, on: screen, keeping: ["two"])
    #expect(kept.conflicts.isEmpty)
  }

  @Test func `Margins on the left and right do not follow the language`() throws {
    for direction in ["ltr", "rtl"] {
      let scene = try scene(
        """
        "screen": {"size": [100, 100], "direction": "\(direction)"},
        "root": {"id": "root", "children": [
          {"id": "a", "frame": [0, 0, 50, 50], "margins": {"left": 1, "right": 2, "top": 3}},
          {"id": "b", "frame": [0, 0, 50, 50], "margins": {"leading": 1, "trailing": 2}}]}
        """)
      let layout = SceneLayout(scene, on: scene.screen.description(orStandard: screen))
      #expect(layout.margins(of: "a") == Insets(top: 3, left: 1, bottom: 8, right: 2))
      let isRTL = direction == "rtl"
      #expect(
        layout.margins(of: "b")
          == Insets(top: 8, left: isRTL ? 2 : 1, bottom: 8, right: isRTL ? 1 : 2))
    }
  }

  @Test(arguments: [1e308, -1e308, 1e19, 1e12, 1e-300, 0])
  func `A scene of extreme numbers is refused or has frames that are numbers`(number: Double) {
    let usual = [
      "@width": 100.0, "@scale": 2, "@top": 20, "@content": 20.4, "@hugging": 250, "@first": 3,
      "@margin": 8, "@inset": 1, "@frame": 10, "@multiplier": 1, "@constant": 8.3, "@priority": 750,
    ]
    for place in usual.keys {
      var text = Self.template
      for (name, value) in usual {
        text = text.replacing(name, with: "\(name == place ? number : value)")
      }
      do throws(DocumentError) {
        let scene = try SceneReader.scene(of: Array(text.utf8), file: "s.json")
        let layout = SceneLayout(scene, on: scene.screen.description(orStandard: screen))
        let frames = layout.frameTree().views.map(\.node.frame)
        let isFinite = frames.flatMap(\.values).allSatisfy { $0.isFinite }
        // Constants and multipliers may be any number, for bounds that never bite.
        #expect(
          isFinite || ["@constant", "@multiplier"].contains(place), "\(place) \(number): \(frames)")
      } catch {
        let isRefused = [.badValue, .badPriority, .locationNeedsPair].contains(error.kind)
        #expect(isRefused, "\(place) \(number): \(error)")
      }
    }
  }

  private static let template = """
    {"screen": {"size": [@width, 100], "scale": @scale, "safeArea": {"top": @top}},
     "root": {"id": "root", "guides": ["gap"], "children": [
       {"id": "box", "intrinsic": [@content, 10], "hugging": [@hugging, 250],
        "baseline": {"first": @first}, "margins": {"leading": @margin},
        "alignmentInsets": {"left": @inset}},
       {"id": "f", "frame": [0, 0, @frame, 10], "autoresizing": ["flexibleWidth"]}]},
     "constraints": [
       {"first": "box.leading", "second": "root.leadingMargin", "multiplier": @multiplier,
        "constant": @constant, "priority": @priority},
       "y: box.firstBaseline == root.safeArea.top + 8", "gx: gap.leading == box.trailing",
       "gy: gap.top == f.bottom", "gw: gap.width == f.width", "gh: gap.height == 5"]}
    """

  @Test func `Views are nested as deep as the reader allows`() throws {
    let depth = JSONReader.depthLimit / 2 - 2
    let views = (0..<depth).map { "{\"id\": \"v\($0)\", \"children\": [" }.joined()
    let layout = try layout("\"root\": \(views)\(String(repeating: "]}", count: depth))")
    #expect(layout.frameTree().views.count == depth)
  }

  private let screen = ScreenDescription(size: Size(width: 100, height: 100), pixelScale: 1)

  private func scene(_ members: String) throws -> Scene {
    try SceneReader.scene(of: Array("{\(members)}".utf8), file: "s.json")
  }

  private func layout(_ members: String) throws -> SceneLayout {
    SceneLayout(try scene(members), on: screen)
  }
}
