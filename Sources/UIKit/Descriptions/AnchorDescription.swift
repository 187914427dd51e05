import AutoLayout

/// Writes anchors as iOS does, with paths in place of addresses.
@MainActor
enum AnchorDescription {
  /// Returns the class, and the place or the distance, as `<NSLayoutXAxisAnchor "UIView:card.leading">`.
  static func text(of anchor: LayoutAnchor, class name: String) -> String {
    var place = "\(ItemDescription.text(of: anchor.item)).\(anchor.attribute.rawValue)"
    if let start = anchor.start {
      place += " - \(ItemDescription.text(of: start.item)).\(start.attribute.rawValue)"
    }
    return "<\(name) \"\(place)\">"
  }
}
