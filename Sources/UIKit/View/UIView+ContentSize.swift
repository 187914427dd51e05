import AutoLayout
public import Foundation
import Frames

extension UIView {
  /// Returns how strongly the view resists being longer than its content; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(item.hugging[axis.layoutAxis])
  }

  /// Sets how strongly the view resists being longer than its content.
  ///
  /// - Precondition: above 0 and at most 1000.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    Self.check(priority, "content hugging")
    item.hugging[axis.layoutAxis] = priority.layoutPriority
  }

  /// Returns how strongly the view resists being shorter than its content; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(item.compression[axis.layoutAxis])
  }

  /// Sets how strongly the view resists being shorter than its content.
  ///
  /// - Precondition: above 0 and at most 1000.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    Self.check(priority, "content compression resistance")
    item.compression[axis.layoutAxis] = priority.layoutPriority
  }

  private static func check(_ priority: UILayoutPriority, _ what: String) {
    guard !priority.layoutPriority.isValid else { return }
    fatalError(
      "A priority of \(what) is \(priority.rawValue); a priority must be above 0 and at most 1000 "
        + "(required).")
  }

  /// Returns the frame of a rectangle that constraints speak of.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = effectiveAlignmentInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Returns the rectangle that constraints speak of, of a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: effectiveAlignmentInsets)
  }

  private var effectiveAlignmentInsets: UIEdgeInsets {
    layoutState.scenario?.alignmentRectInsets ?? alignmentRectInsets
  }

  /// What a scene says of the view in place of its class.
  package var scenario: ViewScenario? {
    get { layoutState.scenario }
    set {
      layoutState.scenario = newValue
      item.className = displayClassName
      invalidateIntrinsicContentSize()
    }
  }

  /// The distances to the first and last baseline that stand in for those of the view's class.
  package var scenarioBaselines: (first: Double?, last: Double?) {
    get { (scenario?.firstBaseline, scenario?.lastBaseline) }
    set {
      var changed = scenario ?? ViewScenario()
      changed.firstBaseline = newValue.first
      changed.lastBaseline = newValue.last
      scenario = changed
    }
  }

  /// The name of the view's class without its module, or what a scene calls it.
  var displayClassName: String {
    layoutState.scenario?.className ?? String(describing: type(of: self))
  }

  /// Reads the content size, alignment insets and baselines and tells the engine.
  ///
  /// - Parameter isMeasured: whether the content matters though the frame decides the place.
  func refreshContent(isMeasured: Bool = false) {
    let scenario = layoutState.scenario
    layoutState.isContentFresh = true
    let insets = effectiveAlignmentInsets.layoutInsets
    if insets != item.alignmentInsets {
      item.alignmentInsets = insets
      refreshSafeAreaGuide()
    }
    defer { refreshBaselines() }
    guard !item.isFrameDriven || isMeasured else { return }
    prepareContent()
    let size = scenario?.contentSize ?? intrinsicContentSize
    item.contentWidth = Self.length(size.width, "width", of: self)
    let height = Self.length(size.height, "height", of: self)
    let wrapped = scenario?.contentSize == nil && height != nil ? contentHeightAtWidth : nil
    let lastWidth = item.measuredWidth
    if wrapped != nil || item.contentHeightAtWidth != nil { item.contentHeightAtWidth = wrapped }
    if wrapped != nil, let lastWidth {
      // As a rule the width is what it was, and one solve less does.
      item.measureContent(atWidth: lastWidth)
    } else {
      item.contentHeight = height
    }
  }

  private static func length(_ value: CGFloat, _ what: String, of view: UIView) -> Double? {
    guard value.isFinite else {
      fatalError(
        "\(view.displayClassName).intrinsicContentSize has a \(what) of \(value); answer a finite "
          + "number, or UIView.noIntrinsicMetric where there is none.")
    }
    return value < 0 ? nil : Double(value)
  }

  /// The height that baselines are to be counted in, in points: what the view was laid out with, and its
  /// natural height where its content is newer than that.
  func baselineHeight(natural: Double) -> Double {
    if item.isFrameDriven { return bounds.height > 0 ? Double(bounds.height) : natural }
    guard !layoutState.isContentFresh, let rect = item.currentEngine?.alignmentRect(of: item) else {
      return item.contentHeight ?? natural
    }
    return rect.height
  }

  /// Tells the engine where the baselines are, or which view inside lends its own.
  func refreshBaselines() {
    let scenario = layoutState.scenario
    let (first, last) = baselineOffsets
    item.firstBaseline = scenario?.firstBaseline ?? first
    item.lastBaseline = scenario?.lastBaseline ?? last
    item.firstBaselineItem = lentBaseline(of: forFirstBaselineLayout)
    item.lastBaselineItem = lentBaseline(of: forLastBaselineLayout)
    refreshBaselineSpacings()
  }

  private func lentBaseline(of view: UIView) -> LayoutItem? {
    view !== self && view.isDescendant(of: self) ? view.item : nil
  }
}
