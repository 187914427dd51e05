import AutoLayout
import Foundation
import Frames

/// What a constraint that the system made stands for.
enum SystemConstraintOrigin {
  /// One that arranges what is in a stack, or keeps a guide in its place.
  case arrangement
  /// The size of a view's content along an axis, with its two priorities.
  case content(hugging: Double, compression: Double)
  /// The frame of a view along an axis, with what of it is flexible, as `h=--& v=--&`.
  case frame(mask: String)
  /// The size that a window or a row gives the view that fills it.
  case encapsulation
  /// The inset of a guide that follows its view.
  case inset

  /// Whether the constraint is active without being held by anything, as long as what it stands for is.
  var isAlwaysActive: Bool {
    switch self {
    case .arrangement: false
    case .content, .frame, .encapsulation, .inset: true
    }
  }
}

extension LayoutInfluence {
  /// The constraints that stand for the influence, as iOS lists them.
  @MainActor var constraints: [NSLayoutConstraint] {
    switch self {
    case .constraint(let constraint): [NSLayoutConstraint.shown(constraint)]
    case .content(let item, let axis): NSLayoutConstraint.content(of: item, axis).map { [$0] } ?? []
    case .given(let item, let attribute):
      item.ownerInsets == nil
        ? [NSLayoutConstraint.frame(of: item, attribute)]
        : NSLayoutConstraint.inset(of: item, attribute).map { [$0] } ?? []
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the object that stands for a constraint of the engine, one made for it where there is none.
  static func shown(_ constraint: LayoutConstraint) -> NSLayoutConstraint {
    constraint.owner as? NSLayoutConstraint
      ?? NSLayoutConstraint(showing: constraint, as: .arrangement)
  }

  /// Returns what stands for the content size of an item along an axis, nil where it has none.
  static func content(of item: LayoutItem, _ axis: LayoutAxis) -> NSLayoutConstraint? {
    guard let length = axis == .horizontal ? item.contentWidth : item.contentHeight else {
      return nil
    }
    let layout = LayoutConstraint(
      LayoutAnchor(item, axis == .horizontal ? .width : .height), .equal, nil, constant: length)
    let hugging = item.hugging[axis]
    let compression = item.compression[axis]
    layout.priority = max(hugging, compression)
    return NSLayoutConstraint(
      showing: layout, as: .content(hugging: hugging.value, compression: compression.value))
  }

  /// Returns what stands for a number of an item's frame: its near edge or its length, fixed or in
  /// proportion to the parent.
  static func frame(of item: LayoutItem, _ attribute: LayoutAttribute) -> NSLayoutConstraint {
    let isHorizontal = attribute.axis == .horizontal
    let frame = item.givenFrame
    let start = isHorizontal ? frame.minX : frame.minY
    let length = isHorizontal ? frame.width : frame.height
    let outer = isHorizontal ? item.givenParentSize.width : item.givenParentSize.height
    var share = 0.0
    if item.parent != nil {
      let shares = item.autoresizing.shares(
        along: attribute.axis, start: start, length: length, in: outer)
      share = attribute.isSize ? shares.length : shares.start
    }
    let size = item.parent.map { LayoutAnchor($0, isHorizontal ? .width : .height) }
    let layout = LayoutConstraint(
      LayoutAnchor(item, attribute), .equal, share == 0 ? nil : size,
      multiplier: share == 0 ? 1 : share,
      constant: (attribute.isSize ? length : start) - share * outer)
    if attribute.isSize, (item.owner as? UIView)?.isEncapsulated == true {
      layout.identifier = "UIView-Encapsulated-Layout-\(isHorizontal ? "Width" : "Height")"
      return NSLayoutConstraint(showing: layout, as: .encapsulation)
    }
    return NSLayoutConstraint(showing: layout, as: .frame(mask: item.autoresizing.visualMask))
  }

  /// Returns what keeps an edge of a guide at some distance from that of its view: the near edge, or for
  /// a length the far one.
  static func inset(of guide: LayoutItem, _ attribute: LayoutAttribute) -> NSLayoutConstraint? {
    guard let insets = guide.ownerInsets, let view = guide.parent else { return nil }
    let edge: (LayoutAttribute, String, Double) =
      switch attribute {
      case .left: (.left, "left", insets.left)
      case .top: (.top, "top", insets.top)
      case .width: (.right, "right", insets.right)
      default: (.bottom, "bottom", insets.bottom)
      }
    let own = LayoutAnchor(guide, edge.0)
    let other = LayoutAnchor(view, edge.0)
    let layout = LayoutConstraint(
      attribute.isSize ? other : own, .equal, attribute.isSize ? own : other, constant: edge.2)
    layout.identifier =
      guide.identifier == "UIViewLayoutMarginsGuide"
      ? "UIView-\(edge.1)Margin-guide-constraint"
      : "\(guide.identifier ?? guide.className)-\(edge.1)"
    return NSLayoutConstraint(showing: layout, as: .inset)
  }
}

extension Autoresizing {
  /// What is flexible along both axes: near margin, length, far margin, `&` flexible and `-` fixed.
  fileprivate var visualMask: String {
    func marks(_ parts: [Autoresizing]) -> String {
      parts.map { contains($0) ? "&" : "-" }.joined()
    }
    return "h=\(marks([.left, .width, .right])) v=\(marks([.top, .height, .bottom]))"
  }
}

extension UIView {
  /// Whether the view fills what it is in and has its size from there: that of a window's root controller,
  /// or the content of a row.
  fileprivate var isEncapsulated: Bool {
    layoutState.isPinnedToWindow || (superview as? UITableViewCell)?.contentView === self
  }
}
