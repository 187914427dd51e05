extension LayoutConstraint {
  /// The relation in words: `card/title.leading == card.leading + 8`.
  ///
  /// Items are named by their paths; priority and identifier are left out.
  public var equation: String { equation(ItemNameBook()) }

  /// The relation in words, with names from a book.
  func equation(_ names: ItemNameBook) -> String {
    let left = "\(first.map(names.path) ?? "(gone)").\(firstAttribute.rawValue)"
    guard let secondAttribute, multiplier != 0 else {
      return "\(left) \(relation.rawValue) \(decimal(constant))"
    }
    var right = "\(second.map(names.path) ?? "(gone)").\(secondAttribute.rawValue)"
    if multiplier != 1 { right = "\(decimal(multiplier)) * \(right)" }
    if constant != 0 {
      right += constant < 0 ? " - \(decimal(-constant))" : " + \(decimal(constant))"
    }
    return "\(left) \(relation.rawValue) \(right)"
  }

  /// What the constraint goes by in reports: its identifier, else its equation.
  public var displayName: String { shownIdentifier ?? equation }

  /// The identifier where there is one to show.
  var shownIdentifier: String? {
    if let identifier, !identifier.isEmpty { identifier } else { nil }
  }
}
