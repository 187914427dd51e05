public import Foundation

extension UIView {
  /// How an animation runs; nothing runs here, the values are only accepted.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out along with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// The view can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// The animation begins from where the view is shown now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The animation begins slowly and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation keeps its pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Makes changes at once.
  ///
  /// - Note: UIKit differs here: it shows them over time and calls `completion` later.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once, then calls a function.
  ///
  /// - Note: UIKit differs here: it shows them over time and calls `completion` later.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once, then calls a function.
  ///
  /// - Note: UIKit differs here: it shows them over time, with a spring, and calls `completion`
  ///   later.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once, as all changes are made here.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
