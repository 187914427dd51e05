import AutoLayout
public import Foundation

extension NSLayoutConstraint {
  /// The view or guide on the left, nil once it is gone.
  public var firstItem: AnyObject? { layoutConstraint.first?.owner }

  /// The view or guide on the right, nil where there is none or it is gone.
  public var secondItem: AnyObject? { layoutConstraint.second?.owner }

  /// The attribute on the left.
  public var firstAttribute: Attribute { Attribute(layoutConstraint.firstAttribute) }

  /// The attribute on the right, `.notAnAttribute` where there is no second item.
  public var secondAttribute: Attribute { Attribute(layoutConstraint.secondAttribute) }

  /// The anchor on the left.
  ///
  /// - Precondition: the first item is still there and the attribute has an anchor; margin
  ///   attributes have none.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let anchor = anchor(of: firstItem, firstAttribute) else {
      fatalError(
        "firstAnchor: there is no anchor for .\(layoutConstraint.firstAttribute.rawValue).")
    }
    return anchor
  }

  /// The anchor on the right, nil where there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { anchor(of: secondItem, secondAttribute) }

  private func anchor(of item: AnyObject?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject>? {
    guard let attribute = attribute.layoutAttribute else { return nil }
    let anchor: NSObject? =
      switch item {
      case let view as UIView: view.anchors.anchor(attribute, of: view.item)
      case let guide as UILayoutGuide: guide.anchors.anchor(attribute, of: guide.item)
      default: nil
      }
    // The parameter of an anchor's class is a phantom: it is the type of nothing that is stored.
    return anchor.map {
      Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(Unmanaged.passUnretained($0).toOpaque())
        .takeUnretainedValue()
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
