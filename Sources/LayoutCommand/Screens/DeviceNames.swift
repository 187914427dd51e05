import Foundation
import UIKit

/// The names by which the command line knows devices: UIKit's, and others for the same screens.
enum DeviceNames {
  /// Interface Builder's own names, and devices whose screens are like a known one's.
  static let aliases: [(name: String, device: String)] = [
    ("retina3_5", "iphone-4s"), ("retina4_0", "iphone-se1"), ("iphone-5s", "iphone-se1"),
    ("retina4_7", "iphone-8"),
    ("iphone-se2", "iphone-se3"),
    ("iphone-se", "iphone-se3"), ("retina5_5", "iphone-8-plus"), ("retina5_9", "iphone-x"),
    ("iphone-xs", "iphone-x"), ("iphone-11-pro", "iphone-x"), ("retina6_1", "iphone-11"),
    ("iphone-xr", "iphone-11"), ("retina6_5", "iphone-11-pro-max"),
    ("iphone-xs-max", "iphone-11-pro-max"), ("iphone-13-mini", "iphone-12-mini"),
    ("retina6_0", "iphone-14"), ("iphone-12", "iphone-14"), ("iphone-12-pro", "iphone-14"),
    ("iphone-13", "iphone-14"), ("iphone-13-pro", "iphone-14"), ("iphone-16e", "iphone-14"),
    ("retina6_7", "iphone-14-plus"), ("iphone-12-pro-max", "iphone-14-plus"),
    ("iphone-13-pro-max", "iphone-14-plus"), ("retina6_12", "iphone-15"),
    ("iphone-14-pro", "iphone-15"), ("iphone-15-pro", "iphone-15"), ("iphone-16", "iphone-15"),
    ("retina6_72", "iphone-15-pro-max"), ("iphone-14-pro-max", "iphone-15-pro-max"),
    ("iphone-15-plus", "iphone-15-pro-max"), ("iphone-16-plus", "iphone-15-pro-max"),
    ("retina6_3", "iphone-16-pro"), ("iphone-17", "iphone-16-pro"),
    ("iphone-17-pro", "iphone-16-pro"), ("iphone-17-pro-max", "iphone-16-pro-max"),
    ("ipad9_7", "ipad-9.7"), ("ipad10_2", "ipad-10.2"), ("ipad10_5", "ipad-air"),
    ("ipad8_3rounded", "ipad-mini"), ("ipad10_9rounded", "ipad-10.9"),
    ("ipad11_0rounded", "ipad-pro-11"),
    ("ipad12_9rounded", "ipad-pro-12.9"),
  ]

  /// All names, the devices' own first.
  static var all: [String] {
    LayoutDevice.all.map(\.name) + aliases.map(\.name)
  }

  /// Returns the device with a name or alias; upper and lower case differ by nothing.
  static func device(_ name: String) -> LayoutDevice? {
    let name = name.lowercased()
    return LayoutDevice.named(aliases.first { $0.name == name }?.device ?? name)
  }

  /// Returns the other names of a device.
  static func aliases(of device: LayoutDevice) -> [String] {
    aliases.filter { $0.device == device.name }.map(\.name)
  }
}
