import AutoLayout
import Foundation
import Frames

/// The anchors of a view or guide: one object an attribute, made when it is first asked for.
@MainActor
final class AnchorCache {
  private var xAxis: [LayoutAttribute: NSLayoutXAxisAnchor] = [:]
  private var yAxis: [LayoutAttribute: NSLayoutYAxisAnchor] = [:]
  private var dimension: [LayoutAttribute: NSLayoutDimension] = [:]

  func xAxis(_ attribute: LayoutAttribute, of item: LayoutItem) -> NSLayoutXAxisAnchor {
    if let anchor = xAxis[attribute] { return anchor }
    let anchor = NSLayoutXAxisAnchor(LayoutAnchor(item, attribute))
    xAxis[attribute] = anchor
    return anchor
  }

  func yAxis(_ attribute: LayoutAttribute, of item: LayoutItem) -> NSLayoutYAxisAnchor {
    if let anchor = yAxis[attribute] { return anchor }
    let anchor = NSLayoutYAxisAnchor(LayoutAnchor(item, attribute))
    yAxis[attribute] = anchor
    return anchor
  }

  func dimension(_ attribute: LayoutAttribute, of item: LayoutItem) -> NSLayoutDimension {
    if let anchor = dimension[attribute] { return anchor }
    let anchor = NSLayoutDimension(LayoutAnchor(item, attribute))
    dimension[attribute] = anchor
    return anchor
  }

  /// Returns the anchor of any attribute, or nil for those within margins, which have none.
  func anchor(_ attribute: LayoutAttribute, of item: LayoutItem) -> NSObject? {
    if attribute.usesMargins { return nil }
    if attribute.isSize { return dimension(attribute, of: item) }
    return attribute.axis == .horizontal
      ? xAxis(attribute, of: item) : yAxis(attribute, of: item)
  }
}
