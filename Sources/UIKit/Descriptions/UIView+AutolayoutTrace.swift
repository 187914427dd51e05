import AutoLayout
import Frames

extension UIView {
  // swift-format-ignore: NoLeadingUnderscores
  /// Lays the hierarchy out and returns its views and guides, one a line, with what of them is
  /// ambiguous.
  ///
  /// - Note: UIKit has it for the debugger only.
  public func _autolayoutTrace() -> String {
    let root = rootView
    root.layoutIfNeeded()
    let engine = root.layoutEngine
    var lines = [""]
    var stack: [(item: LayoutItem, depth: Int)] = [(root.item, 0)]
    while let (item, depth) = stack.popLast() {
      lines.append(String(repeating: "|   ", count: depth) + item.traceLine(engine))
      for child in item.children.reversed() { stack.append((child, depth + 1)) }
      for guide in item.guides.reversed() { stack.append((guide, depth + 1)) }
    }
    lines += [
      "", "Legend:", "\t* - is placed by constraints",
      "\t+ - is placed by its frame and stands in the engine with it, because "
        + "translatesAutoresizingMaskIntoConstraints = YES",
      "\t• - is the root that the engine belongs to",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LayoutItem {
  @MainActor fileprivate func traceLine(_ engine: LayoutEngine) -> String {
    let mark = parent == nil ? "•" : isFrameDriven ? "+" : "*"
    let name =
      kind == .view || owner == nil ? ItemDescription.text(of: self) : guideDescription
    let free = isFrameDriven ? [] : engine.ambiguousValues(of: self)
    guard !free.isEmpty else { return mark + name }
    let words = free.map { value in
      let word =
        switch value {
        case .x: "minX"
        case .y: "minY"
        case .width: "Width"
        case .height: "Height"
        }
      return "\(ItemDescription.text(of: self)).\(word)"
    }
    return "\(mark)\(name)- AMBIGUOUS LAYOUT for \(words.joined(separator: ", "))"
  }
}
