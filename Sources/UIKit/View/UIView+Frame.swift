package import AutoLayout
import Foundation
package import Frames
import TextMetrics

extension UIView {
  /// How a view placed by its frame follows a change of its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How the view follows a change of its superview's size where its frame decides its place.
  public var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set {
      layoutState.autoresizingMask = newValue
      refreshAutoresizing()
    }
  }

  /// Whether subviews follow a change of this view's size as their masks say.
  public var autoresizesSubviews: Bool {
    get { layoutState.autoresizesSubviews }
    set {
      layoutState.autoresizesSubviews = newValue
      for child in subviewList.views { child.refreshAutoresizing() }
    }
  }

  /// Tells the engine how the frame follows the superview from now on, from the size that has now.
  func refreshAutoresizing() {
    let isFollowing = superview?.layoutState.autoresizesSubviews ?? true
    item.autoresizing =
      isFollowing ? Autoresizing(rawValue: layoutState.autoresizingMask.rawValue) : []
    noteParentSize()
  }

  /// The frame as the engine solved it, before pixel rounding, relative to the superview.
  ///
  /// For a view placed by its frame it is the frame.
  package var exactFrame: CGRect {
    guard !item.isFrameDriven, let rect = item.currentEngine?.exactFrame(of: item) else {
      return frame
    }
    return CGRect(rect)
  }

  /// The engine of the hierarchy the view stands in.
  package var layoutEngine: LayoutEngine { LayoutEngine.engine(of: item.root) }

  /// The grid of pixels on which frames come to lie.
  package var pixelGrid: PixelGrid { PixelGrid(pixelScale: Double(pixelScale)) }

  /// The number of pixels a point: the window's, else the default screen's.
  var pixelScale: CGFloat { surroundings.scale }

  /// What the view's surroundings say: the window's environment, else the one that is current.
  var surroundings: LayoutEnvironment { currentWindow?.environment ?? .current }

  /// What measures the texts of the hierarchy the view stands in.
  var textMeasurer: TextMeasurer {
    let root = rootView
    if let measurer = root.layoutState.textMeasurer { return measurer }
    let measurer = TextMeasurer()
    root.layoutState.textMeasurer = measurer
    return measurer
  }

  /// Has the height of the content follow from its width, both in points; nil for content of one size.
  package func setContentHeight(atWidth height: ((Double) -> Double)?) {
    layoutState.heightAtWidth = height
    invalidateIntrinsicContentSize()
  }

  /// Gives the view a frame.
  func place(_ newFrame: CGRect) {
    let old = layoutState.frame
    guard old != newFrame else { return }
    Self.check(newFrame, of: self)
    layoutState.frame = newFrame
    item.givenFrame = newFrame.layoutRect
    noteParentSize()
    guard old.size != newFrame.size else { return }
    setNeedsLayout()
    if !layoutState.isBeingResized { resizeSubviews(from: old.size) }
  }

  /// Makes subviews placed by their frames follow a change of size, and theirs in turn.
  private func resizeSubviews(from oldSize: CGSize) {
    var stack = [(view: self, oldSize: oldSize)]
    while let (view, oldSize) = stack.popLast() {
      guard view.autoresizesSubviews else { continue }
      for child in view.subviewList.views
      where child.item.isFrameDriven && !child.autoresizingMask.isEmpty {
        let old = child.frame
        let mask = Autoresizing(rawValue: child.autoresizingMask.rawValue)
        let new = CGRect(
          mask.resized(
            old.layoutRect, from: oldSize.layoutSize,
            to: view.layoutState.frame.size.layoutSize))
        guard new != old else { continue }
        child.layoutState.isBeingResized = true
        child.frame = new
        child.layoutState.isBeingResized = false
        if child.layoutState.frame.size != old.size { stack.append((child, old.size)) }
      }
    }
  }

  /// Tells the engine which size of the superview the frame belongs to, so that it can stretch with it.
  func noteParentSize() {
    item.givenParentSize = superview?.layoutState.frame.size.layoutSize ?? .zero
  }

  /// Stops where a frame is not made of numbers.
  static func check(_ frame: CGRect, of view: UIView) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.contains(where: { !$0.isFinite }) else { return }
    fatalError(
      "A frame of \(view.displayClassName) is \(numbers.map { "\($0)" }.joined(separator: ", ")); all four "
        + "numbers must be finite. Check what they were computed from.")
  }
}
