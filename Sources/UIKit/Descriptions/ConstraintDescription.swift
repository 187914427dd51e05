import AutoLayout
import Foundation

/// Writes a constraint as iOS does: as a piece of visual format where it reads forward, else as an
/// equation, with the names it uses behind it.
@MainActor
struct ConstraintDescription {
  private let constraint: NSLayoutConstraint
  private let layout: LayoutConstraint
  /// The names that stand for items, each once, with what they stand for.
  private var names: [(name: String, item: String)] = []

  /// Returns the description of a constraint.
  static func text(of constraint: NSLayoutConstraint) -> String {
    guard let layout = constraint.describedConstraint else {
      return "<\(String(describing: type(of: constraint)))>"
    }
    var writer = ConstraintDescription(constraint, layout)
    return writer.text()
  }

  private init(_ constraint: NSLayoutConstraint, _ layout: LayoutConstraint) {
    self.constraint = constraint
    self.layout = layout
  }

  private mutating func text() -> String {
    let head = [place, identifier].filter { !$0.isEmpty }.joined(separator: " ")
    let body = body()
    var remarks = [constraint.isActive ? "active" : "inactive"]
    if !names.isEmpty {
      remarks.append("names: " + names.map { "\($0.name):\($0.item) " }.joined(separator: ", "))
    }
    return "<\(head) \(body)   (\(remarks.joined(separator: ", ")))>"
  }

  // MARK: Before the body

  /// The class and, in place of an address, the line that made the constraint.
  private var place: String {
    layout.location.map { "\(className):\($0.brief)" } ?? className
  }

  private var className: String {
    switch constraint.systemOrigin {
    case .content: return "NSContentSizeLayoutConstraint"
    case .frame: return "NSAutoresizingMaskLayoutConstraint"
    case .arrangement, .encapsulation, .inset: return "NSLayoutConstraint"
    case nil: break
    }
    if let spacing = constraint as? SystemSpacingConstraint {
      return spacing.isBetweenBaselines ? "_UISystemBaselineConstraint" : "NSLayoutConstraint"
    }
    return String(describing: type(of: constraint))
  }

  private var identifier: String {
    var parts: [String] = []
    if let identifier = layout.identifier, !identifier.isEmpty { parts.append("'\(identifier)'") }
    if case .frame(let mask) = constraint.systemOrigin { parts.append(mask) }
    return parts.joined(separator: " ")
  }

  // MARK: The body

  private mutating func body() -> String {
    if case .content(let hugging, let compression) = constraint.systemOrigin {
      return equation() + " Hug:\(GeneralNumber.text(hugging))"
        + " CompressionResistance:\(GeneralNumber.text(compression))"
    }
    let body = visualFormat() ?? equation()
    return layout.priority.isRequired
      ? body : "\(body) priority:\(GeneralNumber.text(layout.priority.value))"
  }

  /// The constraint as a piece of visual format, nil where it does not read forward.
  private mutating func visualFormat() -> String? {
    guard layout.multiplier == 1, !layout.isLength, let first = layout.first,
      let second = layout.second, let edges = Edges(layout)
    else { return nil }
    let parts: String
    switch (edges.firstIsStart, edges.secondIsStart) {
    case (true, true) where first.parent === second:
      parts = "\(superview(second))-(\(gap))-[\(name(of: first))]"
    case (false, false) where second.parent === first:
      parts = "[\(name(of: second))]-(\(gap))-\(superview(first))"
    case (true, false) where first !== second && !isAbove(first, second) && !isAbove(second, first):
      parts = "[\(name(of: second))]-(\(gap))-[\(name(of: first))]"
    default: return nil
    }
    return "\(edges.axis):\(parts)\(edges.isPhysical ? "(LTR)" : "")"
  }

  /// The edges that a constraint is between, nil where it is between something else.
  private struct Edges {
    let axis: String
    let firstIsStart: Bool
    let secondIsStart: Bool
    let isPhysical: Bool

    init?(_ layout: LayoutConstraint) {
      let kinds: [(axis: String, start: LayoutAttribute, end: LayoutAttribute)] = [
        ("H", .leading, .trailing), ("H", .left, .right), ("V", .top, .bottom),
      ]
      let sides = [layout.firstAttribute, layout.secondAttribute]
      guard
        let kind = kinds.first(where: { kind in
          sides.allSatisfy { $0 == kind.start || $0 == kind.end }
        })
      else { return nil }
      axis = kind.axis
      firstIsStart = layout.firstAttribute == kind.start
      secondIsStart = layout.secondAttribute == kind.start
      isPhysical = kind.start == .left
    }
  }

  private var gap: String {
    var number = GeneralNumber.text(layout.constant)
    if let spacing = constraint as? SystemSpacingConstraint {
      number =
        spacing.source == .anchor
        ? "NSLayoutAnchorConstraintSpace(\(number))" : "NSSpace(\(number))"
    }
    return layout.relation == .equal ? number : "\(layout.relation.rawValue)\(number)"
  }

  private func isAbove(_ item: LayoutItem, _ other: LayoutItem) -> Bool {
    other.isInSubtree(of: item)
  }

  private mutating func equation() -> String {
    let left = side(layout.first, layout.firstAttribute, from: layout.firstOrigin)
    let constant = layout.constant
    guard let attribute = layout.secondAttribute, layout.multiplier != 0 else {
      return "\(left) \(layout.relation.rawValue) \(GeneralNumber.text(constant))"
    }
    var right = side(layout.second, attribute, from: layout.secondOrigin)
    if layout.multiplier != 1 {
      if layout.isSecondDistance { right = "(\(right))" }
      right = "\(GeneralNumber.text(layout.multiplier))*\(right)"
    }
    if constant != 0 {
      right += constant < 0 ? " - " : " + "
      right += GeneralNumber.text(abs(constant))
    }
    return "\(left) \(layout.relation.rawValue) \(right)"
  }

  private mutating func side(
    _ item: LayoutItem?, _ attribute: LayoutAttribute, from origin: LayoutAnchor?
  ) -> String {
    let end = "\(name(of: item)).\(word(attribute))"
    guard let origin else { return end }
    return "\(end) - \(name(of: origin.item)).\(word(origin.attribute))"
  }

  /// Frames are printed by the names of what the engine knows of an item.
  private func word(_ attribute: LayoutAttribute) -> String {
    guard case .frame = constraint.systemOrigin else { return attribute.rawValue }
    switch attribute {
    case .left: return "minX"
    case .top: return "minY"
    default: return attribute.rawValue
    }
  }

  // MARK: Names

  private mutating func name(of item: LayoutItem?) -> String {
    guard let item, let name = ItemDescription.ownName(of: item) else {
      return ItemDescription.text(of: item)
    }
    note(name, item.path)
    return name
  }

  private mutating func superview(_ item: LayoutItem) -> String {
    note("'|'", ItemDescription.text(of: item))
    return "|"
  }

  private mutating func note(_ name: String, _ item: String) {
    if !names.contains(where: { $0.name == name }) { names.append((name, item)) }
  }
}
