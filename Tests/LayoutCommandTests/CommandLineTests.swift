import Testing

@testable import LayoutCommand

@MainActor @Suite struct CommandLineTests {
  let system = RecordingSystem()

  @Test func `Help names the verbs that exist and no other`() {
    #expect(system.run("help") == .success)
    let lines = system.result.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let verbs = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(verbs == VerbDefinition.all.map(\.name))
    #expect(Set(verbs).isSuperset(of: ["render", "check", "devices", "help"]))
    #expect(system.messages.isEmpty)
  }

  @Test(arguments: ["help render", "render --help", "render scene.json -h", "--format=json --help"])
  func `Help for a verb lists its options`(line: String) {
    #expect(system.run(line) == .success)
    #expect(system.result.hasPrefix("usage: layout render FILE\n"))
    for option in VerbDefinition.render.options { #expect(system.result.contains(option.usage)) }
  }

  @Test func `No line of help is wider than a terminal`() {
    _ = system.run("help")
    for verb in VerbDefinition.all { _ = system.run("help \(verb.name)") }
    let wide = system.result.split(separator: "\n").filter { $0.count > 100 }
    #expect(wide.isEmpty)
  }

  @Test func `The version is a result and not a message`() {
    #expect(system.run("--version") == .success)
    #expect(system.result == "layout \(CommandLineTool.version)\n")
    #expect(system.messages.isEmpty)
  }

  @Test(arguments: [
    ("", "found no arguments", "layout help"),
    ("rendr x", "did you mean \"render\"?", "layout help"),
    ("device", "did you mean \"devices\"?", "layout help"),
    ("dance scene.json", "found the verb \"dance\"", "layout help"),
    ("render --fromat text s.json", "did you mean --format?", "layout help render"),
    ("render -format text s.json", "did you mean --format?", "layout help render"),
    ("render -x s.json", "found the option -x", "layout help render"),
    ("devices --format json", "found the option --format", "layout help devices"),
    ("devices all", "expected nothing behind the verb", "layout help devices"),
    ("render", "found no file", "layout help render"),
    ("render a.json b.json", "found 2 files, a.json b.json", "layout help render"),
    ("render s.json --format", "expected --format text|boxes|json", "layout help render"),
    ("render s.json --format --raw", "expected --format text|boxes|json", "layout help render"),
    ("render s.json --format=", "expected --format text|boxes|json", "layout help render"),
    ("render s.json --format svg", "expected one of text, boxes, json", "layout help render"),
    ("render s.json --format bxoes", "did you mean \"boxes\"?", "layout help render"),
    ("render s.json --raw=yes", "expected no value", "layout help render"),
    ("render s.json --json --format text", "expected one of them", "layout help render"),
    ("render s.json --device iphone14", "did you mean \"iphone-14\"?", "layout help render"),
    ("render s.json --screen 390", "for example 390x844@3", "layout help render"),
    ("render s.json --screen 390x0", "for example 390x844@3", "layout help render"),
    ("render s.json --screen 390x844@nan", "for example 390x844@3", "layout help render"),
    ("render s.json --screen 9x9 --device ipad-air", "expected one of them", "layout help render"),
    ("render s.json --safe-area 1,2,3", "for example 47,0,34,0", "layout help render"),
    ("render s.json --safe-area -1,0,0,0", "for example 47,0,34,0", "layout help render"),
    ("render s.json --cell 8", "for example 8x16", "layout help render"),
    ("render s.json --dir left", "expected one of ltr, rtl", "layout help render"),
    ("render s.json --content-size Large", "did you mean \"large\"?", "layout help render"),
    ("render s.json --color red", "expected one of auto, always, never", "layout help render"),
    ("help me", "expected one of render, ", "layout help"),
  ])
  func `A command line that makes no sense says so in three lines`(
    line: String, hint: String, help: String
  ) {
    system.files["s.json"] = "{}"
    #expect(system.run(line) == .usage)
    let lines = system.messages.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("layout: found ") == true)
    #expect(system.messages.contains(hint), "\(system.messages)")
    #expect(lines.last == "  see \"\(help)\"")
    #expect(system.result.isEmpty)
  }

  @Test(arguments: ["render gone.json", "gone.json", "folder/gone", "gone", "-- --gone"])
  func `A file that is not there is named, with its own exit code`(line: String) {
    #expect(system.run(line) == .cannotOpen)
    let path = line.split(separator: " ").last ?? ""
    #expect(
      system.messages.hasPrefix("layout: cannot read \(path): no such file or directory\n"))
  }

  @Test func `Messages are red on terminals unless the environment says no`() {
    func isRed(
      _ option: String = "", terminal: Bool = true, _ environment: [String: String] = [:]
    ) -> Bool {
      let system = RecordingSystem()
      system.messagesAreOnTerminal = terminal
      system.environment = environment
      _ = system.run("render gone.json \(option)")
      return system.messages.hasPrefix("\u{1B}[1;31m")
    }
    #expect(isRed())
    #expect(!isRed(terminal: false))
    #expect(!isRed("", ["NO_COLOR": "1"]))
    #expect(!isRed("", ["TERM": "dumb"]))
    #expect(isRed("", terminal: false, ["FORCE_COLOR": "1"]))
    #expect(isRed("--color always", terminal: false, ["NO_COLOR": "1"]))
    #expect(!isRed("--color=never", ["FORCE_COLOR": "1"]))
  }

  @Test func `A contradiction outweighs what is open, and that a difference`() {
    #expect(ExitCode.unsatisfiable.merged(with: .ambiguous) == .unsatisfiable)
    #expect(ExitCode.difference.merged(with: .ambiguous) == .ambiguous)
    #expect(ExitCode.success.merged(with: .difference) == .difference)
    #expect(ExitCode.badData.merged(with: .unsatisfiable) == .badData)
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 64, 65, 66, 70])
  }
}
