public import Foundation

/// An object that can have the focus: a view or a view controller.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What is associated with the responder by `objc_setAssociatedObject`.
  nonisolated(unsafe) var associations: [UnsafeRawPointer: AssociatedValue]?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder's class, without an address, which would be another in every run.
  nonisolated open override var description: String { "<\(type(of: self))>" }

  /// The same as the description.
  nonisolated open override var debugDescription: String { description }

  /// The responder that stands behind this one, nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether the responder accepts the focus; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives up the focus when asked to.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder has the focus in its window.
  open var isFirstResponder: Bool { focusWindow?.focused === self }

  /// Takes the focus, if the responder is in a window and accepts it.
  ///
  /// - Returns: whether the responder has the focus now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = focusWindow, canBecomeFirstResponder else { return false }
    if window.focused === self { return true }
    if let current = window.focused, !current.resignFirstResponder() { return false }
    window.focused = self
    return true
  }

  /// Gives up the focus.
  ///
  /// - Returns: whether the responder is without the focus now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = focusWindow, window.focused === self else { return true }
    guard canResignFirstResponder else { return false }
    window.focused = nil
    return true
  }

  /// The window in which the responder may have the focus.
  var focusWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }
}
