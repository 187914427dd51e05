import AutoLayout
import Frames

/// A hierarchy for tests: a root that is placed from outside, and whatever a test puts into it.
final class Hierarchy {
  let root: LayoutItem
  private var order: UInt64 = 0
  /// Constraints are kept alive by their holders; this keeps inactive ones too.
  private var constraints: [LayoutConstraint] = []

  init(width: Double = 400, height: Double = 600) {
    root = LayoutItem(kind: .view, className: "Root")
    root.identifier = "root"
    root.isFrameDriven = true
    root.givenFrame = Rect(x: 0, y: 0, width: width, height: height)
  }

  func view(_ identifier: String, in parent: LayoutItem? = nil) -> LayoutItem {
    let item = LayoutItem(kind: .view, className: "View")
    item.identifier = identifier
    let parent = parent ?? root
    parent.insert(item, at: parent.children.count)
    return item
  }

  @discardableResult
  func add(
    _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Double = 1000,
    _ identifier: String? = nil
  ) throws -> LayoutConstraint {
    let constraint = LayoutConstraint(
      LayoutAnchor(first, attribute), relation,
      second.flatMap { item in secondAttribute.map { LayoutAnchor(item, $0) } },
      multiplier: multiplier, constant: constant)
    constraint.priority = LayoutPriority(priority)
    constraint.identifier = identifier
    constraints.append(constraint)
    try activate(constraint)
    return constraint
  }

  func activate(_ constraint: LayoutConstraint) throws {
    order += 1
    try constraint.activate(order: order)
  }

  /// Pins an item's four numbers within its parent.
  func pin(_ item: LayoutItem, _ x: Double, _ y: Double, _ width: Double, _ height: Double) throws {
    try add(item, .left, .equal, item.parent, .left, plus: x)
    try add(item, .top, .equal, item.parent, .top, plus: y)
    try add(item, .width, .equal, plus: width)
    try add(item, .height, .equal, plus: height)
  }

  var engine: LayoutEngine { LayoutEngine.engine(of: root) }

  /// Solves and returns a frame as four numbers.
  func frame(_ item: LayoutItem) -> [Double] {
    engine.update()
    guard let frame = engine.exactFrame(of: item) else { return [] }
    // What differs in the twelfth digit is the same number.
    return [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1e9).rounded() / 1e9 }
  }
}
