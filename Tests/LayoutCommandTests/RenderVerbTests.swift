import Testing

@testable import LayoutCommand

@MainActor @Suite struct RenderVerbTests {
  let system = RecordingSystem()

  init() {
    system.files["s.json"] = """
      {"screen": {"size": [100, 100], "scale": 1},
       "root": {"id": "root", "guides": ["gap"], "children": [
         {"id": "box", "type": "label", "intrinsic": [20.4, 10]}]},
       "constraints": [
         "x: box.leading == root.leading + 8.3", "y: box.top == root.top + 8",
         "gx: gap.leading == box.trailing", "gy: gap.top == root.top", "gw: gap.width == 10",
         "gh: gap.height == 5"]}
      """
    system.files["clash.json"] = """
      {"screen": {"size": [100, 100], "scale": 1},
       "root": {"id": "root", "children": [{"id": "box"}]},
       "constraints": [
         "x: box.left == root.left", "y: box.top == root.top", "h: box.height == 10",
         "small: box.width == 10", "large: box.width == 20"]}
      """
  }

  @Test(arguments: ["render s.json", "s.json", "s.json --format text", "--format text s.json"])
  func `A scene is laid out and its frames are printed`(line: String) {
    #expect(system.run(line) == .success)
    #expect(
      system.result == """
        frames 1
        screen 100x100@1 safe 0,0,0,0 ltr large phone ios18 text sf-1
        root UIView 0,0 100x100
          box UILabel 8,8 21x10

        """)
    #expect(system.messages.isEmpty)
  }

  @Test func `Guides and the solver's own values are printed where asked for`() {
    #expect(system.run("s.json --guides --raw") == .success)
    #expect(system.result.contains("gap guide 28.699,0 10x5"), "\(system.result)")
    #expect(system.result.contains("box UILabel 8.301,8 20.398x10"))
  }

  @Test func `A scene comes from the standard input as well`() {
    system.files["-"] = system.files["s.json"]
    #expect(system.run("render -") == .success)
    #expect(system.result.hasPrefix("frames 1\n"))
  }

  @Test func `JSON and boxes are other forms of the same frames`() {
    #expect(system.run("s.json --json") == .success)
    #expect(system.result.hasPrefix("{\"frames\":1,"))
    #expect(system.result.contains("\"frame\":[8,8,21,10]"))
    let boxes = RecordingSystem()
    boxes.files = system.files
    #expect(boxes.run("s.json --format=boxes --ascii") == .success)
    #expect(boxes.result.contains("+--"))
    let isASCII = boxes.result.allSatisfy(\.isASCII)
    #expect(isASCII)
  }

  @Test func `The result goes to a file where one is named`() {
    #expect(system.run("s.json -o out.frames") == .success)
    #expect(system.files["out.frames"]?.hasPrefix("frames 1\n") == true)
    #expect(system.result.isEmpty)
  }

  @Test func `A file that cannot be written is named`() {
    #expect(system.run("s.json -o locked/out") == .cannotOpen)
    #expect(system.messages.hasPrefix("layout: cannot write locked/out: permission denied\n"))
  }

  @Test func `An option for the screen wins over the scene's own screen`() {
    #expect(system.run("s.json --device iphone-se --landscape --dir rtl") == .success)
    #expect(
      system.result.hasPrefix(
        "frames 1\nscreen 667x375@2 safe 0,0,0,0 rtl large phone ios18 text sf-1\n"
          + "root UIView 0,0 667x375\n"))
  }

  @Test func `A contradiction is printed, reported and told to the shell`() {
    #expect(system.run("clash.json") == .unsatisfiable)
    #expect(system.result.contains("\nconflict small, large; broke "))
    #expect(
      system.result.hasSuffix("\n  box UIView 0,0 10x10\n")
        || system.result.hasSuffix("\n  box UIView 0,0 20x10\n"))
    #expect(system.messages.contains("small"))
    #expect(system.messages.contains("large"))
  }

  @Test func `A quiet run tells of a contradiction by its code alone`() {
    #expect(system.run("clash.json -q") == .unsatisfiable)
    #expect(system.messages.isEmpty)
  }

  @Test func `A contradiction is reported once`() {
    _ = system.run("clash.json")
    let reports = system.messages.split(separator: "\n").filter { $0.hasPrefix("unsatisfiable") }
    #expect(reports.count == 1)
  }

  @Test(arguments: [
    (
      #"{"root": {"id": "a"}, "constraints": ["a.widht == 1"]}"#,
      "bad.json:1:40: found the attribute \"widht\" of \"a\" at \"constraints[0]\", expected an "
        + "attribute; did you mean \"width\"?"
    ),
    (
      #"{"root": {"id": "a"}, "constraints": ["b.width == 1"]}"#,
      "bad.json:1:40: found the item \"b\" at \"constraints[0]\", expected a view or guide of the "
        + "scene; did you mean \"a\"?"
    ),
    (
      #"{"root": {"id": "a", "children": [{"id": "a"}]}}"#,
      "bad.json:1:42: found the identifier \"a\" again at \"root.children[0].id\", expected an "
        + "identifier of its own; \"a\" is given at 1:17"
    ),
    (
      #"{"root": {"id": "a", "frame": [0, 0, 1, NaN]}}"#,
      "bad.json:1:41: found NaN, expected a finite number; JSON has no NaN and no infinity"
    ),
    (
      #"{"root": {"id": "a""#,
      "bad.json:1:20: found the end of the file, expected \",\" or \"}\" in the object that begins "
        + "at 1:10"
    ),
    ("", "bad.json:1:1: found an empty file, expected a JSON value"),
    (
      #"{"kind": "vfl", "formats": []}"#,
      "bad.json:1:10: found the text \"vfl\" at \"kind\", expected a scene, which needs no kind"
    ),
  ])
  func `Bad data is one message with its place and the line it stands in`(
    text: String, message: String
  ) {
    system.files["bad.json"] = text
    #expect(system.run("bad.json") == .badData)
    let lines = system.messages.split(separator: "\n")
    #expect(lines.first.map(String.init) == message)
    #expect(lines.count == (text.isEmpty ? 1 : 3))
    #expect(system.result.isEmpty)
  }

  @Test func `The mark below a line stands at the column that is named`() throws {
    system.files["bad.json"] = "{\"root\":\n  {\"id\": \"ä\",\t\"hiden\": true}}\n"
    #expect(system.run("bad.json") == .badData)
    let lines = system.messages.split(separator: "\n").map(Array.init)
    try #require(lines.count == 3)
    #expect(String(lines[0]).hasPrefix("bad.json:2:15: "))
    let mark = try #require(lines[2].firstIndex(of: "^"))
    #expect(String(lines[1][mark...]).hasPrefix("\"hiden\""))
  }

  @Test func `A long line is shown around the place`() throws {
    let filler = (0..<300).map { "\"c\($0): a.width >= 0\"" }.joined(separator: ", ")
    system.files["bad.json"] =
      "{\"root\": {\"id\": \"a\"}, \"constraints\": [\(filler), \"a.w == 1\"]}"
    #expect(system.run("bad.json") == .badData)
    let lines = system.messages.split(separator: "\n").map(Array.init)
    try #require(lines.count == 3)
    #expect(lines[1].count <= 80)
    let mark = try #require(lines[2].firstIndex(of: "^"))
    #expect(String(lines[1][mark...]).hasPrefix("a.w == 1"))
  }
}
