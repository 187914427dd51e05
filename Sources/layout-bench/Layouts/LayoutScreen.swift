import UIKit

/// A screen of views to lay out, and what is changed of it.
@MainActor
struct LayoutScreen {
  let window: UIWindow
  /// The constraint whose constant is changed.
  let edited: NSLayoutConstraint

  /// The number of views below the window.
  var viewCount: Int {
    var count = -1
    var open: [UIView] = [window]
    while let view = open.popLast() {
      count += 1
      open += view.subviews
    }
    return count
  }

  /// The sum of all frames, by which two layouts are compared.
  var sum: Double {
    var sum = 0.0
    var open: [UIView] = [window]
    while let view = open.popLast() {
      let frame = view.frame
      sum += Double(frame.minX + frame.minY + frame.width + frame.height)
      open += view.subviews
    }
    return sum
  }

  /// The names of a full run, and of a smoke run.
  static let names = ["L1_200", "L2_12", "L3_50"]
  static let smokeNames = ["L1_10", "L2_3", "L3_5"]

  /// Makes the screen of a name such as `L1_1000`; nil where there is none.
  static func make(_ name: String) -> LayoutScreen? {
    let parts = name.split(separator: "_")
    guard parts.count == 2, let size = Int(parts[1]), (1...10_000).contains(size) else {
      return nil
    }
    switch parts[0] {
    case "L1": return list(size)
    case "L2": return form(size)
    case "L3": return grid(size)
    default: return nil
    }
  }

  static func isKnown(_ name: String) -> Bool {
    let parts = name.split(separator: "_")
    return parts.count == 2 && ["L1", "L2", "L3"].contains(parts[0])
      && Int(parts[1]).map { (1...10_000).contains($0) } ?? false
  }

  static func window() -> UIWindow { UIWindow(environment: .standard) }

  static func view(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = text
    return label
  }
}
