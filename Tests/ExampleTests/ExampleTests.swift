import Foundation
import Testing

/// The examples print what they printed before: every case of `Examples/*/Expected/cases`.
@Suite struct ExampleTests {
  @Test(arguments: ExampleCase.all)
  func anExamplePrintsWhatItPrintedBefore(_ example: ExampleCase) throws {
    let run = try Program(named: example.example).run(example.arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output == (try example.expected))
  }

  @Test func everyExampleHasCases() {
    #expect(Set(ExampleCase.all.map(\.example)) == ["contacts"])
  }

  @Test func theContactsScreenHasTheFramesItsConstraintsAskFor() throws {
    let output = try Program(named: "contacts").run([]).output
    for line in [
      "  contacts UITableView 8,79 374x541", "  form UIView 8,628 374x174",
      "    name UITextField 8,8 358x34 \"Name\"", "    add UIButton 4,134 366x32 \"Add Contact\"",
      "    ContactCell@0.1 ContactCell 0,44 374x44", "      wrapper UIView 10,4 354x36",
    ] {
      #expect(output.contains("\n\(line)\n"), "\(line)")
    }
  }

  @Test func aWrongOptionIsRefusedWithASentence() throws {
    let run = try Program(named: "contacts").run(["--devise", "iphone-14"])
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("--devise"))
  }

  @Test func noLineOfADrawingIsWiderThanATerminal() throws {
    for arguments in [[], ["--landscape"], ["--device", "ipad-pro-12.9"]] {
      let output = try Program(named: "contacts").run(arguments).output
      let drawing = output.split(separator: "\n").drop { !$0.hasPrefix("┌") }
      #expect(!drawing.isEmpty && drawing.allSatisfy { $0.count <= 80 })
    }
  }
}
