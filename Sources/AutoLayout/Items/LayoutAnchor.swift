/// An attribute of an item: one side of a constraint.
public struct LayoutAnchor {
  /// The item whose attribute it is.
  public let item: LayoutItem
  /// The attribute.
  public let attribute: LayoutAttribute

  /// Creates an anchor.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}
