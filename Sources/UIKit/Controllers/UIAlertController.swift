public import Foundation

/// What the user may answer to an alert.
@preconcurrency @MainActor
public final class UIAlertAction: NSObject {
  /// How an answer is shown.
  public enum Style: Int, Hashable, Sendable {
    /// Like any other.
    case `default` = 0
    /// As the one that changes nothing.
    case cancel = 1
    /// As one that destroys something.
    case destructive = 2
  }

  /// The words of the answer.
  public let title: String?
  /// How the answer is shown.
  public let style: Style
  /// Whether the answer can be given.
  public var isEnabled = true
  /// What the answer does.
  package let handler: ((UIAlertAction) -> Void)?

  /// Creates an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A message with the answers the user may give.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How the message is shown.
  public enum Style: Int, Hashable, Sendable {
    /// From the bottom of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// What the message says beside its title.
  open var message: String?
  /// How the message is shown.
  public let preferredStyle: Style
  /// The answers, in the order they were added.
  public private(set) var actions: [UIAlertAction] = []

  /// Creates a message.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an alert; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }
}
