// swift-format-ignore-file: NeverForceUnwrap

import AutoLayout
import Frames

@testable import UIKit

/// Compares two hierarchies of one model.
@MainActor
struct SceneComparison {
  let model: SceneModel
  let first: LiveScene
  let second: LiveScene

  /// The first differences, in words, with their values in both.
  func differences(upTo limit: Int = 4) -> [String] {
    var result: [String] = []
    for id in model.attached where result.count < limit {
      let (a, b) = (first.views[id]!, second.views[id]!)
      compare("v\(id) exact", a.exactFrame, b.exactFrame, into: &result)
      comparePixels("v\(id)", a, b, into: &result)
      compare("v\(id) margins", a.layoutMargins, b.layoutMargins, into: &result)
      compare("v\(id) safe area", a.safeAreaInsets, b.safeAreaInsets, into: &result)
      for guide in model.nodes[id]!.guides {
        compare(
          "g\(guide.id) of v\(id)", first.guides[guide.id]!.exactFrame,
          second.guides[guide.id]!.exactFrame, into: &result)
      }
    }
    return result
  }

  /// Whether the insets of some view differ.
  var hasOtherInsets: Bool {
    model.attached.contains { id in
      let (a, b) = (first.views[id]!, second.views[id]!)
      return a.layoutMargins != b.layoutMargins || a.safeAreaInsets != b.safeAreaInsets
    }
  }

  /// Whether the baselines of some view differ.
  var hasOtherBaselines: Bool {
    model.attached.contains { id in
      let (a, b) = (first.views[id]!.item, second.views[id]!.item)
      return a.firstBaseline != b.firstBaseline || a.lastBaseline != b.lastBaseline
    }
  }

  private func compare(_ what: String, _ a: CGRect, _ b: CGRect, into result: inout [String]) {
    let pairs = zip(a.numbers, b.numbers)
    if pairs.contains(where: { abs($0 - $1) > 1e-6 }) {
      result.append("\(what) \(a.numbers) \(b.numbers)")
    }
  }

  private func compare(
    _ what: String, _ a: UIEdgeInsets, _ b: UIEdgeInsets, into result: inout [String]
  ) {
    let rects = [a, b].map { CGRect(x: $0.left, y: $0.top, width: $0.right, height: $0.bottom) }
    compare(what, rects[0], rects[1], into: &result)
  }

  /// Rounded edges may differ by the pixel between them where noise decides.
  private func comparePixels(
    _ what: String, _ a: UIView, _ b: UIView, into result: inout [String]
  ) {
    let pixel = 1 / a.pixelScaleForTest
    for (x, y) in zip(a.frame.numbers, b.frame.numbers) where abs(x - y) > 1e-6 {
      if abs(x - y) > 2 * pixel + 1e-6 || !isNearTie(a) {
        result.append("\(what) \(a.frame.numbers) \(b.frame.numbers)")
        return
      }
    }
  }

  /// Whether an edge of the view, or what it counts from, lies between two pixels.
  private func isNearTie(_ view: UIView) -> Bool {
    let origin = view.item.absoluteOrigin
    let frame = view.exactFrame
    let scale = Double(view.pixelScaleForTest)
    let outer = view.superview?.item.absoluteOrigin
    let edges = [
      origin.x, origin.y, origin.x + Double(frame.width), origin.y + Double(frame.height),
      outer?.x ?? 0, outer?.y ?? 0,
    ]
    return edges.contains { edge in
      let part = (edge * scale + 1e-3).truncatingRemainder(dividingBy: 1)
      return abs(abs(part) - 0.5) < 3e-3
    }
  }
}

extension CGRect {
  var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

extension UIView {
  fileprivate var pixelScaleForTest: CGFloat {
    window?.environment.scale ?? LayoutEnvironment.standard.scale
  }
}
