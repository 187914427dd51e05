/// A constraint of a scene.
package struct SceneConstraint: Sendable {
  /// How the two sides compare.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    /// Both sides are equal.
    case equal = "=="
    /// The first side is at most the second.
    case lessThanOrEqual = "<="
    /// The first side is at least the second.
    case greaterThanOrEqual = ">="
  }

  /// A number with the place it stands at.
  package struct PlacedNumber: Hashable, Sendable {
    /// The number; a scene may hold NaN and infinities here, which validation refuses.
    package var value: Double
    /// Where it stands, the constraint's own place where it is not given.
    package var position: SourcePosition
  }

  /// Where the constraint stands in its file.
  package var position: SourcePosition
  /// The path of keys that leads to it, for errors.
  package var path: String
  /// The identifier, unique among constraints.
  package var id: String
  /// The first side.
  package var first: SceneAnchor
  /// How the sides compare.
  package var relation: Relation
  /// The second side; nil where a number stands alone.
  package var second: SceneAnchor?
  /// What the second side is multiplied with.
  package var multiplier: PlacedNumber
  /// What is added to the second side, in points.
  package var constant: PlacedNumber
  /// The priority, 0 < p ≤ 1000.
  package var priority: PlacedNumber
  /// Whether the constraint counts from the start.
  package var isActive: Bool
}

/// An attribute of a view or guide, as `"label.leading"` names it.
package struct SceneAnchor: Hashable, Sendable {
  /// Where it stands.
  package var position: SourcePosition
  /// Whose attribute it is.
  package var item: SceneItemName
  /// The attribute.
  package var attribute: SceneAttribute
}

/// The name of something that constraints can hold to.
package struct SceneItemName: Hashable, Sendable, CustomStringConvertible {
  /// A part of a view that has edges of its own.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    /// What bars and notches leave free.
    case safeArea
    /// What the margins leave free.
    case margins
    /// The width in which text is read with ease.
    case readable
    /// The content of a scroll view.
    case content
    /// The visible rectangle of a scroll view.
    case frame
  }

  /// The identifier of a view or guide.
  package var id: String
  /// The part of the view; nil for the view or guide itself.
  package var part: Part?

  /// Creates a name.
  package init(_ id: String, part: Part? = nil) {
    self.id = id
    self.part = part
  }

  /// The name as scenes write it.
  package var description: String {
    if let part { "\(id).\(part.rawValue)" } else { id }
  }
}
