public import FrameDump
public import UIKit

/// Expects a view's computed frames to be those of a dump written in the test.
///
/// The view is laid out first. The dump is `.frames` text; its first line and the line of the screen
/// may be left out, as may the numbers' trailing zeros, and comments are ignored. A failure shows what
/// moved, and the whole dump as it is, to be pasted.
///
/// ```swift
/// expectFrames(
///   of: window,
///   """
///   CardController UIView 0,0 390x844
///     title UILabel 16,63 358x20.333 "Hello"
///   """)
/// ```
///
/// `view` is a window or any other view, `expected` the dump, and `options` say what the dump shows; the
/// rest is the line of the test and fills in itself.
@MainActor
public func expectFrames(
  of view: UIView, _ expected: String, options: DumpOptions = DumpOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  report(
    verifyFrames(of: view, expected, options: options),
    at: CallSite(fileID, filePath, line, column))
}

/// Returns what is wrong with a view's computed frames, or nil where they are those of a dump.
///
/// This is `expectFrames` for those who report failures in their own way.
@MainActor
public func verifyFrames(
  of view: UIView, _ expected: String, options: DumpOptions = DumpOptions()
) -> String? {
  view.layoutIfNeeded()
  let actual = view.frameTree()
  let wanted: FrameTree
  do {
    wanted = try FrameText.tree(from: completed(expected, screen: actual.screen))
  } catch {
    return "the expected frames cannot be read: \(error)"
  }
  let text = FrameText.text(of: actual, options: options)
  do {
    let printed = try FrameText.tree(from: text)
    let diff = FrameDiff(from: wanted, to: printed)
    guard !diff.isEmpty else { return nil }
    return "\(diff.text(name: "frames"))\nas it is now:\n\(text)"
  } catch {
    return "the frames cannot be read back: \(error)"
  }
}

/// Returns a dump with the two lines that a test may leave out.
private func completed(_ text: String, screen: ScreenDescription) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  while lines.last?.isEmpty == true { lines.removeLast() }
  guard lines.first?.hasPrefix("frames ") != true else {
    return lines.joined(separator: "\n") + "\n"
  }
  let header = FrameText.text(
    of: FrameTree(
      screen: screen, root: FrameTree.Node(id: "x", className: "x", frame: .zero)))
  let head = header.split(separator: "\n").prefix(lines.first?.hasPrefix("screen ") == true ? 1 : 2)
  return (head.map(String.init) + lines).joined(separator: "\n") + "\n"
}
