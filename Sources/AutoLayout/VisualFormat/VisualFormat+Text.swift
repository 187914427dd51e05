import Frames

extension VisualFormat: CustomStringConvertible {
  /// The format in its plainest spelling: the axis named, no blanks, predicates in parentheses.
  ///
  /// The text reads back as the same views, distances and predicates.
  public var description: String {
    var text = axis == .horizontal ? "H:" : "V:"
    if let head { text += "|\(head.gap)" }
    for (index, box) in boxes.enumerated() {
      if index > 0 { text += "\(gaps[index - 1])" }
      text += "\(box)"
    }
    if let tail { text += "\(tail.gap)|" }
    return text
  }
}

extension VisualFormat.Box: CustomStringConvertible {
  /// The box as it is written, for example `[a(==50)]`.
  public var description: String {
    predicates.isEmpty ? "[\(name)]" : "[\(name)\(list(predicates))]"
  }
}

extension VisualFormat.Gap: CustomStringConvertible {
  /// The gap as it is written, for example `-(>=8)-`; empty where the neighbours touch.
  public var description: String {
    switch self {
    case .flush: ""
    case .standard: "-"
    case .distances(let predicates): "-\(list(predicates))-"
    }
  }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  /// The predicate as it is written, for example `>=8@750`.
  public var description: String {
    "\(relation.rawValue)\(object)" + (priority.map { "@\($0)" } ?? "")
  }
}

extension VisualFormat.Term: CustomStringConvertible {
  /// The number or name as it is written.
  public var description: String {
    switch value {
    case .name(let name): return name
    case .number(let number):
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}

/// Returns predicates as a list in parentheses.
private func list(_ predicates: [VisualFormat.Predicate]) -> String {
  "(" + predicates.map(\.description).joined(separator: ",") + ")"
}
