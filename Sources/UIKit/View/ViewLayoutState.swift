import AutoLayout
import Foundation
import Frames
import TextMetrics

/// What a view remembers of its layout between passes.
struct ViewLayoutState {
  var frame = CGRect.zero
  var boundsOrigin = CGPoint.zero
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  /// Whether the view above is resizing this one and goes on to its subviews itself.
  var isBeingResized = false
  /// Whether the view is kept at the bounds of its window.
  var isPinnedToWindow = false
  var translatesMask = true
  var semanticContent = UISemanticContentAttribute.unspecified

  var safeArea = Insets.zero
  /// The margins the user set, by direction; nil where the default stands.
  var margins: ViewMargins?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true

  /// The standard distances that the view's font has a part in.
  var baselineSpacings: [WeakSpacing] = []

  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// The guides of a controller's view that stand in for its bars.
  var supportGuides: [LayoutSupportGuide] = []

  /// Whether the hierarchy this is the root of was solved since frames were last handed out.
  var hasUnplacedFrames = false

  /// Whether the content was read after the view was last laid out.
  var isContentFresh = true
  /// The height of the content at a width, for a view that is told by a scene; nil for any other.
  var heightAtWidth: ((Double) -> Double)?
  /// As the root of a hierarchy: what measures its texts.
  var textMeasurer: TextMeasurer?

  /// What a scene says of the view instead of its class.
  var scenario: ViewScenario?
  /// As the root of a hierarchy: the conflicts of the last solve.
  var reported: Set<ConflictRecord> = []
  /// As the root of a hierarchy: who is told of conflicts instead of standard error.
  var conflictHandler: ((LayoutConflict) -> Void)?
}

/// Layout margins as they were set.
enum ViewMargins: Hashable {
  case physical(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}

/// What a scene document may say of any view in place of what its class says.
package struct ViewScenario: Sendable {
  /// The name of the class in dumps and reports.
  package var className: String?
  /// The content size; `noIntrinsicMetric` along an axis without one.
  package var contentSize: CGSize?
  /// The distance from the top down to the first baseline.
  package var firstBaseline: Double?
  /// The distance from the bottom up to the last baseline.
  package var lastBaseline: Double?
  /// The distances from the frame inwards to the alignment rectangle.
  package var alignmentRectInsets: UIEdgeInsets?

  /// Creates a scenario that changes nothing.
  package init() {}
}
