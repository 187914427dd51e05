/// One constraint of a stack's recipe, before it is made.
struct StackConstraint {
  /// What tells a constraint from every other of the stack.
  struct Key: Hashable {
    /// The identifier UIKit gives such constraints.
    var identifier: String
    /// The role among those of one identifier, for example the attribute.
    var role: String
    /// The items it is for.
    var items: [ObjectIdentifier]
  }

  /// A thing the recipe relates: an item, or a guide that is made for it.
  enum Part {
    case item(LayoutItem)
    case guide(StackGuide)
  }

  /// One side of a constraint.
  struct Side {
    var part: Part
    var attribute: LayoutAttribute

    init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
      part = .item(item)
      self.attribute = attribute
    }

    init(_ guide: StackGuide, _ attribute: LayoutAttribute) {
      part = .guide(guide)
      self.attribute = attribute
    }
  }

  var key: Key
  var first: Side
  var relation: LayoutRelation
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0
}

/// A guide that a stack makes for its own use.
enum StackGuide: Hashable, Comparable {
  /// What spans the items across the axis.
  case spanner
  /// What stands in for the items where none is visible.
  case placeholder
  /// The gap behind the visible item of this index.
  case gap(Int)

  /// The name of the class UIKit uses for it.
  var className: String {
    switch self {
    case .spanner, .placeholder: "_UILayoutSpacer"
    case .gap: "_UIOLAGapGuide"
    }
  }

  /// The identifier UIKit gives it.
  var identifier: String {
    switch self {
    case .spanner, .placeholder: "UISV-alignment-spanner"
    case .gap: "UISV-distributing"
    }
  }
}
