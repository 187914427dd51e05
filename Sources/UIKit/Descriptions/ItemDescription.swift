import AutoLayout
import Foundation

/// Writes views and guides as iOS does, with paths in place of addresses.
@MainActor
enum ItemDescription {
  /// The class, where the item stands, and its text or identifier: `UILabel:card/title'Hello'`.
  static func text(of item: LayoutItem?) -> String {
    guard let item else { return "(gone)" }
    return "\(item.className):\(item.path)\(remark(of: item))"
  }

  /// The text of a label, button or text field, or the identifier of a guide, in quotes.
  private static func remark(of item: LayoutItem) -> String {
    if item.kind == .guide {
      return item.identifier.map { $0.isEmpty ? "" : "'\($0)'" } ?? ""
    }
    guard let text = (item.owner as? UIView)?.shownText, !text.isEmpty else { return "" }
    return "'\(cut(text))'"
  }

  /// The identifier by which a view is printed, nil where it has none.
  static func ownName(of item: LayoutItem) -> String? {
    guard item.kind == .view, let identifier = item.identifier, !identifier.isEmpty else {
      return nil
    }
    return cut(identifier)
  }

  /// A text on one line, of at most 25 characters.
  private static func cut(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.count <= 25 ? line : line.prefix(25) + "..."
  }
}
