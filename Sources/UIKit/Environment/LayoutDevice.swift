public import Foundation

/// A device with the numbers of its screen, in portrait and in landscape.
///
/// - Note: UIKit has no such type; it stands in for the device one holds.
public struct LayoutDevice: Hashable, Sendable {
  /// The name by which the command line and tests ask for the device, for example `iphone-14`.
  public let name: String
  /// The kind of device.
  public let idiom: UIUserInterfaceIdiom
  /// The size of the screen in portrait, in points.
  public let size: CGSize
  /// The number of pixels a point.
  public let scale: CGFloat
  /// The safe area's insets of a window that fills the screen in portrait, in points.
  public let safeAreaInsets: UIEdgeInsets
  /// The same in landscape.
  public let landscapeSafeAreaInsets: UIEdgeInsets

  /// Creates a device from its numbers.
  public init(
    name: String, idiom: UIUserInterfaceIdiom, size: CGSize, scale: CGFloat,
    safeAreaInsets: UIEdgeInsets, landscapeSafeAreaInsets: UIEdgeInsets
  ) {
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
  }

  /// The device that is assumed where none is named: `iphone-14`.
  public static let standard = phone("iphone-14", 390, 844, 3, top: 47)

  /// The devices that are known, from small to large, phones first.
  public static let all: [LayoutDevice] = [
    homeButton("iphone-4s", .phone, 320, 480, 2),
    homeButton("iphone-se1", .phone, 320, 568, 2), homeButton("iphone-se3", .phone, 375, 667, 2),
    homeButton("iphone-8", .phone, 375, 667, 2), homeButton("iphone-8-plus", .phone, 414, 736, 3),
    phone("iphone-x", 375, 812, 3, top: 44), phone("iphone-11", 414, 896, 2, top: 48),
    phone("iphone-11-pro-max", 414, 896, 3, top: 44),
    phone("iphone-12-mini", 375, 812, 3, top: 50), standard,
    phone("iphone-14-plus", 428, 926, 3, top: 47), phone("iphone-15", 393, 852, 3, top: 59),
    phone("iphone-15-pro-max", 430, 932, 3, top: 59),
    phone("iphone-16-pro", 402, 874, 3, top: 62),
    phone("iphone-16-pro-max", 440, 956, 3, top: 62), homeButton("ipad-9.7", .pad, 768, 1024, 2),
    homeButton("ipad-10.2", .pad, 810, 1080, 2), homeButton("ipad-air", .pad, 834, 1112, 2),
    tablet("ipad-mini", 744, 1133), tablet("ipad-10.9", 820, 1180),
    tablet("ipad-pro-11", 834, 1194), tablet("ipad-pro-12.9", 1024, 1366),
  ]

  /// Returns the device of a name, or nil where none has it.
  public static func named(_ name: String) -> LayoutDevice? {
    all.first { $0.name == name }
  }

  /// A phone or tablet with a home button: a status bar above, and none of it in a phone's
  /// landscape.
  private static func homeButton(
    _ name: String, _ idiom: UIUserInterfaceIdiom, _ width: CGFloat, _ height: CGFloat,
    _ scale: CGFloat
  ) -> LayoutDevice {
    let bar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    return LayoutDevice(
      name: name, idiom: idiom, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: bar, landscapeSafeAreaInsets: idiom == .pad ? bar : .zero)
  }

  /// A phone with a notch or an island, which is at the side in landscape.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat
  ) -> LayoutDevice {
    LayoutDevice(
      name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
  }

  /// A tablet without a home button.
  private static func tablet(
    _ name: String, _ width: CGFloat, _ height: CGFloat
  ) -> LayoutDevice {
    let bars = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return LayoutDevice(
      name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
      safeAreaInsets: bars, landscapeSafeAreaInsets: bars)
  }
}
