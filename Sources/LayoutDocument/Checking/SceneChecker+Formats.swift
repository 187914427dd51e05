import AutoLayout

extension SceneChecker {
  /// Checks that every constraint a visual format of the scene stands for is listed in it.
  mutating func checkFormats() {
    guard !scene.formats.isEmpty else { return }
    let listed = Set(scene.constraints.map { FormatMeaning($0) })
    var parents: [String: String] = [:]
    scene.forEachView { view, parent in parents[view.id] = parent?.id }
    let views = parents.keys.sorted() + [scene.root.id]
    for format in scene.formats {
      do throws(VisualFormatError) {
        let expanded = try VisualFormat(format.text).constraints(
          views: views, options: format.formatOptions, hasSuperview: { parents[$0] != nil })
        for constraint in expanded {
          let forms = [constraint, constraint.followingMargins]
          guard !forms.contains(where: { listed.contains(FormatMeaning($0, parents)) }) else {
            continue
          }
          miss(
            "format \(quoted(format.text))", at: format.position,
            expected: "the constraint \(quoted(constraint.description)) in the list", found: "none")
        }
      } catch {
        miss(
          "format \(quoted(format.text))", at: format.position, expected: "a visual format",
          found: error.sentence)
      }
    }
  }
}

/// A constraint as a format can mean it, to be compared.
private struct FormatMeaning: Hashable {
  var first: String
  var relation: String
  var second: String?
  var constant: Double
  var priority: Double

  /// The meaning of a constraint of a scene; one with a factor is none that a format can have.
  init(_ constraint: SceneConstraint) {
    first = constraint.first.text
    relation = constraint.relation.rawValue
    second = constraint.second?.text
    constant = constraint.multiplier.value == 1 ? constraint.constant.value : .nan
    priority = constraint.priority.value
  }

  init(_ constraint: VisualFormatConstraint, _ parents: [String: String]) {
    func text(_ item: VisualFormatConstraint.Item, _ attribute: LayoutAttribute) -> String {
      switch item {
      case .view(let name): "\(name).\(attribute.rawValue)"
      case .superview(let name): "\(parents[name] ?? "").\(attribute.rawValue)"
      }
    }
    first = text(constraint.first, constraint.firstAttribute)
    relation = constraint.relation.rawValue
    second = constraint.second.flatMap { item in
      constraint.secondAttribute.map { text(item, $0) }
    }
    constant = constraint.constant
    priority = constraint.priority.value
  }
}
