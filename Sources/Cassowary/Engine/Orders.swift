/// What decides ties and free values; seldom set, so kept apart from the records.
struct Orders: ~Copyable {
  /// What a constraint has beyond its record.
  struct Details {
    var identifier: String?
    var location: SourceLocation?
    var rank: Int64?
    var slackOrder: FreeOrder?
    var isGiven = false

    var isPlain: Bool {
      identifier == nil && location == nil && rank == nil && slackOrder == nil && !isGiven
    }
  }

  /// By place of the constraint; shorter than all constraints if the last have none.
  var details: [Details] = []
  /// By place of the variable, likewise.
  var freeOrders: [FreeOrder?] = []

  func rank(_ place: Int) -> Int64? { place < details.count ? details[place].rank : nil }

  func slackOrder(_ place: Int) -> FreeOrder? {
    place < details.count ? details[place].slackOrder : nil
  }

  func isGiven(_ place: Int) -> Bool { place < details.count && details[place].isGiven }

  func freeOrder(_ variable: Int) -> FreeOrder? {
    variable < freeOrders.count ? freeOrders[variable] : nil
  }
}

extension Orders {
  func details(at place: Int) -> Details { place < details.count ? details[place] : Details() }

  mutating func set(_ new: Details, at place: Int) {
    if place >= details.count {
      if new.isPlain { return }
      details.append(contentsOf: repeatElement(Details(), count: place + 1 - details.count))
    }
    details[place] = new
  }

  /// Keeps what a constraint has beyond its record.
  @inline(__always)
  mutating func set(_ constraint: Constraint, at place: Int) {
    let isPlain =
      constraint.identifier == nil && constraint.location == nil && constraint.rank == nil
      && constraint.slackOrder == nil && !constraint.isGiven
    // Most systems either give every constraint a name or none.
    if isPlain, place >= details.count { return }
    set(
      Details(
        identifier: constraint.identifier, location: constraint.location, rank: constraint.rank,
        slackOrder: constraint.slackOrder, isGiven: constraint.isGiven), at: place)
  }

  mutating func set(_ order: FreeOrder?, of variable: Int) {
    if variable >= freeOrders.count {
      if order == nil { return }
      freeOrders.append(contentsOf: repeatElement(nil, count: variable + 1 - freeOrders.count))
    }
    freeOrders[variable] = order
  }
}
