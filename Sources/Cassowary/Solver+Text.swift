extension Solver {
  /// Returns a constraint as people write it, with all signs positive: `a.x + a.width <= b.x - 8`.
  public func text(of constraint: Constraint) -> String {
    var left: [String] = []
    var right: [String] = []
    constraint.expression.forEachTerm { term in
      let size = abs(term.coefficient)
      let factor = size == 1 ? "" : "\(NumberText.text(of: size)) * "
      let name = isKnown(term.variable) ? name(of: term.variable) : "?"
      if term.coefficient < 0 { right.append(factor + name) } else { left.append(factor + name) }
    }
    var relation = constraint.relation
    var constant = -constraint.expression.constant
    if left.isEmpty {
      swap(&left, &right)
      constant = -constant
      relation =
        switch relation {
        case .equal: .equal
        case .lessOrEqual: .greaterOrEqual
        case .greaterOrEqual: .lessOrEqual
        }
    }
    var rightText = right.joined(separator: " + ")
    if right.isEmpty {
      rightText = NumberText.text(of: constant)
    } else if constant != 0 {
      rightText += (constant < 0 ? " - " : " + ") + NumberText.text(of: abs(constant))
    }
    let leftText = left.isEmpty ? "0" : left.joined(separator: " + ")
    let strength = constraint.strength.isRequired ? "" : " @ \(constraint.strength)"
    return "\(leftText) \(relation) \(rightText)\(strength)"
  }
}
