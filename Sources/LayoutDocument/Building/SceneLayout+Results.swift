import AutoLayout
import Foundation
package import Frames
import UIKit

extension SceneLayout {
  /// The number of pixels a point.
  package var pixelScale: Double { root.pixelGrid.pixelScale }

  /// Returns the frame before rounding: of a view in its superview's coordinates, of a guide in its
  /// owner's; nil where there is no such item.
  package func exactFrame(of name: SceneItemName) -> Rect? {
    if let guide = builder.guide(name) { return Rect(guide.exactFrame) }
    guard name.part == nil, let view = builder.views[name.id] else { return nil }
    return Rect(view.exactFrame)
  }

  /// Returns the rounded frame of a view or guide, with the exact absolute origin of what it is in.
  func placement(of name: SceneItemName) -> (frame: Rect, parentOrigin: Point)? {
    if let guide = builder.guide(name), let owner = guide.owningView {
      return (Rect(guide.layoutFrame), owner.item.absoluteOrigin)
    }
    guard name.part == nil, let view = builder.views[name.id] else { return nil }
    return (Rect(view.frame), view.superview?.item.absoluteOrigin ?? .zero)
  }

  /// Returns the margins of a view with all that is added to them.
  func margins(of id: String) -> Insets? {
    guard let margins = builder.views[id]?.layoutMargins else { return nil }
    return Insets(
      top: Double(margins.top), left: Double(margins.left), bottom: Double(margins.bottom),
      right: Double(margins.right))
  }

  /// Returns the size a view asks for.
  func fittingSize(_ fitting: SceneExpectation.Fitting) -> Size? {
    guard let view = builder.views[fitting.view] else { return nil }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: CGFloat(fitting.target[0]), height: CGFloat(fitting.target[1])),
      withHorizontalFittingPriority: UILayoutPriority(Float(fitting.horizontalPriority)),
      verticalFittingPriority: UILayoutPriority(Float(fitting.verticalPriority)))
    return Size(width: Double(size.width), height: Double(size.height))
  }

  /// The names of the views and guides whose frames are not determined, in tree order.
  var ambiguousItems: [String] {
    let engine = window.layoutEngine
    var result: [String] = []
    root.item.forEachInSubtree { item in
      guard !engine.ambiguousValues(of: item).isEmpty else { return }
      if let scroll = item.parent?.owner as? UIScrollView,
        item.owner === scroll.contentLayoutGuide, let id = scroll.accessibilityIdentifier
      {
        result.append(SceneItemName(id, part: .content).description)
      } else if let id = item.identifier {
        result.append(id)
      }
    }
    return result
  }
}
