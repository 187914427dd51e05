import Frames

extension LayoutItem {
  /// The item's name among its siblings, by the rule of the frame dump.
  ///
  /// A guide is named behind its view, as `card.safeArea` or `card.spacer`.
  ///
  /// - Complexity: O(number of siblings).
  public var name: String {
    guard kind == .view else { return "\(parent?.name ?? "?").\(guideName)" }
    guard let parent, !isPathRoot else { return rootDisplayName }
    let subjects = parent.children.map { child in
      let identifier = child.identifier ?? ""
      return SiblingNames.Subject(
        identifier: identifier.isEmpty ? child.shellName : identifier, className: child.className)
    }
    let names = SiblingNames.names(of: subjects)
    return parent.children.firstIndex { $0 === self }.map { names[$0] } ?? className
  }

  /// The names from below the root, or an item that paths begin at, down to the item, with slashes between them.
  ///
  /// The root itself is its own name.
  public var path: String {
    guard kind == .view else { return "\(parent?.path ?? "?").\(guideName)" }
    var names: [String] = []
    var item = self
    while let parent = item.parent, !item.isPathRoot {
      names.append(item.name)
      item = parent
    }
    return names.isEmpty ? rootDisplayName : names.reversed().joined(separator: "/")
  }

  private var rootDisplayName: String {
    if let identifier, !identifier.isEmpty { return SiblingNames.escaped(identifier) }
    return SiblingNames.escaped(rootName ?? className)
  }

  private var guideName: String {
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": return "safeArea"
    case "UIViewLayoutMarginsGuide": return "margins"
    case "UIViewReadableContentGuide": return "readable"
    case let identifier? where !identifier.isEmpty: return SiblingNames.escaped(identifier)
    default:
      let unnamed = parent?.guides.filter { $0.identifier?.isEmpty ?? true } ?? []
      let index = unnamed.firstIndex { $0 === self } ?? 0
      return "\(className)#\(index + 1)"
    }
  }
}
