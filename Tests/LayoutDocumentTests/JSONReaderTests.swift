import Testing

@testable import LayoutDocument

@Suite struct JSONReaderTests {
  @Test func `Values keep the line and column they stand at`() throws {
    let value = try read("{\n  \"a\": [1,\n    \"é\", true],\n\t\"b\": null}")
    let list = try #require(value["a"]?.elements)
    #expect(value.position == SourcePosition(line: 1, column: 1))
    #expect(list.map(\.position.description) == ["2:9", "3:5", "3:10"])
    #expect(value["b"]?.position == SourcePosition(line: 4, column: 7))
  }

  @Test func `A column counts characters and not bytes`() throws {
    let value = try read("[\"ümläut €\", 1]")
    #expect(value.elements?.last?.position == SourcePosition(line: 1, column: 14))
  }

  @Test func `Escapes stand for their characters`() throws {
    let value = try read(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#)
    #expect(value.string == "\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("12", 12), ("-3.25", -3.25), ("1e3", 1000), ("2.5E-1", 0.25),
    ("123456789012345680", 123_456_789_012_345_680), ("0.1", 0.1),
  ])
  func `Numbers are read exactly`(text: String, number: Double) throws {
    guard case .number(let found) = try read(text).content else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(found == number)
    #expect(found.sign == number.sign)
  }

  @Test(arguments: ["+1", "01", "1.", ".5", "1e", "0x10", "1_000", "--1", "- 1", "1.e3"])
  func `What is no number by the grammar of JSON is refused`(text: String) {
    #expect(throws: DocumentError.self) { try read(text) }
  }

  @Test(arguments: [
    ("{\"a\": NaN}", "f:1:7: found NaN, expected a finite number; JSON has no NaN and no infinity"),
    (
      "[-Infinity]",
      "f:1:2: found -Infinity, expected a finite number; JSON has no NaN and no infinity"
    ),
    (
      "[1e999]",
      "f:1:2: found the number \"1e999\", expected a number that fits, at most about 1.8e308"
    ),
    ("", "f:1:1: found an empty file, expected a JSON value"),
    (" \n ", "f:2:2: found an empty file, expected a JSON value"),
    (
      "{\"a\": 1",
      "f:1:8: found the end of the file, expected \",\" or \"}\" in the object that begins at 1:1"
    ),
    (
      "{\"a\":\n [1, 2",
      "f:2:7: found the end of the file, expected \",\" or \"]\" in the array that begins at 2:2"
    ),
    ("{\"a\"", "f:1:5: found the end of the file, expected \":\" after the key \"a\""),
    (
      "[\"ab",
      "f:1:5: found the end of the file, expected the closing quotation mark of the text that "
        + "begins at 1:2"
    ),
    (
      "[\"ab\n\"]",
      "f:1:5: found the end of the line, expected the closing quotation mark of the text that "
        + "begins at 1:2"
    ),
    ("{", "f:1:2: found the end of the file, expected a key in quotation marks or \"}\""),
    ("{a: 1}", "f:1:2: found \"a\", expected a key in quotation marks or \"}\""),
    ("{\"a\": 1,}", "f:1:9: found \"}\", expected a key in quotation marks"),
    ("[1,]", "f:1:4: found \"]\", expected a value"),
    (
      "[1 2]",
      "f:1:4: found \"2\", expected \",\" or \"]\" in the array that begins at 1:1"
    ),
    (
      "{\"a\": 1,\n \"a\": 2}",
      "f:2:2: found the key \"a\" again, expected each key once; it is given at 1:2"
    ),
    ("[True]", "f:1:2: found the word \"True\", expected a value; did you mean true?"),
    ("[] []", "f:1:4: found \"[\", expected the end of the file"),
    ("[1] // no", "f:1:5: found \"/\", expected the end of the file; JSON has no comments"),
    (
      "[\"\\x\"]",
      "f:1:3: found the escape \\x\", expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    ),
    (
      "[\"\\ud800\"]",
      "f:1:3: found half of a surrogate pair, expected \\u escapes that together are a character"
    ),
  ])
  func `A mistake is named with its place, what stands there and what should`(
    text: String, message: String
  ) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    #expect(error?.description == message)
  }

  @Test func `Nesting has a limit that says so`() throws {
    let deep = String(repeating: "[", count: JSONReader.depthLimit)
    _ = try read(deep + String(repeating: "]", count: JSONReader.depthLimit))
    let error = #expect(throws: DocumentError.self) {
      try read(String(repeating: "[", count: 100_000))
    }
    #expect(error?.kind == .tooDeep)
    #expect(error?.column == JSONReader.depthLimit + 1)
  }

  @Test func `A byte order mark is skipped and counts as no column`() throws {
    let value = try JSONReader.value(of: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8), file: "f")
    #expect(value.elements?.first?.position == SourcePosition(line: 1, column: 2))
  }

  @Test func `Text in UTF-16 is refused by its byte order mark`() {
    let error = #expect(throws: DocumentError.self) {
      try JSONReader.value(of: [0xFF, 0xFE, 0x7B, 0], file: "f")
    }
    #expect(error?.kind == .encoding)
  }

  @Test func `A byte that is not UTF-8 is named where it stands`() {
    let bytes = Array("[\n\"é".utf8) + [0xC3, 0x28] + Array("\"]".utf8)
    let error = #expect(throws: DocumentError.self) {
      try JSONReader.value(of: bytes, file: "f")
    }
    #expect(error?.description == "f:2:3: found the byte 0xC3, expected text in UTF-8")
  }

  @Test func `An object of many keys finds each and refuses a second one`() throws {
    let members = (0..<200).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
    let value = try read("{\(members)}")
    for place in 0..<200 {
      guard case .number(Double(place)) = value["k\(place)"]?.content else {
        Issue.record("k\(place) is lost")
        continue
      }
    }
    #expect(value["k200"] == nil)
    let error = #expect(throws: DocumentError.self) { try read("{\(members), \"k150\": 0}") }
    #expect(error?.kind == .duplicateKey)
  }

  private func read(_ text: String) throws -> JSONValue {
    try JSONReader.value(of: Array(text.utf8), file: "f")
  }
}
