import AutoLayout
import Foundation
import Frames

/// Writes views as iOS does, with paths in place of addresses.
@MainActor
enum ViewDescription {
  /// Returns the description of a view: its class, path, frame, and what of it is not as usual.
  static func text(of view: UIView) -> String {
    var parts = [
      "\(view.displayClassName): \(view.item.path)", "frame = \(GeneralNumber.text(view.frame))",
    ]
    if let text = view.shownText { parts.append("text = '\(text)'") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha < 1 { parts.append("alpha = \(GeneralNumber.text(Double(view.alpha)))") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty {
      parts.append("autoresize = \(mask(view.autoresizingMask))")
    }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    return "<\(parts.joined(separator: "; "))\(arrangement(of: view))>"
  }

  private static func mask(_ mask: UIView.AutoresizingMask) -> String {
    let words: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return words.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// How a stack arranges its views.
  private static func arrangement(of view: UIView) -> String {
    guard let stack = view as? UIStackView else { return "" }
    let distribution =
      switch stack.distribution {
      case .fill: "fill"
      case .fillEqually: "fill equally"
      case .fillProportionally: "fill proportionally"
      case .equalSpacing: "equal spacing"
      case .equalCentering: "equal centering"
      }
    let alignment =
      switch stack.alignment {
      case .fill: "fill"
      case .leading: "leading"
      case .firstBaseline: "first baseline"
      case .center: "center"
      case .trailing: "trailing"
      case .lastBaseline: "last baseline"
      }
    let axis = stack.axis == .horizontal ? "horiz" : "vert"
    return "; axis=\(axis) distribution=\(distribution) alignment=\(alignment)"
  }
}

extension LayoutItem {
  /// A guide as iOS prints it.
  @MainActor var guideDescription: String {
    let owner = parent?.owner as? UIView
    let guide = self.owner as? UILayoutGuide
    let frame = guide?.layoutFrame ?? .zero
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { GeneralNumber.text(Double($0)) }
    return "<\(className): \(path) - \"\(identifier ?? "")\", layoutFrame = {{\(numbers[0]), "
      + "\(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, "
      + "owningView = \(owner.map { ViewDescription.text(of: $0) } ?? "(null)")>"
  }
}

extension UIView {
  /// Returns the descriptions of the view and of what is in it, one line a view, indented by depth.
  ///
  /// - Note: UIKit has it for the debugger only.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    var stack = [(view: self, depth: 0)]
    while let (view, depth) = stack.popLast() {
      let indent = depth == 0 ? "" : "   " + String(repeating: "| ", count: depth)
      lines.append(indent + ViewDescription.text(of: view))
      for child in view.subviews.reversed() { stack.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}
