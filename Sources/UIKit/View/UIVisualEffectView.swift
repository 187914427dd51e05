public import Foundation

/// What a visual effect view does to what is behind it; nothing is drawn here.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How what is behind is blurred and tinted.
  public enum Style: Int, Hashable, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the interface is.
    case regular = 4
    /// So that content stands out.
    case prominent = 5
    /// A thin material, nearly clear.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// The style the effect was made with.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Content that shines through a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view with an effect, whose content stands in a view of its own.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for the content; it fills the bounds.
  public let contentView = UIView()

  /// The effect, kept for who asks.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
