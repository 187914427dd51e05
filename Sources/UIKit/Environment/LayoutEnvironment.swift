public import Foundation
public import Frames
import TextMetrics

/// Every input outside the view tree that can change a number of a layout.
///
/// A window is made with one; nothing about it is global.
///
/// - Note: UIKit has no such type; it stands in for the device, its settings and its system.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The era of controls and bars, where the eras differ.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// As in iOS 13 to 18.
    case iOS18 = "ios18"
    /// As in iOS 26.
    case iOS26 = "ios26"
  }

  /// The size of the screen, in points.
  public var screenSize: CGSize
  /// The number of pixels a point.
  public var scale: CGFloat
  /// The insets of the part of the screen that bars, notch and home indicator leave free.
  public var safeAreaInsets: UIEdgeInsets
  /// Where the keyboard is, in the window's coordinates; nil while there is none.
  public var keyboardFrame: CGRect?
  /// The direction of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// How large the user wants text to be.
  public var contentSizeCategory: UIContentSizeCategory
  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom
  /// The era of controls and bars.
  public var profile: Profile
  /// The fonts that are there beside the system's.
  public var fonts: FontCollection

  /// Creates an environment from the numbers of a screen.
  public init(
    screenSize: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, idiom: UIUserInterfaceIdiom = .phone,
    profile: Profile = .iOS18, fonts: FontCollection = FontCollection()
  ) {
    self.screenSize = screenSize
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.idiom = idiom
    self.profile = profile
    self.fonts = fonts
  }

  /// Creates the environment of a device that a window fills.
  ///
  /// - Parameters:
  ///   - device: the device, `iphone-14` where none is given.
  ///   - isLandscape: whether it is held sideways.
  ///   - layoutDirection: the direction of the language.
  ///   - contentSizeCategory: how large the user wants text to be.
  ///   - profile: the era of controls and bars.
  ///   - fonts: the fonts that are there beside the system's.
  public init(
    device: LayoutDevice = .standard, isLandscape: Bool = false,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, profile: Profile = .iOS18,
    fonts: FontCollection = FontCollection()
  ) {
    let size = device.size
    self.init(
      screenSize: isLandscape ? CGSize(width: size.height, height: size.width) : size,
      scale: device.scale,
      safeAreaInsets: isLandscape ? device.landscapeSafeAreaInsets : device.safeAreaInsets,
      layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory,
      idiom: device.idiom, profile: profile, fonts: fonts)
  }

  /// Creates the environment that a frame tree was made in.
  ///
  /// Names that are not known stand for the defaults: the large category, the phone, iOS 13 to 18.
  public init(_ screen: ScreenDescription) {
    self.init(
      screenSize: CGSize(width: screen.size.width, height: screen.size.height),
      scale: screen.pixelScale, safeAreaInsets: UIEdgeInsets(screen.safeArea),
      layoutDirection: screen.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      contentSizeCategory: UIContentSizeCategory(shortName: screen.contentSize) ?? .large,
      idiom: screen.idiom == "pad" ? .pad : .phone,
      profile: Profile(rawValue: screen.profile) ?? .iOS18)
  }

  /// The environment of the default device.
  public static let standard = LayoutEnvironment()

  /// The environment as a frame tree holds it.
  public var screenDescription: ScreenDescription {
    ScreenDescription(
      size: screenSize.layoutSize, pixelScale: Double(scale),
      safeArea: safeAreaInsets.layoutInsets, direction: layoutDirection.horizontalDirection,
      contentSize: contentSizeCategory.shortName, idiom: idiom == .pad ? "pad" : "phone",
      profile: profile.rawValue, textMetrics: TextMeasurer.version + fonts.versionSuffix)
  }

  /// The least side margin of a controller's view: 20 points on tablets and wide phones, else 16.
  var systemMinimumLayoutMargin: CGFloat {
    idiom == .pad || min(screenSize.width, screenSize.height) >= 414 ? 20 : 16
  }

  /// What views are told of the environment.
  var traitCollection: UITraitCollection {
    let isLandscape = screenSize.width > screenSize.height
    // Sideways, the wide phones are those that are at least 414 points wide upright.
    let isRegularWidth =
      idiom == .pad || isLandscape && min(screenSize.width, screenSize.height) >= 414
    return UITraitCollection(
      horizontalSizeClass: isRegularWidth ? .regular : .compact,
      verticalSizeClass: idiom == .pad || !isLandscape ? .regular : .compact,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      preferredContentSizeCategory: contentSizeCategory, userInterfaceIdiom: idiom,
      displayScale: scale)
  }
}
