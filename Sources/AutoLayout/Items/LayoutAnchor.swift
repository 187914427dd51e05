/// An attribute of an item, or the distance between two of them: one side of a constraint.
public struct LayoutAnchor {
  /// A place that a distance is counted from.
  struct Origin {
    let item: LayoutItem
    let attribute: LayoutAttribute
  }

  /// The item whose attribute it is.
  public let item: LayoutItem
  /// The attribute.
  public let attribute: LayoutAttribute
  /// Where the distance is counted from; nil for an attribute by itself.
  let origin: Origin?

  /// The place a distance is counted from; nil for an attribute by itself.
  public var start: LayoutAnchor? { origin.map { LayoutAnchor($0.item, $0.attribute) } }

  /// Creates an anchor.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
    origin = nil
  }

  /// Creates the distance from one place to another: a length, negative where the other comes first.
  ///
  /// - Precondition: both anchors are places on one axis. Problems show at `problemAtCreation()`.
  public init(from start: LayoutAnchor, to end: LayoutAnchor) {
    item = end.item
    attribute = end.attribute
    origin = Origin(item: start.item, attribute: start.attribute)
  }
}
