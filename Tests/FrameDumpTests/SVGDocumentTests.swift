import Foundation
import FoundationXML
import FrameDump
import Testing

@Suite struct SVGDocumentTests {
  /// Notes the elements of a document and their attributes.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
      elements.append((elementName, attributeDict))
    }

    var ids: [String] {
      elements.filter { $0.name == "g" }.compactMap { $0.attributes["id"] }
    }
  }

  private static func read(_ text: String) -> Reader? {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    return parser.parse() ? reader : nil
  }

  @Test func `every view is one group whose id is its path`() throws {
    let reader = try #require(Self.read(SVGDocument.text(of: Samples.contacts)))
    let views = Samples.contacts.views
    #expect(reader.ids == views.indices.map { views.path(at: $0) })
    #expect(reader.elements.count { $0.name == "title" } == views.count)
    #expect(reader.elements[0].attributes["viewBox"] == "0 0 390 844")
    #expect(reader.elements.count { $0.name == "text" } == 7)
  }

  @Test func `a view has its outline in absolute coordinates, its line and its text`() {
    let label = Samples.view("l", "UILabel", 10, 20, 100, 24, text: "a <b> & \"c\"")
    let tree = FrameTree(
      screen: Samples.screen,
      root: Samples.view(
        "r", "V", 0, 0, 200, 100, [Samples.view("p", "V", 5, 6, 150, 80, [label])]))
    #expect(
      SVGDocument.text(of: tree).contains(
        """
        <g id="p/l">
          <title>l UILabel 10,20 100x24 &quot;a &lt;b&gt; &amp; \\&quot;c\\&quot;&quot;</title>
          <rect x="15" y="26" width="100" height="24" class="leaf"/>
          <text x="15" y="44.8" font-size="17" text-anchor="start">a &lt;b&gt; &amp; \
        &quot;c&quot;</text>
        </g>
        """))
  }

  @Test func `the title of a button stands in its middle and Arabic begins on the right`() {
    var tree = FrameTree(
      screen: Samples.screen,
      root: Samples.view(
        "r", "V", 0, 0, 200, 100,
        [
          Samples.view("b", "UIButton", 20, 0, 100, 40, text: "Save"),
          Samples.view("f", "UITextField", 20, 50, 100, 34, text: "Name"),
        ]))
    tree.screen.direction = .rightToLeft
    let text = SVGDocument.text(of: tree)
    #expect(
      text.contains("<text x=\"70\" y=\"26.8\" font-size=\"17\" text-anchor=\"middle\">Save<"))
    #expect(text.contains("<text x=\"112\" y=\"73.8\" font-size=\"17\" text-anchor=\"end\">Name<"))
  }

  @Test func `a hidden view is there but not displayed`() {
    var tree = Samples.contacts
    tree.root.children[1].flags = [.hidden]
    let text = SVGDocument.text(of: tree)
    #expect(text.contains("<g id=\"bottom\" display=\"none\">"))
    #expect(text.contains("<g id=\"bottom/add\" display=\"none\">"))
  }

  @Test func `what is in a table is cut off at its edges`() {
    let text = SVGDocument.text(of: Samples.contacts)
    #expect(
      text.contains(
        "<clipPath id=\"clip:table\"><rect x=\"8\" y=\"79\" width=\"374\" height=\"541\"/></clipPath>"
      ))
    #expect(text.contains("<g id=\"table/ContactCell@0.1\" clip-path=\"url(#clip:table)\">"))
    #expect(text.contains("<g id=\"bottom/add\">"))
  }

  @Test func `an overlay draws dashed what no longer lies there, and only that`() throws {
    var old = Samples.contacts
    old.root.children[1].frame.origin.y -= 20
    old.root.children[1].children.append(Samples.view("gone", "UIView", 0, 0, 10, 10))
    let text = SVGDocument.text(of: Samples.contacts, overlay: old)
    let reader = try #require(Self.read(text))
    #expect(reader.ids.filter { $0.hasPrefix("old:") } == ["old:bottom", "old:bottom/gone"])
    #expect(
      text.contains("<rect x=\"8\" y=\"608\" width=\"374\" height=\"174\" class=\"old\"/>"))
    let same = SVGDocument.text(of: Samples.contacts, overlay: Samples.contacts)
    #expect(same == SVGDocument.text(of: Samples.contacts))
  }

  @Test func `guides are drawn when asked for`() {
    var tree = Samples.contacts
    tree.root.guides = [
      FrameTree.Guide(id: "safeArea", frame: Rect(x: 0, y: 47, width: 390, height: 763))
    ]
    let text = SVGDocument.text(of: tree, options: DumpOptions(showsGuides: true))
    #expect(
      text.contains("<rect x=\"0\" y=\"47\" width=\"390\" height=\"763\" class=\"guide\"/>"))
    #expect(!SVGDocument.text(of: tree).contains("class=\"guide\""))
  }

  @Test func `whatever the tree, the document is XML with a group for every view`() throws {
    for seed in UInt64(1)...60 {
      var maker = RandomTrees(seed: seed, kind: .wild)
      let tree = maker.tree()
      let reader = try #require(Self.read(SVGDocument.text(of: tree)), "seed \(seed)")
      #expect(reader.ids.count == tree.views.count, "seed \(seed)")
    }
  }
}
