package import AutoLayout
public import Foundation
import Frames

/// A rectangle that takes part in constraints without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The engine's side of the guide.
  package let item: LayoutItem
  let anchors = AnchorCache()
  /// What is associated with the guide by `objc_setAssociatedObject`.
  nonisolated(unsafe) var associations: [UnsafeRawPointer: AssociatedValue]?

  /// Creates a guide that no view owns; add it to one with `addLayoutGuide(_:)`.
  public override init() {
    item = LayoutItem(kind: .guide, className: "UILayoutGuide")
    super.init()
    item.owner = self
    item.className = String(describing: type(of: self))
  }

  /// Creates a guide that no view owns; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    item = LayoutItem(kind: .guide, className: "UILayoutGuide")
    super.init()
    item.owner = self
    item.className = String(describing: type(of: self))
  }

  /// Creates one of the guides that follow their view by some insets.
  init(identifier: String, insets: UIEdgeInsets) {
    item = LayoutItem(kind: .guide, className: "UILayoutGuide")
    super.init()
    item.owner = self
    item.identifier = identifier
    item.ownerInsets = insets.layoutInsets
  }

  /// A name for the guide, empty where none was given.
  public var identifier: String {
    get { item.identifier ?? "" }
    set { item.identifier = newValue }
  }

  /// The view that owns the guide, nil before it is added to one.
  public var owningView: UIView? { item.parent?.owner as? UIView }

  /// The guide's rectangle in its view's coordinates, on the pixel grid, as last laid out.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if let rect = item.currentEngine?.pixelFrame(of: item, on: view.pixelGrid) {
      return CGRect(rect)
    }
    // A guide of insets is known before it is laid out.
    guard let insets = item.ownerInsets else { return .zero }
    let around = view.item.alignmentInsets
    return view.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top + around.top, left: insets.left + around.left,
        bottom: insets.bottom + around.bottom, right: insets.right + around.right)
    ).standardizedAtZero
  }

  /// The guide's rectangle in its view's coordinates before pixel rounding, as last solved.
  package var exactFrame: CGRect {
    item.currentEngine?.exactFrame(of: item).map { CGRect($0) } ?? layoutFrame
  }

  /// Whether some value of the guide's rectangle is not determined by the active constraints.
  ///
  /// - Complexity: one solve where something has changed since the last.
  public var hasAmbiguousLayout: Bool {
    owningView.map { !$0.solvedEngine.ambiguousValues(of: item).isEmpty } ?? false
  }

  /// Returns the constraints that the guide's place and length along an axis follow from, strongest
  /// first, those of other guides and views among them.
  ///
  /// - Complexity: one solve where something has changed since the last, then O(n²), where n counts the
  ///   constraints connected with the guide.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.constraintsAffectingLayout(along: axis.layoutAxis)
  }

  /// The guide as iOS prints it, with its path in place of an address.
  nonisolated open override var description: String {
    Self.reading { self.item.guideDescription }
  }

  /// The same as the description.
  nonisolated open override var debugDescription: String { description }

  /// The left edge, in every language.
  public var leftAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.left, of: item) }
  /// The right edge, in every language.
  public var rightAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.right, of: item) }
  /// The edge at which reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.leading, of: item) }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.trailing, of: item) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchors.xAxis(.centerX, of: item) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.top, of: item) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.bottom, of: item) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchors.yAxis(.centerY, of: item) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchors.dimension(.width, of: item) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { anchors.dimension(.height, of: item) }
}

extension CGRect {
  /// The rectangle with a size that insets have made negative taken for none.
  fileprivate var standardizedAtZero: CGRect {
    CGRect(
      x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
  }
}
