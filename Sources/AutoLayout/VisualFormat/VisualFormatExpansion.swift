import Frames

/// The constraints of a format in the making.
struct VisualFormatExpansion {
  typealias Item = VisualFormatConstraint.Item
  typealias Spacing = VisualFormatConstraint.Spacing
  typealias End = (item: Item, attribute: LayoutAttribute)

  let format: VisualFormat
  let views: Set<String>
  let metrics: [String: Double]
  let options: VisualFormatOptions
  var constraints: [VisualFormatConstraint] = []

  /// Adds all constraints, in order.
  mutating func expand() throws(VisualFormatError) {
    let edges = edges
    if let head = format.head, let box = format.boxes.first {
      try add(
        head.gap, from: (.superview(of: box.name), edges.start),
        to: (.view(box.name), edges.start), standard: .toSuperview)
    }
    for (index, box) in format.boxes.enumerated() {
      if index > 0 {
        let ends = facingEdges
        try add(
          format.gaps[index - 1], from: (.view(format.boxes[index - 1].name), ends.end),
          to: (.view(box.name), ends.start),
          standard: usesBaselines ? .betweenBaselines : .betweenViews)
      }
      for predicate in box.predicates { try addSize(predicate, of: box) }
    }
    if let tail = format.tail, let box = format.boxes.last {
      try add(
        tail.gap, from: (.view(box.name), edges.end), to: (.superview(of: box.name), edges.end),
        standard: .toSuperview)
    }
    try addAlignment()
  }

  // MARK: Edges

  private var isReversed: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var usesBaselines: Bool {
    format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  /// The edges at which reading along the axis begins and ends.
  private var edges: (start: LayoutAttribute, end: LayoutAttribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    if isReversed { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  /// The edges between which a distance of two views runs.
  private var facingEdges: (start: LayoutAttribute, end: LayoutAttribute) {
    usesBaselines ? (.firstBaseline, .lastBaseline) : edges
  }

  // MARK: Constraints

  private mutating func add(
    _ gap: VisualFormat.Gap, from earlier: End, to later: End, standard: Spacing
  ) throws(VisualFormatError) {
    switch gap {
    case .flush: add(earlier, later, .equal, 0, .required, .explicit)
    case .standard:
      let spacing = VisualFormatConstraint.standardSpacing
      add(earlier, later, .equal, spacing, .required, standard)
    case .distances(let predicates):
      for predicate in predicates {
        let distance = try distance(predicate.object)
        add(earlier, later, predicate.relation, distance, try priority(of: predicate), .explicit)
      }
    }
  }

  private mutating func add(
    _ earlier: End, _ later: End, _ relation: LayoutRelation, _ constant: Double,
    _ priority: LayoutPriority, _ spacing: Spacing
  ) {
    let (first, second) = isReversed ? (earlier, later) : (later, earlier)
    constraints.append(
      VisualFormatConstraint(
        first: first.item, firstAttribute: first.attribute, relation: relation,
        second: second.item, secondAttribute: second.attribute, constant: constant,
        priority: priority, spacing: spacing))
  }

  private mutating func addSize(
    _ predicate: VisualFormat.Predicate, of box: VisualFormat.Box
  ) throws(VisualFormatError) {
    let attribute: LayoutAttribute = format.axis == .horizontal ? .width : .height
    let constant = try size(predicate.object)
    let other = constant == nil ? predicate.object.name : nil
    constraints.append(
      VisualFormatConstraint(
        first: .view(box.name), firstAttribute: attribute, relation: predicate.relation,
        second: other.map { .view($0) }, secondAttribute: other.map { _ in attribute },
        constant: constant ?? 0, priority: try priority(of: predicate), spacing: .explicit))
  }

  private mutating func addAlignment() throws(VisualFormatError) {
    let attributes = options.alignedAttributes
    for (box, next) in zip(format.boxes, format.boxes.dropFirst()) {
      for attribute in attributes {
        guard attribute.axis != format.axis else { throw alongAxis(attribute, at: next) }
        constraints.append(
          VisualFormatConstraint(
            first: .view(box.name), firstAttribute: attribute, relation: .equal,
            second: .view(next.name), secondAttribute: attribute, constant: 0,
            priority: .required, spacing: .explicit))
      }
    }
  }
}
