import AutoLayout
public import Foundation

/// An object that manages a view and what is in it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// What the screen is called, for bars.
  open var title: String?

  /// The controllers whose views are shown inside this one's.
  public private(set) var children: [UIViewController] = []

  /// The controller that has this one as a child.
  public private(set) weak var parent: UIViewController?

  /// The controller shown over this one.
  public private(set) var presentedViewController: UIViewController?

  /// The controller this one is shown over.
  public private(set) weak var presentingViewController: UIViewController?

  /// Insets added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { loadedView?.setNeedsLayout() } }
  }

  /// What a container of this controller adds to the safe area of its view, such as for a bar.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if oldValue != containerInsets { loadedView?.setNeedsLayout() } }
  }

  private var ownTabBarItem: UITabBarItem?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What stands for the controller in a tab bar; by default its title.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }

  /// Whether the view's side margins are at least the system's 16 or 20 points.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      loadedView?.refreshMargins()
      loadedView?.setNeedsLayout()
    }
  }

  /// Creates a controller; documents are not read here, so both names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get { requiredView }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      guard let newValue else { return }
      newValue.controller = self
      newValue.item.rootName = String(describing: type(of: self))
      newValue.refreshMargins()
    }
  }

  /// The view, loaded if need be.
  var requiredView: UIView {
    if loadedView == nil {
      loadView()
      guard loadedView != nil else {
        fatalError(
          "\(type(of: self)).loadView() sets no view; assign one to self.view, or do not override "
            + "it.")
      }
      viewDidLoad()
    }
    guard let loadedView else {
      fatalError("\(type(of: self)).viewDidLoad() takes the view away again.")
    }
    return loadedView
  }

  /// The view if it has been loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it has not been.
  public func loadViewIfNeeded() {
    _ = requiredView
  }

  /// Makes the view and assigns it to `view`; the default makes a plain one of the screen's size.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Tells the controller that its view has been loaded.
  open func viewDidLoad() {}

  /// Tells the controller that its view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to be no longer shown.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is no longer shown.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Brings the constraints of the view up to date; the view's own by default.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// Told after the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the surroundings of the view are like.
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? LayoutEnvironment.standard.traitCollection
  }

  /// Told after the surroundings of the view have changed, with what they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The superview of the view.
  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Children

  /// Makes a controller a child; its view is added by who calls.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Tells the controller that it is about to have another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells the controller that it has another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// Notes a controller as shown over this one, then calls a function.
  ///
  /// - Note: UIKit differs here: it also puts the view on the screen.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Ends the presentation of what is shown over this controller, or of itself, then calls a
  /// function.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.presentingViewController = nil
      presentedViewController = nil
    } else {
      presentingViewController?.dismiss(animated: flag)
    }
    completion?()
  }
}
