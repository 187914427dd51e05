import Cassowary
import Frames

/// A conflict as it was met, before it is put into words.
///
/// Names are worked out for all conflicts of an update together, because each costs a look at all its
/// siblings.
struct FoundConflict {
  /// One constraint of the set, with what it was when the conflict was met.
  struct Row {
    let source: RowSource
    let multiplier: Double
    let constant: Double
  }

  let record: GivenUp
  let broken: RowSource
  /// How many of the rows, the first ones, can be removed.
  let memberCount: Int
  let rows: [Row]
  let excess: Double
}

extension LayoutEngine {
  /// Puts conflicts into the user's terms.
  func describe(_ found: [FoundConflict]) {
    let names = ItemNameBook()
    for conflict in found where !conflict.record.isOver {
      let rows = conflict.rows.map {
        member($0.source, multiplier: $0.multiplier, constant: $0.constant, names: names)
      }
      conflict.record.conflict = LayoutConflict(
        members: Array(rows[..<conflict.memberCount]),
        given: Array(rows[conflict.memberCount...]), excess: conflict.excess,
        broken: member(conflict.broken, multiplier: 0, constant: 0, names: names))
    }
  }

  private func member(
    _ source: RowSource, multiplier: Double, constant: Double, names: ItemNameBook
  ) -> LayoutConflict.Member {
    switch source {
    case .constraint(let constraint):
      let equation = constraint.equation(names)
      return LayoutConflict.Member(
        name: constraint.shownIdentifier ?? equation, equation: equation,
        location: constraint.location, constraint: constraint, influence: influence(of: source),
        multiplier: multiplier, contribution: multiplier * constant)
    case .system(let entry, let row):
      let text = entries[entry].map { equation(of: row, item: $0.item, names) } ?? "(gone)"
      return LayoutConflict.Member(
        name: text, equation: text, location: nil, constraint: nil,
        influence: influence(of: source),
        multiplier: multiplier, contribution: multiplier * constant)
    case .none:
      return LayoutConflict.Member(
        name: "(gone)", equation: "(gone)", location: nil, constraint: nil, influence: nil,
        multiplier: multiplier, contribution: multiplier * constant)
    }
  }

  /// Returns one of the engine's own rows in words.
  private func equation(of row: SystemRow, item: LayoutItem, _ names: ItemNameBook) -> String {
    let subject = "\(names.path(of: item)).\(row.attribute.rawValue)"
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
