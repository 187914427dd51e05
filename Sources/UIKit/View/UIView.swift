package import AutoLayout
public import Foundation
import Frames

/// A rectangle on the screen that holds other views, placed by constraints or by its frame.
///
/// A view's place is decided by constraints where `translatesAutoresizingMaskIntoConstraints` is
/// false, and by its `frame` otherwise. Nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The engine's side of the view.
  package let item: LayoutItem

  nonisolated(unsafe) let subviewList = ViewList()
  let anchors = AnchorCache()
  var layoutState = ViewLayoutState()
  var appearance = ViewAppearance()

  /// What the view itself needs of the next layout pass.
  var needs = ViewNeeds.all
  /// What views below it need.
  var needsBelow: ViewNeeds = []

  weak var currentWindow: UIWindow?
  /// The controller whose view this is.
  weak var controller: UIViewController?

  // MARK: Making views

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    item = LayoutItem(kind: .view, className: "UIView")
    super.init()
    item.owner = self
    item.className = displayClassName
    item.isFrameDriven = true
    item.margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
    Self.check(frame, of: self)
    layoutState.frame = frame
    item.givenFrame = frame.layoutRect
  }

  /// Creates a view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view without a size; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    item = LayoutItem(kind: .view, className: "UIView")
    super.init()
    item.owner = self
    item.className = displayClassName
    item.isFrameDriven = true
    item.margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// After a layout pass it lies on the pixel grid for views placed by constraints. Setting it
  /// decides the place of a view whose `translatesAutoresizingMaskIntoConstraints` is true; for any
  /// other it lasts until the next pass.
  open var frame: CGRect {
    get { layoutState.frame }
    set { place(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// A new size keeps the centre where it is; a new origin moves the coordinates of the subviews.
  open var bounds: CGRect {
    get { CGRect(origin: layoutState.boundsOrigin, size: layoutState.frame.size) }
    set {
      if newValue.origin != layoutState.boundsOrigin {
        layoutState.boundsOrigin = newValue.origin
        setNeedsLayout()
      }
      let old = layoutState.frame
      if newValue.size != old.size {
        place(
          CGRect(
            x: old.origin.x + (old.size.width - newValue.size.width) / 2,
            y: old.origin.y + (old.size.height - newValue.size.height) / 2,
            width: newValue.size.width, height: newValue.size.height))
      }
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get {
      let frame = layoutState.frame
      return CGPoint(
        x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }
    set {
      let size = layoutState.frame.size
      place(
        CGRect(
          x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  // MARK: Appearance

  /// Whether the view is left out of what one sees; its constraints go on.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set {
      guard newValue != appearance.isHidden else { return }
      appearance.isHidden = newValue
      superview?.setNeedsLayout()
      (superview as? UIStackView)?.noteArrangement()
    }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { appearance.alpha }
    set { appearance.alpha = min(max(newValue, 0), 1) }
  }

  /// The colour behind everything the view holds.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched in the view, inherited from the superview where none is set.
  open var tintColor: UIColor! {
    get { appearance.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      appearance.tintColor = newValue
      tintColorDidChange()
    }
  }

  /// How the view fits what it draws into its bounds.
  open var contentMode: ContentMode {
    get { appearance.contentMode }
    set { appearance.contentMode = newValue }
  }

  /// Whether what reaches beyond the bounds is cut off.
  open var clipsToBounds: Bool {
    get { appearance.layer?.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view can be touched.
  open var isUserInteractionEnabled: Bool {
    get { appearance.isUserInteractionEnabled }
    set { appearance.isUserInteractionEnabled = newValue }
  }

  /// A number by which `viewWithTag(_:)` finds the view.
  open var tag: Int {
    get { appearance.tag }
    set { appearance.tag = newValue }
  }

  /// The name by which tests and dumps find the view.
  open var accessibilityIdentifier: String? {
    get { item.identifier }
    set { item.identifier = newValue }
  }

  /// What the surroundings of the view are like.
  open var traitCollection: UITraitCollection { surroundings.traitCollection }

  /// Told after the tint colour was set.
  open func tintColorDidChange() {}

  /// Told after the surroundings have changed, with what they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Where drawing would be written; nothing is drawn here, so it is never called.
  open func draw(_ rect: CGRect) {}

  /// Whether the view only works with constraints; it makes no difference here.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Margins

  /// The effective layout margins: what was set, or 8 points, and the safe area's insets where
  /// `insetsLayoutMarginsFromSafeArea` is true.
  ///
  /// Setting it sets the view's own margins, without the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(item.margins) }
    set { setMargins(.physical(newValue)) }
  }

  /// The effective layout margins as the language is read; setting it sets the view's own.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set { setMargins(.directional(newValue)) }
  }

  /// The distances from the view's edges to the part that bars and the edges of the screen leave
  /// free, as of the last layout pass.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(layoutState.safeArea) }

  /// Gives the view the size that `sizeThatFits(_:)` answers for its present one.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  // MARK: Descriptions

  /// The view as iOS prints it, with its path in place of an address.
  ///
  /// - Note: UIKit differs here: an address would be another in every run.
  nonisolated open override var description: String {
    Self.reading { ViewDescription.text(of: self) }
  }

  // MARK: The responder chain

  /// The controller whose view this is, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Hooks of the hierarchy

  /// Tells the view that a subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells the view that it is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that it has another superview, or none.
  open func didMoveToSuperview() {}

  /// Tells the view that it is about to be in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that it is in another window, or in none.
  open func didMoveToWindow() {}

  /// Adds a view in front of the other subviews, taking it from where it stood.
  ///
  /// - Precondition: `view` is not this view and does not contain it.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviewList.views.count)
  }

  /// Takes the view from its superview.
  ///
  /// Constraints that related something inside the view to something outside are dropped for good.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  // MARK: The layout

  /// Has `layoutSubviews` run at the next layout pass.
  open func setNeedsLayout() {
    note(.layout)
  }

  /// Lays out the hierarchy the view stands in, where anything asks for it.
  ///
  /// Constraints are brought up to date from the inside out, content sizes are read, the engine
  /// solves, and `layoutSubviews` runs from the outside in, until nothing asks for more.
  open func layoutIfNeeded() {
    LayoutPass(root: rootView).run()
  }

  /// Has `updateConstraints` run at the next layout pass.
  open func setNeedsUpdateConstraints() {
    note(.constraints)
  }

  /// Has the content size read again at the next layout pass.
  open func invalidateIntrinsicContentSize() {
    note(.contentSize)
    setNeedsLayout()
  }

  /// Returns the size the view takes by its constraints, with a weak wish for another (priority 50).
  ///
  /// The size is in points, that of the frame, rounded up to whole pixels.
  ///
  /// - Complexity: one solve of the subtree.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size the view takes by its constraints and a wish for another.
  ///
  /// The priorities say how much width and height of the wish matter. The size is in points, that
  /// of the frame, rounded up to whole pixels.
  ///
  /// - Complexity: one solve of the subtree.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Places the subviews; the default gives those placed by constraints their solved frames.
  open func layoutSubviews() {
    applySolvedFrames()
  }

  /// Brings the view's constraints up to date; subclasses change theirs here and call this last.
  open func updateConstraints() {}

  /// The natural size of the content, `noIntrinsicMetric` along an axis without one.
  ///
  /// It is read when the view is new and after `invalidateIntrinsicContentSize()`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The distances from the frame inwards to the rectangle that constraints speak of.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline is this view's, itself by default.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is this view's, itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// The distances from the alignment rectangle's top down to the first baseline, and from its
  /// bottom up to the last.
  var baselineOffsets: (first: Double, last: Double) { (0, 0) }

  /// Returns the height of the content at a width, in points, where the one follows from the other as for
  /// text that wraps; nil for content that has one size.
  var contentHeightAtWidth: ((Double) -> Double)? { layoutState.heightAtWidth }

  /// Brings up to date what the content size is read from.
  func prepareContent() {}

  /// Returns the size the view would like, given one it may have; the default is its own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Tells the view that its safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Tells the view that its effective layout margins have changed.
  open func layoutMarginsDidChange() {}

  /// Whether the view is a control's own part, which dumps leave out.
  var isPrivatePart: Bool { false }

  /// The text the view shows, for dumps.
  var shownText: String? { nil }

  /// The view a dump of this one begins with.
  var dumpRoot: UIView { self }

  /// Whether the text does not fit where the view now lies.
  var isTextTruncated: Bool { false }

  /// Whether constraints of the system decide the place whatever the flag says.
  var isPlacedByGivenConstraints: Bool { false }

  /// Runs before the view, as the root of its hierarchy, is laid out.
  func prepareForLayoutPass() {}

  /// Brings the constraints up to date that the view makes for what it arranges.
  func updateArrangement() {}
}

extension UIView {
  /// The value that stands for no natural length along an axis.
  public static let noIntrinsicMetric: CGFloat = -1
}
