import Frames
import Testing

@Suite struct SiblingNamesTests {
  private static func names(_ siblings: (String?, String)...) -> [String] {
    SiblingNames.names(
      of: siblings.map { SiblingNames.Subject(identifier: $0.0, className: $0.1) })
  }

  @Test func `a view goes by its identifier, any other by its class and number`() {
    #expect(
      Self.names((nil, "UILabel"), ("title", "UILabel"), (nil, "UIView"), ("", "UILabel"))
        == ["UILabel#1", "title", "UIView#1", "UILabel#2"])
  }

  @Test func `a new sibling of another class renumbers nothing`() {
    let before = Self.names((nil, "A"), (nil, "B"))
    let after = Self.names((nil, "A"), (nil, "C"), (nil, "B"))
    #expect(after == [before[0], "C#1", before[1]])
  }

  @Test func `a name that is taken gets the next free number`() {
    #expect(
      Self.names(("a", "V"), ("a", "V"), ("a~2", "V"), ("a", "V"))
        == ["a", "a~2", "a%7E2", "a~3"])
    #expect(Self.names(("V#1", "V"), (nil, "V")) == ["V#1", "V#1~2"])
  }

  @Test func `bytes outside the plain ones are escaped`() {
    #expect(SiblingNames.escaped("Az09._@#-") == "Az09._@#-")
    #expect(SiblingNames.escaped("a b/é%~\n") == "a%20b%2F%C3%A9%25%7E%0A")
  }

  @Test func `names of siblings are never the same`() {
    let identifiers = ["a", "a~2", "V#1", "a b", "a%20b", nil]
    var siblings: [SiblingNames.Subject] = []
    for first in identifiers {
      for second in identifiers {
        for identifier in [first, second] {
          siblings.append(SiblingNames.Subject(identifier: identifier, className: "V"))
        }
      }
    }
    let names = SiblingNames.names(of: siblings)
    #expect(names.count == siblings.count)
    #expect(Set(names).count == names.count)
  }
}
