extension Scene {
  /// Checks that every constraint can be, at the place where it comes into the scene.
  ///
  /// UIKit stops the program at the same mistakes; a scene is data, and data is refused.
  ///
  /// - Throws: `DocumentError` of the first constraint that cannot be.
  package func validate() throws(DocumentError) {
    var parents = Parents(of: self)
    for constraint in constraints { try validate(constraint, parents) }
    for step in steps {
      for operation in step.operations {
        switch operation.action {
        case .addConstraint(let constraint):
          try validate(constraint, parents)
        case .insertView(let view, let parent):
          parents.insert(view, under: parent)
        case .removeView(let id):
          parents.remove(id)
        case .setConstraint, .setView, .setScreen, .setContentSizeCategory:
          break
        }
      }
    }
  }

  private func validate(
    _ constraint: SceneConstraint, _ parents: Parents
  ) throws(DocumentError) {
    func error(
      _ kind: DocumentError.Kind, at position: SourcePosition, found: String, expected: String
    ) -> DocumentError {
      DocumentError(
        kind, file: file, position: position,
        found: "\(found) in the constraint \(quoted(constraint.id))", expected: expected,
        constraint: constraint.id)
    }
    for (name, number) in [
      ("multiplier", constraint.multiplier), ("constant", constraint.constant),
      ("priority", constraint.priority),
    ] where !number.value.isFinite {
      throw error(
        .nonFinite, at: number.position, found: "the \(name) \(number.value)",
        expected: "a finite number")
    }
    let priority = constraint.priority
    guard PriorityRange.contains(priority.value) else {
      throw error(
        .badPriority, at: priority.position,
        found: "the priority \(NumberInWords.text(priority.value))",
        expected: "a priority above 0 and at most 1000")
    }
    let first = constraint.first
    guard let second = constraint.second, constraint.multiplier.value != 0 else {
      guard first.attribute.dimension == .size else {
        throw error(
          .locationNeedsPair, at: first.position,
          found: "the location \(quoted(first.text)) set to a number",
          expected: "a second attribute that it lies at, such as \"\(parents.sample).leading\"")
      }
      return
    }
    let pair = "\(quoted(first.text)) with \(quoted(second.text))"
    switch (first.attribute.dimension, second.attribute.dimension) {
    case (.size, .size), (.x, .x), (.y, .y):
      break
    case (.size, _), (_, .size):
      throw error(
        .attributeMismatch, at: second.position, found: pair,
        expected: "two sizes or two locations")
    default:
      throw error(
        .axisMismatch, at: second.position, found: pair,
        expected: "two horizontal or two vertical attributes")
    }
    if first.attribute.isDirectional && second.attribute.isPhysical
      || first.attribute.isPhysical && second.attribute.isDirectional
    {
      throw error(
        .leftLeadingMix, at: second.position, found: pair,
        expected: "leading and trailing on both sides, or left and right on both")
    }
    guard let one = parents.root(of: first.item), let other = parents.root(of: second.item),
      one == other
    else {
      throw error(
        .noCommonAncestor, at: constraint.position, found: pair,
        expected: "two items that are inside one outermost view")
    }
  }
}

/// The priorities that layout knows.
enum PriorityRange {
  /// Returns whether a number is a priority: above 0, also as the single-precision number that
  /// UIKit's priorities are, and at most 1000.
  static func contains(_ number: Double) -> Bool {
    Float(number) > 0 && number <= 1000
  }
}

extension SceneAnchor {
  /// The anchor as scenes write it.
  package var text: String { "\(item).\(attribute.rawValue)" }
}

/// Which item is inside which, while steps change it.
private struct Parents {
  private var parents: [String: String?] = [:]
  /// The outermost view's identifier, to give examples with.
  let sample: String

  init(of scene: Scene) {
    sample = scene.root.id
    scene.forEachView { view, parent in add(view, under: parent?.id) }
  }

  private mutating func add(_ view: SceneView, under parent: String?) {
    parents.updateValue(parent, forKey: view.id)
    for guide in view.guides { parents.updateValue(view.id, forKey: guide) }
  }

  mutating func insert(_ view: SceneView, under parent: String) {
    var waiting = [(view, parent)]
    while let (view, parent) = waiting.popLast() {
      add(view, under: parent)
      waiting += view.children.map { ($0, view.id) }
    }
  }

  /// Makes a view a tree of its own.
  mutating func remove(_ id: String) {
    parents.updateValue(nil, forKey: id)
  }

  func root(of item: SceneItemName) -> String? {
    guard var parent = parents[item.id] else { return nil }
    var root = item.id
    while let next = parent {
      root = next
      parent = parents[next] ?? nil
    }
    return root
  }
}
