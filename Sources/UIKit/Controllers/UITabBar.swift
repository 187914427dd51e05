public import Foundation

/// What stands for a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The words below the symbol.
  open var title: String?
  /// A number by which the item is told from others.
  open var tag: Int
  /// What is written in the item's corner, such as a count.
  open var badgeValue: String?

  /// Creates an item with a title.
  public init(title: String?, tag: Int = 0) {
    self.title = title
    self.tag = tag
    super.init()
  }

  /// Creates an item without a title.
  public override convenience init() {
    self.init(title: nil)
  }
}

/// The bar below the controllers of a tab bar controller: 49 points high, and what the safe area leaves out
/// below.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height without the safe area, in points.
  static let height: CGFloat = 49

  /// The items, from the leading edge.
  open var items: [UITabBarItem]?
  /// The item of what is shown.
  open var selectedItem: UITabBarItem?

  /// The usual height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The given width and the height of the bar with what the safe area leaves out below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }
}
