import Frames

extension VisualFormatExpansion {
  /// Checks that a view was given.
  func check(_ box: VisualFormat.Box) throws(VisualFormatError) {
    guard !views.contains(box.name) else { return }
    throw failure(
      .unknownView, at: box.offset, found: box.name,
      expected: "a view that was given\(listed(views))", meant: closest(box.name, views))
  }

  /// Returns the value of a distance.
  func distance(_ term: VisualFormat.Term) throws(VisualFormatError) -> Double {
    if let value = try value(of: term) { return value }
    throw unknownMetric(
      term, viewKind: .viewAsDistance, what: "a distance",
      advice: "Only a size can be compared with a view, as in '[a(==b)]'.")
  }

  /// Returns the value a size is compared with, nil where that is a view.
  func size(_ term: VisualFormat.Term) throws(VisualFormatError) -> Double? {
    if let value = try value(of: term) { return value }
    let name = term.name ?? ""
    if views.contains(name) { return nil }
    let names = views.union(metrics.keys)
    throw failure(
      .unknownName, at: term.offset, found: name,
      expected: "a view or metric that was given\(listed(names))", meant: closest(name, names))
  }

  /// Returns the priority of a predicate.
  func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let term = predicate.priority else { return .required }
    guard let value = try value(of: term) else {
      throw unknownMetric(
        term, viewKind: .viewAsPriority, what: "a priority",
        advice: "A priority is a number or a metric.")
    }
    let priority = LayoutPriority(value)
    guard priority.isValid else {
      throw VisualFormatError.badPriority(
        value, offset: term.offset, found: "\(term)", format: format.source)
    }
    return priority
  }

  /// Returns the value of a number or metric, nil where there is no such metric.
  private func value(of term: VisualFormat.Term) throws(VisualFormatError) -> Double? {
    switch term.value {
    case .number(let number): return number
    case .name(let name):
      guard let value = metrics[name] else { return nil }
      guard value.isFinite else {
        throw VisualFormatError(
          kind: .badMetric, format: format.source, offset: term.offset,
          found: "'\(name)', which is \(decimal(value))", expected: "a finite number",
          advice: "Check what the metric was computed from.")
      }
      return value
    }
  }

  private func unknownMetric(
    _ term: VisualFormat.Term, viewKind: VisualFormatError.Kind, what: String, advice: String
  ) -> VisualFormatError {
    let name = term.name ?? ""
    if views.contains(name) {
      return VisualFormatError(
        kind: viewKind, format: format.source, offset: term.offset,
        found: "'\(name)', which is a view", expected: what, advice: advice)
    }
    return failure(
      .unknownMetric, at: term.offset, found: name,
      expected: "a metric that was given\(listed(metrics.keys))",
      meant: closest(name, metrics.keys))
  }

  /// Returns the fault of a `|` beside a view without a superview.
  func missingSuperview(
    of box: VisualFormat.Box, at tie: VisualFormat.SuperviewTie
  ) -> VisualFormatError {
    VisualFormatError(
      kind: .noSuperview, format: format.source, offset: tie.offset, found: "'|'",
      expected: "a superview, which '\(box.name)' does not have",
      advice: "Add '\(box.name)' to its superview before you make the constraints.")
  }

  /// Returns the fault of aligning two neighbours along the axis of the format.
  func alongAxis(
    _ attribute: LayoutAttribute, at box: VisualFormat.Box
  ) -> VisualFormatError {
    let across =
      format.axis == .horizontal
      ? "top, bottom, centerY or a baseline" : "left, right, leading, trailing or centerX"
    let option = options.name(aligning: attribute) ?? attribute.rawValue
    return VisualFormatError(
      kind: .alignmentAlongAxis, format: format.source, offset: box.offset,
      found: "'\(box.name)' placed along the \(format.axis.rawValue) axis, with \(option)",
      expected: "alignment across it: \(across)", advice: nil)
  }

  private func failure(
    _ kind: VisualFormatError.Kind, at offset: Int, found: String, expected: String,
    meant: String?
  ) -> VisualFormatError {
    VisualFormatError(
      kind: kind, format: format.source, offset: offset, found: "'\(found)'",
      expected: expected, advice: meant.map { "Did you mean '\($0)'?" })
  }

  private func closest(_ name: String, _ names: some Sequence<String>) -> String? {
    closestName(to: name, among: names)
  }

  /// Returns the first names in alphabetical order, in parentheses.
  private func listed(_ names: some Collection<String>) -> String {
    guard !names.isEmpty else { return ", and none was" }
    let shown = names.sorted().prefix(8).joined(separator: ", ")
    return names.count > 8 ? " (\(shown), …)" : " (\(shown))"
  }
}
