import Cassowary
import Frames

/// What the engine itself has to say of an item: a given frame, sizes that are not negative, and the
/// pull and push of its content.
struct SystemRows {
  let item: LayoutItem
  let variables: ItemVariables
  /// The variables of the view the item is in.
  let parentVariables: ItemVariables?
  /// The item's place in depth-first tree order.
  let order: Int64
  /// The height of the content in place of the item's own, nil where that counts.
  var contentHeight: Double?

  /// Returns the linear constraint of a row, or nil where the item has no such row now.
  ///
  /// With `isFree` a frame set from outside is left out, as when a subtree is measured by itself.
  func constraint(_ row: SystemRow, isFree: Bool = false) -> Cassowary.Constraint? {
    let isGiven = item.isFrameDriven && !isFree
    switch row {
    case .minX, .minY, .width, .height:
      if let insets = item.ownerInsets, item.kind == .guide { return inset(row, by: insets) }
      return isGiven ? given(row) : nil
    case .widthNotNegative, .heightNotNegative:
      guard !isGiven, item.ownerInsets == nil else { return nil }
      let size = row == .widthNotNegative ? variables.width : variables.height
      var constraint = LinearExpression(size) >= 0
      constraint.isGiven = true
      return constraint
    case .hugsWidth:
      return isGiven ? nil : content(variables.width, item.contentWidth, .horizontal, hugs: true)
    case .resistsWidth:
      return isGiven ? nil : content(variables.width, item.contentWidth, .horizontal, hugs: false)
    case .hugsHeight:
      return isGiven
        ? nil
        : content(variables.height, contentHeight ?? item.contentHeight, .vertical, hugs: true)
    case .resistsHeight:
      return isGiven
        ? nil
        : content(variables.height, contentHeight ?? item.contentHeight, .vertical, hugs: false)
    }
  }

  private func variable(_ row: SystemRow) -> Variable {
    switch row {
    case .minX: variables.minX
    case .minY: variables.minY
    case .width: variables.width
    default: variables.height
    }
  }

  /// A frame is set outside as such; the variables are the alignment rectangle inside it, relative
  /// to the parent's.
  private func given(_ row: SystemRow) -> Cassowary.Constraint {
    let rect = item.givenFrame.inset(by: item.alignmentInsets)
    let outer = item.parent?.alignmentInsets ?? .zero
    let value: Double
    switch row {
    case .minX: value = rect.minX - outer.left
    case .minY: value = rect.minY - outer.top
    case .width: value = rect.width
    default: value = rect.height
    }
    var constraint = LinearExpression(variable(row)) == value
    if let parentVariables, item.autoresizing != [] {
      let isHorizontal = row == .minX || row == .width
      let frame = item.givenFrame
      let shares =
        isHorizontal
        ? item.autoresizing.shares(
          along: .horizontal, start: frame.minX, length: frame.width, in: item.givenParentSize.width
        )
        : item.autoresizing.shares(
          along: .vertical, start: frame.minY, length: frame.height, in: item.givenParentSize.height
        )
      let share = row == .minX || row == .minY ? shares.start : shares.length
      if share != 0 {
        // The parent's frame is its alignment rectangle and the insets around it.
        let old =
          isHorizontal
          ? item.givenParentSize.width - outer.left - outer.right
          : item.givenParentSize.height - outer.top - outer.bottom
        let size = isHorizontal ? parentVariables.width : parentVariables.height
        constraint = variable(row) - share * size == value - share * old
      }
    }
    constraint.isGiven = true
    return constraint
  }

  private func inset(_ row: SystemRow, by insets: Insets) -> Cassowary.Constraint? {
    guard let parentVariables else { return nil }
    var constraint: Cassowary.Constraint
    switch row {
    case .minX: constraint = LinearExpression(variables.minX) == insets.left
    case .minY: constraint = LinearExpression(variables.minY) == insets.top
    case .width:
      constraint = variables.width - parentVariables.width == -(insets.left + insets.right)
    default:
      constraint = variables.height - parentVariables.height == -(insets.top + insets.bottom)
    }
    constraint.isGiven = true
    return constraint
  }

  private func content(
    _ size: Variable, _ natural: Double?, _ axis: LayoutAxis, hugs: Bool
  ) -> Cassowary.Constraint? {
    guard let natural else { return nil }
    let priority = hugs ? item.hugging[axis] : item.compression[axis]
    var constraint =
      hugs ? LinearExpression(size) <= natural : LinearExpression(size) >= natural
    constraint.strength = Lowering.strength(priority)
    constraint.rank = order
    return constraint
  }
}
