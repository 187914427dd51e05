extension LayoutConstraint {
  /// Makes the constraint take part in the layout, on the nearest common ancestor of its items.
  ///
  /// Activating an active constraint does nothing. A guide without an owner accepts no constraint:
  /// the constraint then stays inactive, quietly, as in UIKit.
  ///
  /// - Parameter order: a number greater than that of every constraint activated before; of a
  ///   conflict set the latest is the likeliest to be broken.
  /// - Throws: `ConstraintProblem` where the items have no common ancestor or the numbers are not
  ///   ones a constraint can have; the constraint then stays inactive.
  /// - Complexity: O(depth), constant for siblings and for parent and child.
  public func activate(order: UInt64) throws(ConstraintProblem) {
    guard holder == nil else { return }
    if let problem = problemAtActivation() { throw problem }
    guard let first, let firstView = first.view else { return }
    var home = firstView
    if secondAttribute != nil {
      guard let second, second.view != nil else { return }
      guard let common = LayoutItem.nearestCommonAncestor(first, second) else {
        throw ConstraintProblem(.noCommonAncestor, of: self)
      }
      home = common
    }
    if let origins {
      for (item, attribute) in [
        (origins.first, origins.firstAttribute), (origins.second, origins.secondAttribute),
      ] where attribute != nil {
        guard let item, item.view != nil else { return }
        guard let common = LayoutItem.nearestCommonAncestor(home, item) else {
          throw ConstraintProblem(.noCommonAncestor, of: self)
        }
        home = common
      }
    }
    activationOrder = order
    holder = home
    home.held.append(self)
    forEachMention { $0.mentions.append(self, mention: $1) }
    noteChange()
  }

  /// Takes the constraint out of the layout; an inactive one stays as it is.
  public func deactivate() {
    guard let holder else { return }
    holder.engine?.unlower(self)
    holder.held.remove(self)
    loseHolder()
    holder.markChanged(.constraints)
  }

  /// Leaves the items it relates, after its holder has let go of it or has gone away.
  func loseHolder() {
    forEachMention { $0.mentions.remove(self, mention: $1) }
    holder = nil
    lowered = nil
    givenUp?.isOver = true
    givenUp = nil
  }
}

extension LayoutItem {
  /// The active constraints this item holds, in the order they were activated.
  public var heldConstraints: [LayoutConstraint] { held.constraints }

  /// The active constraints that speak of this item, in the order they were activated.
  public var mentioningConstraints: [LayoutConstraint] {
    mentions.constraints.sorted { $0.activationOrder < $1.activationOrder }
  }
}
