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
    return parent.children.firstIndex { $0 === self }.map { parent.childNames[$0] } ?? className
  }

  /// The names of the view's children, in order.
  fileprivate var childNames: [String] {
    SiblingNames.names(
      of: children.map { child in
        let identifier = child.identifier ?? ""
        return SiblingNames.Subject(
          identifier: identifier.isEmpty ? child.shellName : identifier, className: child.className)
      })
  }

  /// The names from below the root, or an item that paths begin at, down to the item, with slashes between them.
  ///
  /// The root itself is its own name.
  public var path: String { ItemNameBook().path(of: self) }

  fileprivate var rootDisplayName: String {
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

/// The names of items, each worked out once.
///
/// A name depends on all siblings, so that of many items one after the other would cost the square of
/// their number. A book holds for as long as the tree stays as it is.
final class ItemNameBook {
  private var names: [ObjectIdentifier: String] = [:]
  private var known: Set<ObjectIdentifier> = []

  /// Returns the path of an item.
  ///
  /// - Complexity: O(depth), and once O(number of siblings) for each view passed.
  func path(of item: LayoutItem) -> String {
    guard item.kind == .view else {
      return "\(item.parent.map(path) ?? "?").\(item.guideName)"
    }
    var path: [String] = []
    var current = item
    while let parent = current.parent, !current.isPathRoot {
      path.append(name(of: current, in: parent))
      current = parent
    }
    return path.isEmpty ? item.rootDisplayName : path.reversed().joined(separator: "/")
  }

  private func name(of item: LayoutItem, in parent: LayoutItem) -> String {
    if known.insert(ObjectIdentifier(parent)).inserted {
      for (child, name) in zip(parent.children, parent.childNames) {
        names[ObjectIdentifier(child)] = name
      }
    }
    return names[ObjectIdentifier(item)] ?? item.className
  }
}
