public import Foundation

/// A screen with its size and pixels.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  private let environment: LayoutEnvironment

  init(environment: LayoutEnvironment) {
    self.environment = environment
    super.init()
  }

  /// The screen of the default device, 390 × 844 points at 3 pixels a point.
  ///
  /// - Note: UIKit differs here: it answers the screen of the device at hand. A window knows its
  ///   own screen.
  public static let main = UIScreen(environment: .standard)

  /// The rectangle of the screen, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.screenSize) }

  /// The number of pixels a point.
  public var scale: CGFloat { environment.scale }

  /// The number of pixels a point.
  public var nativeScale: CGFloat { environment.scale }

  /// What the screen is like for what is shown on it.
  public var traitCollection: UITraitCollection { environment.traitCollection }
}
