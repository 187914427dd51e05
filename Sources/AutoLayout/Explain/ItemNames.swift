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

  /// The name of a guide among those of its view, by the rule of the frame dump; the system's guides
  /// have short names, such as `safeArea`.
  ///
  /// - Complexity: O(number of the view's guides).
  public var guideName: String {
    let siblings = parent?.guides ?? [self]
    let subjects = siblings.map { guide in
      SiblingNames.Subject(
        identifier: guide.identifier.map { Self.shortGuideNames[$0] ?? $0 },
        className: guide.className)
    }
    let names = SiblingNames.names(of: subjects)
    return siblings.firstIndex { $0 === self }.map { names[$0] } ?? className
  }

  private static let shortGuideNames = [
    "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "margins",
    "UIViewReadableContentGuide": "readable", "UIViewKeyboardLayoutGuide": "keyboard",
    "UIScrollView-contentLayoutGuide": "content", "UIScrollView-frameLayoutGuide": "frame",
  ]
}
