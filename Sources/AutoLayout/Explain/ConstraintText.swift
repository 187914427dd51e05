extension LayoutConstraint {
  /// The relation in words: `card/title.leading == card.leading + 8`.
  ///
  /// Items are named by their paths; priority and identifier are left out.
  public var equation: String { equation(ItemNameBook()) }

  /// The relation in words, with names from a book.
  func equation(_ names: ItemNameBook) -> String {
    let left = side(first, firstAttribute, from: origins?.first, origins?.firstAttribute, names)
    guard let secondAttribute, multiplier != 0 else {
      return "\(left) \(relation.rawValue) \(decimal(constant))"
    }
    var right = side(
      second, secondAttribute, from: origins?.second, origins?.secondAttribute, names)
    if multiplier != 1 {
      right = "\(decimal(multiplier)) * " + (isSecondDistance ? "(\(right))" : right)
    }
    if constant != 0 {
      right += constant < 0 ? " - \(decimal(-constant))" : " + \(decimal(constant))"
    }
    return "\(left) \(relation.rawValue) \(right)"
  }

  private func side(
    _ item: LayoutItem?, _ attribute: LayoutAttribute, from origin: LayoutItem?,
    _ originAttribute: LayoutAttribute?, _ names: ItemNameBook
  ) -> String {
    let end = "\(item.map(names.path) ?? "(gone)").\(attribute.rawValue)"
    guard let originAttribute else { return end }
    return "\(end) - \(origin.map(names.path) ?? "(gone)").\(originAttribute.rawValue)"
  }

  /// What the constraint goes by in reports: its identifier, else its equation.
  public var displayName: String { shownIdentifier ?? equation }

  /// The identifier where there is one to show.
  var shownIdentifier: String? {
    if let identifier, !identifier.isEmpty { identifier } else { nil }
  }
}
