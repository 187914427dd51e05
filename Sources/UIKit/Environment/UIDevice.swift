public import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the top at the left.
  case landscapeLeft = 3
  /// On its side, the top at the right.
  case landscapeRight = 4
  /// Flat, the screen upwards.
  case faceUp = 5
  /// Flat, the screen downwards.
  case faceDown = 6
}

/// The device that a program runs on: here the default device, a phone.
///
/// - Note: UIKit differs here: nothing is known of a device at hand. A window knows the environment it is
///   laid out for.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// The name of the device.
  open var name: String { model }
  /// The model.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the user's language.
  open var localizedModel: String { model }
  /// The name of the system whose layout is reproduced.
  open var systemName: String { "iOS" }
  /// The version of the system whose layout is reproduced.
  open var systemVersion: String { "18.0" }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { LayoutEnvironment.standard.idiom }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the kind of the device that a program runs on.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
