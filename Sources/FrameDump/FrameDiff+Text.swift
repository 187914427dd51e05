extension FrameDiff {
  /// The greatest number of changed views that a text lists.
  static let longestList = 20

  /// What is different, in one phrase, for example `3 of 17 views moved, 1 added`.
  public var headline: String {
    if isScreenDifferent { return "the inputs differ, so frames were not compared" }
    if isEmpty { return "no differences" }
    var phrases: [String] = []
    for (word, belongs) in Self.words {
      let count = changes.reduce(0) { belongs($1.kind) ? $0 + $1.viewCount : $0 }
      if count == 0 { continue }
      let total = new.views.count
      let of = phrases.isEmpty ? " of \(total) \(total == 1 ? "view" : "views")" : ""
      phrases.append("\(count)\(of) \(word)")
    }
    for (count, word) in [
      (addedConflicts.count, "new conflict"), (removedConflicts.count, "solved conflict"),
      (causes.count, "cause"),
    ] where count > 0 {
      phrases.append("\(count) \(word)\(count == 1 ? "" : "s")")
    }
    return phrases.joined(separator: ", ")
  }

  /// The words of a headline and the changes each stands for.
  private static var words: [(String, (Kind) -> Bool)] {
    [
      ("moved", { $0 == .moved || $0 == .resized }), ("changed", { $0 == .altered }),
      ("added", { $0 == .added }), ("removed", { $0 == .removed }),
      (
        "renamed",
        { kind in
          if case .renamed = kind { true } else { false }
        }
      ),
    ]
  }

  /// The causes, then one line a changed view, at most twenty of these; without indentation.
  public var summary: [String] {
    if isScreenDifferent { return [] }
    var lines: [String] = []
    for cause in causes {
      let location = cause.location.map { "  \($0)" } ?? ""
      lines.append("cause  \(cause.constraint)  \(cause.change)\(location)")
      lines.append("       accounts for \(cause.paths.count) of \(changes.count)")
    }
    let listed = changes.prefix(Self.longestList)
    let width = listed.reduce(0) { max($0, $1.path.utf8.count) }
    for change in listed {
      let padding = String(repeating: " ", count: width - change.path.utf8.count + 3)
      lines.append(change.path + padding + change.phrase)
    }
    if changes.count > listed.count { lines.append("and \(changes.count - listed.count) more") }
    return lines
  }

  /// Returns the difference as it is read in a terminal: headline, changed views, unified diff.
  ///
  /// - Parameters:
  ///   - name: What the frames are of; it begins the headline.
  ///   - oldName: The name of the dump before, for example the path of its file.
  ///   - newName: The name of the dump after.
  /// - Returns: Lines with a final newline.
  public func text(
    name: String = "", oldName: String = "expected", newName: String = "actual"
  ) -> String {
    var lines = [(name.isEmpty ? "" : name + ": ") + headline]
    lines += summary.map { "  " + $0 }
    if !isEmpty { lines += unifiedDiff(oldName: oldName, newName: newName) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the unified diff of the two dumps, line by line; only the screens if those differ.
  ///
  /// The head of every hunk shows the line of the view around it. Lines that differ by no more than
  /// the tolerance do not appear.
  public func unifiedDiff(oldName: String = "expected", newName: String = "actual") -> [String] {
    let oldLines = FrameText.lines(of: old, options: DumpOptions())
    var newLines = FrameText.lines(of: new, options: DumpOptions())
    if isScreenDifferent {
      return UnifiedDiff(Array(oldLines[..<2]), Array(newLines[..<2]))
        .lines(oldName: oldName, newName: newName)
    }
    let oldStart = oldLines.count - old.views.count
    let newStart = newLines.count - new.views.count
    for (index, oldIndex) in unchanged {
      newLines[newStart + index] = oldLines[oldStart + oldIndex]
    }
    return UnifiedDiff(oldLines, newLines).lines(oldName: oldName, newName: newName)
  }
}

extension FrameDiff.Change {
  /// What happened to the view, in one line.
  public var phrase: String {
    var phrases: [String] = []
    switch kind {
    case .added, .removed:
      let inside = viewCount - 1
      let contents = inside == 1 ? " with 1 view inside" : " with \(inside) views inside"
      phrases.append((kind == .added ? "added" : "removed") + (inside == 0 ? "" : contents))
    case .renamed(let id): phrases.append("renamed from \(id)")
    case .moved, .resized, .altered: break
    }
    for change in values {
      let old = NumberText.text(of: change.old)
      phrases.append("\(change.value.rawValue) \(old) -> \(NumberText.text(of: change.new))")
    }
    return (phrases + remarks).joined(separator: ", ")
  }
}
