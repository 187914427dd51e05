import AutoLayout
public import Foundation

extension NSLayoutConstraint {
  /// The view or guide on the left, nil once it is gone.
  public var firstItem: AnyObject? { layoutConstraint.first?.owner }

  /// The view or guide on the right, nil where there is none or it is gone.
  public var secondItem: AnyObject? { layoutConstraint.second?.owner }

  /// The attribute on the left, `.notAnAttribute` where that is a distance between two places.
  public var firstAttribute: Attribute {
    layoutConstraint.isDistance ? .notAnAttribute : Attribute(layoutConstraint.firstAttribute)
  }

  /// The attribute on the right, `.notAnAttribute` where there is no second item or the right is a
  /// distance between two places.
  public var secondAttribute: Attribute {
    layoutConstraint.isSecondDistance
      ? .notAnAttribute : Attribute(layoutConstraint.secondAttribute)
  }

  /// The anchor on the left.
  ///
  /// - Precondition: the first item is still there and the attribute has an anchor; margin
  ///   attributes have none.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    let layout = layoutConstraint
    guard let anchor = anchor(layout.first, layout.firstAttribute, from: layout.firstOrigin) else {
      fatalError(
        "firstAnchor: there is no anchor for .\(layoutConstraint.firstAttribute.rawValue).")
    }
    return anchor
  }

  /// The anchor on the right, nil where there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    let layout = layoutConstraint
    return anchor(layout.second, layout.secondAttribute, from: layout.secondOrigin)
  }

  private func anchor(
    _ item: LayoutItem?, _ attribute: LayoutAttribute?, from origin: LayoutAnchor?
  ) -> NSLayoutAnchor<AnyObject>? {
    guard let item, let attribute else { return nil }
    let anchor: NSObject?
    if let origin {
      anchor = NSLayoutDimension(LayoutAnchor(from: origin, to: LayoutAnchor(item, attribute)))
    } else {
      anchor =
        switch item.owner {
        case let view as UIView: view.anchors.anchor(attribute, of: item)
        case let guide as UILayoutGuide: guide.anchors.anchor(attribute, of: item)
        default: nil
        }
    }
    // The parameter of an anchor's class is a phantom: it is the type of nothing that is stored.
    return anchor.map { anchor in
      withExtendedLifetime(anchor) {
        Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque())
          .takeUnretainedValue()
      }
    }
  }

  /// How the sides compare.
  public var relation: Relation { Relation(layoutConstraint.relation) }

  /// The factor of the right side.
  public var multiplier: CGFloat { CGFloat(layoutConstraint.multiplier) }

  /// The number added to the right side, in points; it may change at any time.
  ///
  /// - Precondition: the number is finite, else the program stops with a sentence.
  public var constant: CGFloat {
    get { CGFloat(layoutConstraint.constant) }
    set {
      let layout = layoutConstraint
      layout.constant = Double(newValue)
      if !newValue.isFinite, let problem = layout.problemAtCreation() {
        fatalError(problem.description)
      }
    }
  }

  /// How much the constraint matters; it may change at any time, to and from required too.
  ///
  /// - Precondition: above 0 and at most 1000, else the program stops with a sentence.
  public var priority: UILayoutPriority {
    get { UILayoutPriority(layoutConstraint.priority) }
    set {
      let layout = layoutConstraint
      layout.priority = newValue.layoutPriority
      if !newValue.layoutPriority.isValid, let problem = layout.problemAtActivation() {
        fatalError(problem.description)
      }
    }
  }

  /// A name for the constraint, by which reports speak of it.
  public var identifier: String? {
    get { layoutConstraint.identifier }
    set { layoutConstraint.identifier = newValue }
  }
}
