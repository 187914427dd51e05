import Foundation
import LayoutDocument
import Testing

@testable import LayoutCommand

@MainActor @Suite struct SolveVerbTests {
  let system = RecordingSystem()

  private func solve(_ script: String, _ options: String = "") -> ExitCode {
    system.files["quiz.txt"] = script
    return system.run("solve quiz.txt \(options)")
  }

  @Test func `A script prints values in the order of their declaration`() {
    let code = solve(
      """
      # two boxes in a row
      var a.x a.w b.x b.w
      start:  a.x == 10
      gap:    b.x == a.x + a.w + 8
      same:   a.w == b.w
      fill:   b.x + b.w == 390 - 10
      wish:   a.w == 200 @ 750
      print
      expect  a.w == 181
      """)
    #expect(code == .success)
    #expect(system.result == "a.x = 10\na.w = 181\nb.x = 199\nb.w = 181\n")
    #expect(system.messages.isEmpty)
  }

  @Test func `Edits, removals and new constants take effect`() {
    let code = solve(
      """
      var x y
      far: y == x + 10
      edit x @ 500
      suggest x 120
      expect y == 130
      set far = 20
      expect y - x == 20
      remove far
      y == 3 * (x - 100) / 2 @ high
      expect y == 30
      print y
      """)
    #expect(code == .success)
    #expect(system.result == "y = 30\n")
  }

  @Test func `A stronger wish is never given up for weaker ones`() {
    let code = solve(
      "var x\nx == 1 @ 2\nx == 5 @ 1\nx == 5 @ 1.5\nx == 5 @ 1.9\nexpect x == 1\n")
    #expect(code == .success)
  }

  @Test func `A failed expectation says both sides and the line`() {
    #expect(solve("var x\nx == 10\nexpect x == 9.5\n") == .difference)
    #expect(system.messages.contains("quiz.txt:3:1: expected x == 9.5"))
    #expect(system.messages.contains("the left side is 10 and the right side 9.5"))
  }

