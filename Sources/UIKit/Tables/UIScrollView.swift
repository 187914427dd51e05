public import Foundation

/// A view that shows a part of something larger.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The size of what is shown in parts, in points.
  open var contentSize = CGSize.zero

  /// Distances by which one can scroll beyond the edges of the content, in points.
  open var contentInset = UIEdgeInsets.zero

  private(set) lazy var scrollGuides = ScrollGuides(of: self)

  /// Creates a view that shows a part of something larger.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Edges of what is put in mean the content, whether or not the guides are asked for.
    _ = scrollGuides
  }

  /// Creates a scroll view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = scrollGuides
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    adoptContentSize()
  }

  /// Where the shown part begins in the content, in points; the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Moves the shown part at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
