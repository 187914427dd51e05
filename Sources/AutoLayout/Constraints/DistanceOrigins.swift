/// Where those sides of a constraint that are distances are counted from.
///
/// Few constraints have one, so that the others carry a single word for it.
final class DistanceOrigins {
  private(set) weak var first: LayoutItem?
  let firstAttribute: LayoutAttribute?
  private(set) weak var second: LayoutItem?
  let secondAttribute: LayoutAttribute?

  /// Creates the origins of two sides, or nil where neither is a distance.
  init?(_ first: LayoutAnchor.Origin?, _ second: LayoutAnchor.Origin?) {
    guard first != nil || second != nil else { return nil }
    self.first = first?.item
    firstAttribute = first?.attribute
    self.second = second?.item
    secondAttribute = second?.attribute
  }
}

extension LayoutConstraint {
  /// Whether the left side is a length: a size, or a distance between two places.
  public var isLength: Bool { firstAttribute.isSize || origins?.firstAttribute != nil }

  /// Whether the left side is a distance between two places.
  public var isDistance: Bool { origins?.firstAttribute != nil }

  /// Whether the right side is a distance between two places.
  public var isSecondDistance: Bool { origins?.secondAttribute != nil }

  /// Whether the right side is a length.
  var isSecondLength: Bool { secondAttribute?.isSize == true || isSecondDistance }

  /// The place that the left side is counted from, nil where it is no distance or its item is gone.
  public var firstOrigin: LayoutAnchor? { origin(origins?.first, origins?.firstAttribute) }

  /// The place that the right side is counted from, nil where it is no distance or its item is gone.
  public var secondOrigin: LayoutAnchor? { origin(origins?.second, origins?.secondAttribute) }

  private func origin(_ item: LayoutItem?, _ attribute: LayoutAttribute?) -> LayoutAnchor? {
    item.flatMap { item in attribute.map { LayoutAnchor(item, $0) } }
  }

  /// Whether any attribute of the constraint depends on the direction of the language.
  var followsLanguage: Bool {
    firstAttribute.followsLanguage || secondAttribute?.followsLanguage == true
      || origins?.firstAttribute?.followsLanguage == true
      || origins?.secondAttribute?.followsLanguage == true
  }

  /// Calls a function for every item the constraint speaks of, each once, with the number of its
  /// mention.
  func forEachMention(_ body: (LayoutItem, Int) -> Void) {
    let first = first
    if let first { body(first, 0) }
    let second = second
    if let second, second !== first { body(second, 1) }
    guard let origins else { return }
    let third = origins.first
    if let third, third !== first, third !== second { body(third, 2) }
    if let fourth = origins.second, fourth !== first, fourth !== second, fourth !== third {
      body(fourth, 3)
    }
  }
}