  @Test func `A refused statement changes nothing and names the smallest set`() {
    let code = solve(
      """
      var a b
      low:  a >= 10
      link: b == a + 5
      free: b >= 0
      high: b <= 12
      print
      """)
    #expect(code == .unsatisfiable)
    #expect(system.result == "a = 10\nb = 15\n")
    #expect(
      system.messages
        == """
        quiz.txt:5:1: unsatisfiable: 3 constraints cannot hold together
          low   a >= 10
          link  b == a + 5
          high  b <= 12
          sum: all variables cancel and leave 10 + 5 - 12 = 3, not 0
          repair: b <= 15, or a strength below 1000
          over by 3

        """)
  }

  @Test func `An expected refusal is none`() {
    #expect(solve("var a\na == 1\na == 2\nexpect unsatisfiable\nexpect a == 1\n") == .success)
    #expect(system.messages.isEmpty)
    #expect(solve("var a\na == 1\nexpect unsatisfiable\n") == .difference)
  }

  @Test func `JSON says values, refusals and failures`() {
    #expect(solve("var a\na == 0.1 + 0.2\nexpect a == 1\n", "--json") == .difference)
    #expect(
      system.result.hasPrefix("{\"solve\":1,\"values\":{\"a\":0.3},\"refused\":[],\"failed\":["))
    #expect(system.result.hasSuffix("]}\n"))
  }

  @Test(arguments: [
    ("var a\nb == 1", "2:1: found the variable \"b\", which there is not"),
    ("var width\nwidht == 1", "did you mean \"width\"?"),
    ("var a a", "1:7: found \"a\" a second time"),
    ("var a\nx: a == 1\nx: a == 1", "3:1: found \"x\" a second time"),
    ("var a\na = 1", "2:3: found \"=\", expected ==, <= or >="),
    ("var a\na ==", "2:5: found the end of the line, expected a number or a variable"),
    ("var a b\na * b == 1", "2:3: found a product of two variables"),
    ("var a b\n1 / a == 1", "found a division by a variable"),
    ("var a\na / 0 == 1", "found a division by 0"),
    ("var a\n(a == 1", "expected )"),
    ("var a\na == 1 @ 1001", "found 1001, expected a strength above 0 up to 1000"),
    ("var a\na == 1 @ 0", "expected a strength above 0"),
    ("var a\na == 1 @", "expected a strength: a number"),
    ("var a\na == 1 2", "2:8: found \"2\", expected the end of the line"),
    ("var a\nedit a", "expected @ and a strength"),
    ("var a\nsuggest a 1", "found \"a\", which is not edited"),
    ("var a\nedit a @ 1\nedit a @ 2", "found a second edit of \"a\""),
    ("var a\nremove gap", "found the constraint \"gap\", which there is not"),
    ("var a\nset gap 3", "expected = and a number"),
    ("var a\na == 1e999", "expected a number"),
    ("var a\nedit a @ required", "2:8: found \"@ required\", expected a strength below 1000"),
    ("var a\n1e200 * 1e200 * a == 1", "2:1: found arithmetic that goes beyond"),
    ("var a\nedit a @ 1\nsuggest a 1e200 * 1e200", "3:11: found arithmetic that goes beyond"),
    ("var é\né == ☃", "found \"☃\", expected a number or a variable"),
  ])
  func `A line that makes no sense is answered with its place`(script: String, message: String) {
    #expect(solve(script) == .badData)
    #expect(system.messages.contains(message), "\(system.messages)")
    #expect(system.messages.hasPrefix("quiz.txt:"))
    #expect(system.result.isEmpty)
  }

  @Test func `Deep parentheses and long rows of signs end with an answer`() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(solve("var a\n\(deep)a == 1") == .badData)
    #expect(
      solve("var a\n\(String(repeating: "-", count: 100_000))a == 1\nexpect a == 1") == .success)
  }

  @Test func `A trace tells each statement's steps, and the page holds them all`() {
    let script = """
      var a b
      link: b == a + 5
      wish: a == 7 @ 750
      cap:  b <= 10
      bad:  b >= 11
      print

      """
    #expect(solve(script, "--trace") == .unsatisfiable)
    #expect(system.result.contains("2: link: b == a + 5\n  1. eliminate: link gives "))
    #expect(system.result.contains("miss strength 750 by as little as can be"))
    #expect(system.result.contains("which saves 1 per unit"))
    #expect(system.result.contains("5: bad:  b >= 11  (refused)\n"))
    #expect(system.result.hasSuffix("a = 5\nb = 10\n"))
    let page = RecordingSystem()
    page.files["quiz.txt"] = script + "# </script>\n"
    #expect(page.run("solve quiz.txt --format html") == .unsatisfiable)
    #expect(page.result.hasPrefix("<!DOCTYPE html>"))
    #expect(page.result.contains("b &lt;= 10</h2>"))
    #expect(!page.result.contains("http"))
    #expect(page.result.components(separatedBy: "<script>").count == 2)
  }

  @Test func `A sum's repair holds, with factors too`() {
    #expect(solve("var a b\na == 3\n2 * a + 3 * b == 12\nb >= 2.5\n") == .unsatisfiable)
    #expect(system.messages.contains("leave 0.666667 * 3 - 0.333333 * 12 + 2.5 = 0.5, not 0"))
    #expect(system.messages.contains("repair: b >= 2, or a strength below 1000"))
    #expect(solve("var a b\na == 3\n2 * a + 3 * b == 12\nb >= 2\n") == .success)
  }

  @Test func `A refused new number is traced and changes nothing`() {
    #expect(
      solve("var a\ncap: a <= 10\na >= 4\nset cap = 3\nexpect unsatisfiable\nexpect a == 4")
        == .success)
  }

  @Test func `Long sums are read in one go`() {
    let sum = Array(repeating: "a", count: 50_000).joined(separator: " + ")
    #expect(solve("var a\n\(sum) == 50000\nexpect a == 1") == .success)
  }

  @Test func `A byte order mark is no part of the script, and bad bytes have a place`() {
    #expect(solve("\u{FEFF}var a\na == 1\nexpect a == 1") == .success)
    let bytes = Array("var a\na ".utf8) + [0xC3, 0x28]
    do {
      _ = try ScriptReader.script(bytes, file: "x")
      Issue.record("read")
    } catch {
      #expect(error.description.contains("x:2:3: found the byte 0xC3"))
    }
  }

  @Test func `A file that is not there cannot be opened`() {
    #expect(system.run("solve nothing.txt") == .cannotOpen)
    #expect(system.messages.contains("expected a constraint script"))
    #expect(system.messages.contains("layout help solve"))
    #expect(system.run("solve") == .usage)
  }

  @Test func `Bytes that are no text are refused`() {
    #expect(throws: (any Error).self) { try ScriptReader.script([0x76, 0xFF, 0xFE], file: "x") }
  }
}
