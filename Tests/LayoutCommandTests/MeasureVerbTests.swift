import Foundation
import Testing

@testable import LayoutCommand

@MainActor
@Suite struct MeasureVerbTests {
  private func run(_ words: [String], files: [String: String] = [:]) -> (ExitCode, String, String) {
    let system = RecordingSystem()
    system.files = files
    let code = CommandLineTool.run(words, on: system)
    return (code, system.result, system.messages)
  }

  @Test func `A text has a size, baselines and lines`() {
    let (code, result, _) = run(["measure", "--width", "80", "one two three four"])
    #expect(code == .success)
    let lines = result.split(separator: "\n")
    #expect(lines[0].hasPrefix("size ") && lines[0].hasSuffix("x40.667"))
    #expect(lines[1].hasPrefix("exact ") && lines[1].hasSuffix("x40.574"))
    #expect(lines[2] == "baselines 16.187, 36.474")
    #expect(lines[3].hasPrefix("line 1: ") && lines[3].hasSuffix("\"one two\""))
    #expect(lines[4].hasPrefix("line 2: ") && lines[4].hasSuffix("\"three four\""))
  }

  @Test(arguments: [
    (["--font", "system:17:semibold"], "x20.333"),
    (["--font", "system:34", "--scale", "2"], "x41"),
    (["--font", "style:caption1"], "x14.333"), (["--font", "monospaced:10:bold"], "x12"),
    (["--font", "style:body", "--content-size", "extraLarge"], "x23"),
  ])
  func `Fonts are named by kind, size and weight`(options: [String], height: String) {
    let (code, result, messages) = run(["measure"] + options + ["text"])
    #expect(code == .success, "\(messages)")
    #expect(result.split(separator: "\n").first?.hasSuffix(height) == true, "\(result)")
  }

  @Test func `What is cut off is shown as an ellipsis`() {
    let (_, result, _) = run([
      "measure", "--width", "60", "--lines", "1", "--break", "middle", "some long text",
    ])
    #expect(result.contains("…"))
  }

  @Test(arguments: [
    ["--font", "sytem:17"], ["--font", "system"], ["--font", "system:0"],
    ["--font", "system:17:fat"],
    ["--font", "style:boddy"], ["--width", "x"], ["--width", "-1"], ["--scale", "7"],
    ["--lines", "1.5"], ["--break", "tails"],
  ])
  func `What makes no sense is refused`(options: [String]) {
    let (code, result, messages) = run(["measure"] + options + ["text"])
    #expect(code == .usage && result.isEmpty)
    #expect(messages.contains("expected"))
  }

  @Test func `One text is measured`() {
    #expect(run(["measure"]).0 == .usage)
    #expect(run(["measure", "one", "two"]).0 == .usage)
    #expect(run(["measure", "--samples", "a", "text"], files: ["a": ""]).0 == .usage)
  }

  private let sample =
    #"{"kind": "label", "text": "Size", "size": 17, "weight": "regular", "scale": 2, "#
    + #""width": 32, "px": 0.5, "quality": 3, "era": "iOS>=14"}"#

  @Test func `Recorded widths are scored by face, the certain ones first`() {
    let far = sample.replacingOccurrences(of: "32", with: "300").replacingOccurrences(
      of: "\"quality\": 3", with: "\"quality\": 1")
    let (code, result, _) = run(
      ["measure", "--samples", "w.jsonl"], files: ["w.jsonl": "\(sample)\n\(far)\n"])
    #expect(code == .success)
    #expect(
      result == """
        text face: n 1, exact 100.0 %, within 0.5 pt 100.0 %, within 1 pt 100.0 %, within 2 pt 100.0 %
        display face: n 0, exact 0.0 %, within 0.5 pt 0.0 %, within 1 pt 0.0 %, within 2 pt 0.0 %
        every quality, text face: n 2, exact 50.0 %, within 0.5 pt 50.0 %, within 1 pt 50.0 %, within 2 pt 50.0 %
        every quality, display face: n 0, exact 0.0 %, within 0.5 pt 0.0 %, within 1 pt 0.0 %, within 2 pt 0.0 %

        """)
  }

  @Test(arguments: [
    ("\"size\": 17", "\"size\": \"x\"", "w.jsonl:2:"),
    ("\"text\": \"Size\", ", "", "expected a text"),
    ("regular", "fat", "expected one of ultraLight"), ("label", "box", "\"label\" or \"button\""),
    ("\"width\": 32", "\"width\": -1", "a number from 0"), ("}", "", "w.jsonl:2:"),
  ])
  func `A line that is no recorded width is shown`(old: String, new: String, message: String) {
    let bad = sample.replacingOccurrences(of: old, with: new)
    let (code, _, messages) = run(
      ["measure", "--samples", "w.jsonl"], files: ["w.jsonl": "\(sample)\n\(bad)\n"])
    #expect(code == .badData)
    #expect(messages.contains(message), "\(messages)")
  }

  @Test func `A font file that is none is refused with the place`() {
    let (code, _, messages) = run(
      ["measure", "--font", "file:17:a.ttf", "text"], files: ["a.ttf": "not a font at all"])
    #expect(code == .badData)
    #expect(messages.contains("a.ttf: font file at byte 0: found"))
    #expect(run(["measure", "--font", "file:17:b.ttf", "text"]).0 == .cannotOpen)
  }
}
