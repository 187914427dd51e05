import AutoLayout
import Frames
import Testing

@Suite struct VisualFormatTests {
  @Test func withoutAnAxisAFormatIsHorizontal() throws {
    #expect(try VisualFormat("[a]").axis == .horizontal)
    #expect(try VisualFormat("H:[a]").axis == .horizontal)
    #expect(try VisualFormat("V:[a]").axis == .vertical)
  }

  @Test(arguments: [
    ("[a]", "H:[a]"),
    ("|[a]|", "H:|[a]|"),
    ("|-[a]-|", "H:|-[a]-|"),
    ("V:|-8-[a]-8-|", "V:|-(==8)-[a]-(==8)-|"),
    ("[a][b]", "H:[a][b]"),
    ("[a]-[b]", "H:[a]-[b]"),
    ("[a]-8-[b]", "H:[a]-(==8)-[b]"),
    ("[a]-(8)-[b]", "H:[a]-(==8)-[b]"),
    ("[a]-gap-[b]", "H:[a]-(==gap)-[b]"),
    ("[a]-(>=8@750)-[b]", "H:[a]-(>=8@750)-[b]"),
    ("[a]-(>=20,<=100@250)-[b]", "H:[a]-(>=20,<=100@250)-[b]"),
    ("[a]-(-8)-[b]", "H:[a]-(==-8)-[b]"),
    ("[a]-(+8)-[b]", "H:[a]-(==8)-[b]"),
    ("[a]-(==-8)-[b]", "H:[a]-(==-8)-[b]"),
    ("[a(50)]", "H:[a(==50)]"),
    ("[a(b)]", "H:[a(==b)]"),
    ("[a(==b,>=20)]", "H:[a(==b,>=20)]"),
    ("[a(>=metric@prio)]", "H:[a(>=metric@prio)]"),
    ("[_a1(<=_B_2)]", "H:[_a1(<=_B_2)]"),
    ("[H(V)]", "H:[H(==V)]"),
    ("|-[find]-[findNext]-[findField(>=20)]-|", "H:|-[find]-[findNext]-[findField(>=20)]-|"),
  ])
  func everyRuleOfTheGrammarIsRead(_ text: String, _ plain: String) throws {
    #expect(try VisualFormat(text).description == plain)
  }

  /// Apple's grammar allows these in parentheses only; many published apps write them bare.
  @Test(arguments: [
    ("|->=0-[a]->=0-|", "H:|-(>=0)-[a]-(>=0)-|"),
    ("[a]-10@999-[b]", "H:[a]-(==10@999)-[b]"),
    ("[a]->=14@999-[b]", "H:[a]-(>=14@999)-[b]"),
    ("[a]-<=gap@low-[b]", "H:[a]-(<=gap@low)-[b]"),
  ])
  func aBareDistanceMayHaveARelationAndAPriority(_ text: String, _ plain: String) throws {
    #expect(try VisualFormat(text).description == plain)
  }

  @Test(arguments: [
    ("8", 8), ("0", 0), ("0.5", 0.5), (".5", 0.5), ("5.", 5), ("32.25", 32.25), ("1e2", 100),
    ("1E-1", 0.1), ("1.5e+1", 15), ("007", 7), ("3.14159265358979", 3.14159265358979),
  ])
  func numbersAreThoseOfC(_ text: String, _ value: Double) throws {
    for format in ["[a(\(text))]", "[a(-\(text))]", "[a(>=\(text)@1)]"] {
      let object = try VisualFormat(format).boxes.first?.predicates.first?.object.value
      #expect(object == .number(format.contains("-\(text)") ? -value : value))
    }
    #expect(try VisualFormat("[a]-\(text)-[b]").gaps.count == 1)
  }

  @Test func blanksMayStandBetweenAnyTwoParts() throws {
    let tight = try VisualFormat("V:|-(>=20,<=100@250)-[a(==b)]-8@p-[b]-|")
    let wide = try VisualFormat(
      "\tV : | - ( >= 20 , <= 100 @ 250 ) - [ a ( == b ) ] - 8 @ p -\n[ b ] - | ")
    #expect(wide.description == tight.description)
  }

  @Test func partsKnowTheirPlaces() throws {
    let format = try VisualFormat("H:|-gap-[label(>=w@p)]-|")
    #expect(format.head?.offset == 2)
    #expect(format.tail?.offset == 23)
    let box = try #require(format.boxes.first)
    #expect(box.offset == 9)
    #expect(box.predicates.first?.object.offset == 17)
    #expect(box.predicates.first?.priority?.offset == 19)
  }

  @Test func aFormatListsTheNamesItSpeaksOf() throws {
    let format = try VisualFormat("|-m-[a(b@p,>=w)]-(n@q)-[b(a)]-m-[a]-end-|")
    #expect(format.viewNames == ["a", "b"])
    #expect(format.sizeNames == ["b", "w", "a"])
    #expect(format.metricNames == ["m", "n", "end", "p", "q"])
  }

  @Test func aVeryLongFormatIsReadInOneGo() throws {
    let count = 4_000
    let text = "|" + String(repeating: "-(>=8,<=20@p)-[a(==b)]", count: count) + "-|"
    let format = try VisualFormat(text)
    #expect(format.boxes.count == count)
    let constraints = try format.constraints(views: ["a", "b"], metrics: ["p": 1])
    #expect(constraints.count == 3 * count + 1)
  }
}
