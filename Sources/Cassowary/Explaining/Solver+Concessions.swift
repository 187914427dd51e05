extension Solver {
  /// What each strength gave up at the last solve, from the strongest down; strengths whose
  /// constraints all hold are left out.
  ///
  /// - Complexity: O(*n*) in the number of terms of all constraints.
  public func concessions() -> [Concession] {
    var membersOfStrength: [Double: [(serial: Int64, id: Constraint.ID, violation: Double)]] = [:]
    for (place, record) in solvedConstraints() where !record.isRequired && !record.isEdit {
      let (value, scale) = sum(of: record)
      let violation =
        switch record.relation {
        case 0: value
        case -1: max(0, value)
        default: min(0, value)
        }
      guard abs(violation) > 1e-9 * scale else { continue }
      membersOfStrength[record.strength, default: []].append((record.serial, id(place), violation))
    }
    return membersOfStrength.keys.sorted(by: >).map { strength in
      let members = (membersOfStrength[strength] ?? []).sorted { $0.serial < $1.serial }
      return Concession(
        strength: Strength(strength), members: members.map(\.id),
        violations: members.map(\.violation),
        total: members.reduce(0) { $0 + abs($1.violation) })
    }
  }

  /// The constraints whose sides are equal, in the order they were added.
  ///
  /// - Complexity: O(*n*) in the number of terms of all constraints.
  public func bindingConstraints() -> [Constraint.ID] {
    solvedConstraints().filter { !$0.record.isEdit && isBinding($0.record) }
      .sorted { $0.record.serial < $1.record.serial }.map { id($0.place) }
  }

  /// Returns how far an inequality is from becoming an equality.
  ///
  /// That is 0 if it binds, and negative if it does not hold. An equality has no slack.
  ///
  /// - Precondition: The constraint is of this solver and was not removed.
  /// - Complexity: O(*n*) in the number of terms.
  public func slack(of id: Constraint.ID) -> Double {
    let constraint = constraint(id)
    let value = value(of: constraint.expression)
    return switch constraint.relation {
    case .equal: 0
    case .lessOrEqual: -value
    case .greaterOrEqual: value
    }
  }
}
