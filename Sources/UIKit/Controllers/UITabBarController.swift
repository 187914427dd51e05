import Foundation

/// A controller that shows one of several others above a bar by which one chooses.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar at the bottom.
  public let tabBar = UITabBar()

  /// The controllers, from the leading edge of the bar.
  open var viewControllers: [UIViewController]? {
    didSet { adopt(viewControllers ?? [], insteadOf: oldValue ?? []) }
  }

  /// The place of the controller that is shown among all; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get {
      viewControllers?.firstIndex { $0 === shown } ?? NSNotFound
    }
    set {
      guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
      show(viewControllers[newValue])
    }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { shown }
    set {
      guard let newValue else { return }
      guard viewControllers?.contains(where: { $0 === newValue }) == true else {
        fatalError(
          "UITabBarController.selectedViewController: the controller is none of viewControllers; add "
            + "it there first.")
      }
      show(newValue)
    }
  }

  private weak var shown: UIViewController?

  /// Puts the bar into the view and shows the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    requiredView.addSubview(tabBar)
    if let shown { install(shown) }
  }

  /// Places the bar at the bottom and the shown controller's view behind it.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = requiredView.bounds
    let height = UITabBar.height + requiredView.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: bounds.size.height - height, width: bounds.size.width, height: height)
    shown?.viewIfLoaded?.frame = bounds
  }

  private func adopt(_ new: [UIViewController], insteadOf old: [UIViewController]) {
    for controller in old where !new.contains(where: { $0 === controller }) {
      if controller === shown { hide(controller) }
      controller.containerInsets = .zero
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      // The bar counts as unsafe for what is shown behind it.
      controller.containerInsets = UIEdgeInsets(
        top: 0, left: 0, bottom: UITabBar.height, right: 0)
      controller.didMove(toParent: self)
    }
    tabBar.items = new.map(\.tabBarItem)
    if let shown, new.contains(where: { $0 === shown }) { return }
    if let first = new.first { show(first) }
  }

  private func show(_ controller: UIViewController) {
    guard controller !== shown else { return }
    if let shown { hide(shown) }
    shown = controller
    tabBar.selectedItem = controller.tabBarItem
    if isViewLoaded { install(controller) }
  }

  private func install(_ controller: UIViewController) {
    let view = controller.requiredView
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = requiredView.bounds
    controller.viewWillAppear(false)
    requiredView.insertSubview(view, at: 0)
    requiredView.setNeedsLayout()
    controller.viewDidAppear(false)
  }

  private func hide(_ controller: UIViewController) {
    guard controller.isViewLoaded else { return }
    controller.viewWillDisappear(false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.viewDidDisappear(false)
  }
}

extension UIViewController {
  /// The nearest tab bar controller this one is inside of.
  public var tabBarController: UITabBarController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UITabBarController { return found }
      controller = current.parent
    }
    return nil
  }
}
