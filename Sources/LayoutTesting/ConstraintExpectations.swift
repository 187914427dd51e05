import AutoLayout
public import UIKit

/// Expects the constraints of a view's hierarchy to hold together.
///
/// The view is laid out first. A failure names each smallest set that cannot hold, with identifiers,
/// lines of source, the sum that proves it, and a repair.
@MainActor
public func expectNoConflicts(
  in view: UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(verifyNoConflicts(in: view), at: CallSite(fileID, filePath, line, column))
}

/// Returns the conflicts in a view's hierarchy in words, or nil where there are none.
@MainActor
public func verifyNoConflicts(in view: UIView) -> String? {
  view.layoutIfNeeded()
  let conflicts = view.layoutEngine.conflicts.map(\.description)
  return conflicts.isEmpty ? nil : conflicts.joined(separator: "\n\n")
}

/// Expects every view inside a view to have its frame determined by its constraints.
///
/// The view is laid out first. A failure names each view and the values that are free.
@MainActor
public func expectNoAmbiguity(
  in view: UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(verifyNoAmbiguity(in: view), at: CallSite(fileID, filePath, line, column))
}

/// Returns which views inside a view have frames that nothing determines, or nil where there are none.
@MainActor
public func verifyNoAmbiguity(in view: UIView) -> String? {
  view.layoutIfNeeded()
  let views = view.frameTree().views
  let free = views.indices.compactMap { index -> String? in
    for case .ambiguous(let values) in views[index].node.flags {
      return "\(views.path(at: index)) \(values.map(\.rawValue).joined(separator: ","))"
    }
    return nil
  }
  guard !free.isEmpty else { return nil }
  return "the constraints leave free: \(free.joined(separator: "; "))"
}
