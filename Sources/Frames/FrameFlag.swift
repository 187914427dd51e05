extension FrameTree {
  /// A remark on a view that is not as it would be by default.
  public enum Flag: Hashable, Sendable {
    /// The view is hidden.
    case hidden
    /// The view is translucent, with this opacity from 0 to 1.
    case alpha(Double)
    /// The view is shorter than its content by this much along an axis.
    case squeezed(LayoutAxis, by: Double)
    /// The view is longer than its content by this much along an axis.
    case stretched(LayoutAxis, by: Double)
    /// The view reaches beyond an edge of its parent by this much.
    case overflow(Edge, by: Double)
    /// The view's text does not fit and is cut.
    case truncated
    /// These values of the view are not determined by its constraints.
    case ambiguous([Value])
  }

  /// An edge of a rectangle.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The bottom edge.
    case bottom
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
  }

  /// One of the four numbers of a frame.
  public enum Value: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case x
    /// The top edge.
    case y
    /// The width.
    case width = "w"
    /// The height.
    case height = "h"
  }
}
