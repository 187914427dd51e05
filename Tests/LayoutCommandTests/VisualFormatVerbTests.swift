import Testing

@testable import LayoutCommand

@MainActor @Suite struct VisualFormatVerbTests {
  let system = RecordingSystem()

  private func run(_ words: String...) -> ExitCode {
    CommandLineTool.run(["vfl"] + words, on: system)
  }

  @Test func `A format is printed as the constraints it stands for`() {
    #expect(run("H:|-[a]-4-[b(>=20,==a@low)]|", "--metrics", "low=250") == .success)
    #expect(
      system.result == """
        a.leading == super.leadingMargin
        b.leading == a.trailing + 4
        b.width >= 20
        b.width == a.width @250
        super.trailing == b.trailing

        """)
    #expect(system.messages.isEmpty)
  }

  @Test func `Several formats are printed one after the other`() {
    #expect(run("[a(1)]", "V:[a(2)]") == .success)
    #expect(system.result == "a.width == 1\na.height == 2\n")
  }

  @Test func `The direction and the options are those of UIKit`() {
    #expect(run("[a]-2-[b]", "--dir", "rtl", "--options", "alignAllTop,alignAllBottom") == .success)
    #expect(system.result == "a.left == b.right + 2\na.top == b.top\na.bottom == b.bottom\n")
  }

  @Test func `A format that cannot be read is shown with a mark under the fault`() {
    #expect(run("H:|-[a") == .badData)
    #expect(system.result.isEmpty)
    #expect(system.messages.hasSuffix("\n  H:|-[a\n        ^\n"))
  }

  @Test func `A name that there is not is shown with the one that was meant`() {
    #expect(run("[lable]", "--views", "label,field") == .badData)
    #expect(system.messages.contains("Did you mean 'label'?"))
    #expect(system.messages.hasSuffix("\n  [lable]\n   ^\n"))
  }

  @Test func `A superview that there is not is a fault of the format`() {
    #expect(run("|[a]", "--no-superview") == .badData)
  }

  @Test func `Nothing is printed where one of several formats is at fault`() {
    #expect(run("[a(1)]", "[") == .badData)
    #expect(system.result.isEmpty)
  }

  @Test(arguments: [
    ([], "no format"), (["[a]", "--metrics", "w"], "\"w\" for --metrics"),
    (["[a]", "--metrics", "w=x"], "\"w=x\" for --metrics"),
    (["[a]", "--options", "alignAlTop"], "did you mean \"alignAllTop\"?"),
    (["[a]", "--dir", "left"], "\"left\" for --dir"),
  ])
  func `What makes no sense on the command line is a mistake of usage`(
    words: [String], message: String
  ) {
    #expect(CommandLineTool.run(["vfl"] + words, on: system) == .usage)
    #expect(system.messages.contains(message))
  }

  @Test func `Help says what the verb does`() {
    #expect(run("--help") == .success)
    #expect(system.result.hasPrefix("usage: layout vfl FORMAT…\n"))
  }

  @Test func `A mistyped verb is told from a file`() {
    #expect(CommandLineTool.run(["vlf", "[a]"], on: system) == .usage)
    #expect(system.messages.contains("did you mean \"vfl\"?"))
  }
}
