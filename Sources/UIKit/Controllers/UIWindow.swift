import AutoLayout
public import Foundation

/// The root of what is shown on a screen.
///
/// A window knows the environment it is laid out for; everything in it takes scale, safe area,
/// direction and sizes of text from there.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The environment the window is laid out for; a change lays everything out anew.
  ///
  /// The window takes the size of the new screen where it filled the old one.
  public var environment: LayoutEnvironment {
    didSet {
      guard oldValue != environment else { return }
      // Who is told of the change takes fonts from the new environment.
      environment.perform { adopt(environment, insteadOf: oldValue) }
    }
  }

  /// The controller whose view fills the window.
  ///
  /// Its view is kept at the window's bounds, whatever
  /// `translatesAutoresizingMaskIntoConstraints` says. It is loaded when the window is shown or
  /// laid out.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      removeInstalledView()
      setNeedsLayout()
    }
  }

  /// Whether the window has been shown.
  public private(set) var isKeyWindow = false

  /// The view of the root controller that was put into the window.
  private weak var installedView: UIView?

  /// The view that paths in reports begin at.
  private weak var reportRoot: UIView?

  /// What in the window has the focus.
  weak var focused: UIResponder?

  /// Creates a window that fills the screen of an environment.
  public init(environment: LayoutEnvironment) {
    self.environment = environment
    super.init(frame: CGRect(origin: .zero, size: environment.screenSize))
    currentWindow = self
  }

  /// Creates a window on the default device's screen.
  public override init(frame: CGRect) {
    environment = .standard
    super.init(frame: frame)
    currentWindow = self
  }

  /// Creates a window on the default device's screen; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    environment = .standard
    super.init(coder: coder)
    currentWindow = self
  }

  /// The screen the window is on.
  public var screen: UIScreen { UIScreen(environment: environment) }

  /// Shows the window: loads the root controller's view and lays everything out.
  ///
  /// The window's environment is the current one meanwhile.
  open func makeKeyAndVisible() {
    environment.perform {
      installRootView()
      isKeyWindow = true
      rootViewController?.viewWillAppear(false)
      layoutIfNeeded()
      rootViewController?.viewDidAppear(false)
    }
  }

  /// The application, which is not there.
  open override var next: UIResponder? { nil }

  override func prepareForLayoutPass() {
    installRootView()
    let shown = dumpRoot
    if shown !== reportRoot {
      reportRoot?.item.isPathRoot = false
      reportRoot = shown
      shown.item.isPathRoot = true
    }
  }

  override var dumpRoot: UIView {
    if let view = rootViewController?.viewIfLoaded { return view }
    return subviews.count == 1 ? subviews[0] : self
  }

  /// Takes out the view of a controller that is the root no longer, or that a controller has replaced.
  private func removeInstalledView() {
    guard let view = installedView else { return }
    view.layoutState.isPinnedToWindow = false
    view.refreshDriver()
    if view.superview === self { view.removeFromSuperview() }
    installedView = nil
  }

  /// Puts the root controller's view into the window and keeps it at its bounds.
  private func installRootView() {
    guard let rootViewController else { return }
    let view = rootViewController.requiredView
    if installedView !== view { removeInstalledView() }
    installedView = view
    if view.superview !== self {
      insertSubview(view, at: 0)
    }
    view.layoutState.isPinnedToWindow = true
    view.refreshDriver()
    if view.frame != bounds { view.frame = bounds }
    // Known before the first solve, these save a round.
    _ = refreshInsets()
    _ = view.refreshInsets()
  }

  private func adopt(_ new: LayoutEnvironment, insteadOf old: LayoutEnvironment) {
    var withoutKeyboard = new
    withoutKeyboard.keyboardFrame = old.keyboardFrame
    forEachInSubtree { if $0.layoutState.keyboardGuide != nil { $0.setNeedsLayout() } }
    guard withoutKeyboard != old else { return }
    if frame.size == old.screenSize { frame.size = new.screenSize }
    note(.surroundings)
    forEachInSubtree { view in
      view.note([.contentSize, .layout])
      view.refreshMargins()
      (view as? UITableView)?.remeasure()
      view.traitCollectionDidChange(old.traitCollection)
      view.controller?.traitCollectionDidChange(old.traitCollection)
    }
    guard new.contentSizeCategory != old.contentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: screen,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.contentSizeCategory])
  }
}
