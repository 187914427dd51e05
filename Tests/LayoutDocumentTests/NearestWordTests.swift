import Testing

@testable import LayoutDocument

@Suite struct NearestWordTests {
  @Test(arguments: [
    ("leadng", "leading"), ("Leading", "leading"), ("ledaing", "leading"),
    ("trailling", "trailing"),
    ("centreX", "centerX"), ("hieght", "height"),
  ])
  func `A mistyped word finds the one it was meant to be`(word: String, meant: String) {
    let words = SceneAttribute.allCases.map(\.rawValue)
    #expect(NearestWord.suggestion(for: word, among: words) == meant)
  }

  @Test(arguments: ["", "x", "banana", "margin-of-error"])
  func `A word that is close to none has no suggestion`(word: String) {
    let words = SceneAttribute.allCases.map(\.rawValue)
    #expect(NearestWord.suggestion(for: word, among: words) == nil)
  }
}
