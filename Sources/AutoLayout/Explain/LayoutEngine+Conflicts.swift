import Cassowary
import Frames

extension LayoutEngine {
  /// Returns a conflict of the solver in the user's terms.
  func describe(_ conflict: Conflict, broken: Cassowary.Constraint.ID) -> LayoutConflict {
    let members = conflict.members.enumerated().map { index, id in
      member(id, multiplier: conflict.multipliers[index])
    }
    let given = conflict.given.enumerated().map { index, id in
      member(id, multiplier: conflict.multipliers[conflict.members.count + index])
    }
    return LayoutConflict(
      members: members, given: given, excess: conflict.excess,
      broken: member(broken, multiplier: 0))
  }

  private func member(
    _ id: Cassowary.Constraint.ID, multiplier: Double
  ) -> LayoutConflict.Member {
    let contribution = multiplier * solver.constraint(id).expression.constant
    switch sources[id.index] {
    case .constraint(let constraint):
      return LayoutConflict.Member(
        name: constraint.displayName, equation: constraint.equation, location: constraint.location,
        constraint: constraint, influence: influence(of: id), multiplier: multiplier,
        contribution: contribution)
    case .system(let entry, let row):
      let text = entries[entry].map { equation(of: row, item: $0.item) } ?? "(gone)"
      return LayoutConflict.Member(
        name: text, equation: text, location: nil, constraint: nil, influence: influence(of: id),
        multiplier: multiplier,
        contribution: contribution)
    case .none:
      return LayoutConflict.Member(
        name: "(gone)", equation: "(gone)", location: nil, constraint: nil, influence: nil,
        multiplier: multiplier, contribution: contribution)
    }
  }

  /// Returns one of the engine's own rows in words.
  private func equation(of row: SystemRow, item: LayoutItem) -> String {
    let subject = "\(item.path).\(row.attribute.rawValue)"
    switch row {
    case .minX, .minY, .width, .height:
      if let insets = item.ownerInsets {
        let distance =
          switch row {
          case .minX: insets.left
          case .minY: insets.top
          case .width: -insets.left - insets.right
          default: -insets.top - insets.bottom
          }
        return "\(subject) inset \(decimal(distance))"
      }
      let frame = item.givenFrame
      let value =
        switch row {
        case .minX: frame.minX
        case .minY: frame.minY
        case .width: frame.width
        default: frame.height
        }
      return "\(subject) \(decimal(value))"
    case .widthNotNegative, .heightNotNegative:
      return "\(subject) >= 0"
    case .hugsWidth: return "\(subject) <= \(decimal(item.contentWidth ?? 0)) (content hugging)"
    case .resistsWidth:
      return "\(subject) >= \(decimal(item.contentWidth ?? 0)) (content compression resistance)"
    case .hugsHeight: return "\(subject) <= \(decimal(item.contentHeight ?? 0)) (content hugging)"
    case .resistsHeight:
      return "\(subject) >= \(decimal(item.contentHeight ?? 0)) (content compression resistance)"
    }
  }
}
