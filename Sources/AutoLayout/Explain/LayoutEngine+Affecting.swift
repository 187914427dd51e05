import Cassowary
public import Frames

/// Something that has a part in where an item lies along an axis.
public enum LayoutInfluence {
  /// A constraint, of the user or of the system.
  case constraint(LayoutConstraint)
  /// The size of an item's content, with its priorities.
  case content(LayoutItem, LayoutAxis)
  /// A number of a frame that was set from outside, or of a guide that follows its owner by some insets:
  /// the left or top edge, the width or the height.
  case given(LayoutItem, LayoutAttribute)
}

extension LayoutEngine {
  /// Returns what an item's place and length along an axis follow from, as last solved.
  ///
  /// These are the constraints of one chain of sums that leads to the two numbers, through other items
  /// where need be, strongest first; what holds with room to spare has no part in it.
  ///
  /// - Complexity: O(n²), where n counts the constraints connected with the item.
  public func influences(on item: LayoutItem, along axis: LayoutAxis) -> [LayoutInfluence] {
    guard item.engine === self, item.entry >= 0, let entry = entries[item.entry] else { return [] }
    let own = entry.variables
    let start = axis == .horizontal ? own.minX : own.minY
    let length = axis == .horizontal ? own.width : own.height
    var seen: Set<String> = []
    var result: [LayoutInfluence] = []
    for part in solver.why(start).parts + solver.why(length).parts {
      guard case .constraint(let id) = part.source, let influence = influence(of: sources[id.index])
      else {
        continue
      }
      if seen.insert(influence.key).inserted { result.append(influence) }
    }
    return result
  }

  /// Returns what a row of the solver stands for, nil where that is only that a size is not negative.
  func influence(of source: RowSource) -> LayoutInfluence? {
    switch source {
    case .constraint(let constraint): return .constraint(constraint)
    case .system(let entry, let row):
      guard let item = entries[entry]?.item else { return nil }
      switch row {
      case .minX, .minY, .width, .height: return .given(item, row.attribute)
      case .hugsWidth, .resistsWidth, .hugsHeight, .resistsHeight:
        return .content(item, row.attribute.axis)
      case .widthNotNegative, .heightNotNegative: return nil
      }
    case .none: return nil
    }
  }
}

extension LayoutInfluence {
  /// What tells an influence from another; it is never printed.
  fileprivate var key: String {
    switch self {
    case .constraint(let constraint): "c\(ObjectIdentifier(constraint))"
    case .content(let item, let axis): "s\(ObjectIdentifier(item))\(axis)"
    case .given(let item, let attribute): "g\(ObjectIdentifier(item))\(attribute)"
    }
  }
}
