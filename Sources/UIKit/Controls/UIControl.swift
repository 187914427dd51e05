public import Foundation

/// A view that the user operates, and that tells others of it.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger comes down on it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger is lifted inside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it stands for is to be done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// The states a control can be in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be operated.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether the control can be operated.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether a finger is on the control.
  open var isHighlighted = false

  private var handlers: [(action: UIAction, events: Event)] = []

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The state the control is in.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Has an action run when one of some events happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Has an action no longer run for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers = handlers.compactMap { entry in
      guard entry.action === action else { return entry }
      let left = entry.events.subtracting(controlEvents)
      return left.isEmpty ? nil : (entry.action, left)
    }
  }

  /// Runs the actions for some events, as if they had happened.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in handlers where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

/// Something to be done, with a title.
@preconcurrency @MainActor
public final class UIAction: NSObject {
  /// The words for it.
  public var title: String
  /// What is done.
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }
}
