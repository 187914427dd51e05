import Testing

@testable import LayoutCommand

@Suite struct ArgumentsTests {
  @Test(arguments: [
    "--format json s.json", "--format=json s.json", "s.json --format json", "s.json --format=json",
    "--format text s.json --format json", "--format json -- s.json",
  ])
  func `An option stands anywhere, with or without an equals sign`(line: String) throws {
    let arguments = try read(line)
    #expect(arguments.value(.format) == "json")
    #expect(arguments.operands == ["s.json"])
  }

  @Test func `Behind two dashes everything is an operand`() throws {
    let arguments = try read("--raw -- --format -q --")
    #expect(arguments.operands == ["--format", "-q", "--"])
    #expect(arguments.has(.raw))
    #expect(!arguments.has(.quiet))
  }

  @Test(arguments: ["-o out.frames", "-oout.frames", "-o=out.frames", "--output out.frames"])
  func `A letter takes its value beside it or behind it`(line: String) throws {
    #expect(try read(line).value(.output) == "out.frames")
  }

  @Test func `One dash alone is the standard input or output and no option`() throws {
    let arguments = try read("- -o -")
    #expect(arguments.operands == ["-"])
    #expect(arguments.value(.output) == "-")
  }

  @Test func `A value may hold an equals sign`() throws {
    #expect(try read("--output=a=b").value(.output) == "a=b")
  }

  private func read(_ line: String) throws(CommandFailure) -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init), of: .render)
  }
}
