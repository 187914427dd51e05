/// What decides ties and free values; seldom set, so kept apart from the records.
struct Orders: ~Copyable {
  /// By place of the constraint; shorter than all constraints if the last have none.
  private var extras: [Constraint.Extras?] = []
  /// By place of the variable, likewise.
  private var freeOrders: [FreeOrder?] = []

  func extras(at place: Int) -> Constraint.Extras? {
    place < extras.count ? extras[place] : nil
  }

  func rank(_ place: Int) -> Int64? { extras(at: place)?.details.rank }

  func slackOrder(_ place: Int) -> FreeOrder? { extras(at: place)?.details.slackOrder }

  func isGiven(_ place: Int) -> Bool { extras(at: place)?.details.isGiven ?? false }

  func freeOrder(_ variable: Int) -> FreeOrder? {
    variable < freeOrders.count ? freeOrders[variable] : nil
  }

  /// Keeps what a constraint has beyond its record.
  @inline(__always)
  mutating func set(_ new: Constraint.Extras?, at place: Int) {
    // Most systems either give every constraint a name or none.
    if new == nil, place >= extras.count { return }
    store(new, at: place)
  }

  @inline(never)
  private mutating func store(_ new: Constraint.Extras?, at place: Int) {
    if place >= extras.count {
      extras.append(contentsOf: repeatElement(nil, count: place + 1 - extras.count))
    }
    extras[place] = new
  }

  mutating func set(_ order: FreeOrder?, of variable: Int) {
    if variable >= freeOrders.count {
      if order == nil { return }
      freeOrders.append(contentsOf: repeatElement(nil, count: variable + 1 - freeOrders.count))
    }
    freeOrders[variable] = order
  }
}
