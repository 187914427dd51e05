import Testing

@testable import TextMetrics

@Suite struct LineBreakTests {
  /// A text with a `|` at every place a line may be broken, and `¶` where it must.
  private func marked(_ text: String, keepsHangulWords: Bool = false) -> String {
    let characters = Array(text)
    let places = LineBreaks.opportunities(
      characters.map(LineBreakClass.init), keepsHangulWords: keepsHangulWords)
    var result = ""
    for (character, place) in zip(characters, places) {
      if place != .mandatory { result.append(character) }
      switch place {
      case .none: break
      case .allowed: result += "|"
      case .mandatory: result += "¶"
      }
    }
    return result
  }

  @Test(arguments: [
    ("one two", "one |two"), ("one  two", "one  |two"), (" one", " |one"), ("one ", "one "),
    ("a-b", "a-|b"), ("well-known fact", "well-|known |fact"), ("-5", "-5"), ("a, b", "a, |b"),
    ("hello!", "hello!"), ("hello !", "hello !"), ("(one) two", "(one) |two"),
    ("f(x)", "f(x)"), ("one/two", "one/|two"), ("1/2", "1/2"), ("12:30", "12:30"),
    ("3.5 kg", "3.5 |kg"), ("$5.00", "$5.00"), ("50%", "50%"), ("a\u{A0}b", "a\u{A0}b"),
    ("a\u{200B}b", "a\u{200B}|b"), ("a\u{2060}-\u{2060}b", "a\u{2060}-\u{2060}b"),
    ("\"one\" two", "\"one\" |two"), ("say “one” now", "say |“one” |now"),
    ("it’s", "it’s"), ("a – b", "a |– |b"), ("a–b", "a–|b"), ("a—b", "a|—|b"),
    ("wait… what", "wait… |what"), ("soft\u{AD}ly", "soft\u{AD}|ly"), ("a\tb", "a\t|b"),
    ("e\u{301}te", "e\u{301}te"), ("x .5", "x |.5"), ("#tag", "#tag"), ("a@b.c", "a@b.c"),
  ])
  func `Words are broken at spaces and behind punctuation`(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    ("日本語", "日|本|語"), ("日本。語", "日|本。|語"), ("「日」本", "「日」|本"),
    ("きゃ", "きゃ"), ("ラーメン", "ラー|メ|ン"), ("日、本", "日、|本"), ("東京2020年", "東|京|2020|年"),
    ("¥500円", "¥500|円"), ("漢字 かな", "漢|字 |か|な"), ("（日）", "（日）"), ("日！", "日！"),
  ])
  func `Ideographs are broken anywhere but before what closes`(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test func `Hangul is broken between syllables, or where that is asked for between words`() {
    #expect(marked("한국어 글") == "한|국|어 |글")
    #expect(marked("한국어 글", keepsHangulWords: true) == "한국어 |글")
  }

  @Test(arguments: [
    ("👨‍👩‍👧‍👦👍🏽", "👨‍👩‍👧‍👦|👍🏽"), ("🇩🇪🇫🇷", "🇩🇪|🇫🇷"), ("ok 👍 go", "ok |👍 |go"), ("1️⃣2️⃣", "1️⃣|2️⃣"),
  ])
  func `An emoji is never torn apart`(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    ("a\nb", "a¶b"), ("a\r\nb", "a¶b"), ("a\rb", "a¶b"), ("a\u{2028}b", "a¶b"),
    ("a\u{2029}b", "a¶b"), ("a\u{85}b", "a¶b"), ("a\n\nb", "a¶¶b"), ("a\n", "a¶"),
    ("a \n b", "a ¶ |b"),
  ])
  func `Every kind of new line must break`(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test func `Hebrew keeps what a hyphen joins`() {
    #expect(marked("\u{5D0}-\u{5D1}") == "\u{5D0}-\u{5D1}")
  }
}
