import Frames
import Testing
import UIKit

@MainActor
@Suite struct EnvironmentTests {
  @Test func theDefaultDeviceIsTheOneDumpsAreMadeOn() {
    let environment = LayoutEnvironment.standard
    #expect(environment.screenSize == CGSize(width: 390, height: 844))
    #expect(environment.scale == 3)
    #expect(environment.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(environment.screenDescription.contentSize == "large")
    #expect(environment.screenDescription.profile == "ios18")
  }

  @Test(arguments: [
    ("iphone-se3", 375, 667, 2, 20, 0, 0), ("iphone-x", 375, 812, 3, 44, 34, 44),
    ("iphone-16-pro-max", 440, 956, 3, 62, 34, 62), ("ipad-pro-11", 834, 1194, 2, 24, 20, 0),
  ])
  func aDeviceHasTheNumbersOfItsScreen(
    name: String, width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat,
    side: CGFloat
  ) throws {
    let device = try #require(LayoutDevice.named(name))
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.scale == scale)
    #expect(device.safeAreaInsets.top == top)
    #expect(device.safeAreaInsets.bottom == bottom)
    #expect(device.landscapeSafeAreaInsets.left == side)
  }

  @Test func namesOfDevicesAreUnique() {
    #expect(Set(LayoutDevice.all.map(\.name)).count == LayoutDevice.all.count)
    #expect(LayoutDevice.named("iphone-99") == nil)
  }

  @Test func anEnvironmentSurvivesTheTripThroughAFrameTree() {
    var environment = LayoutEnvironment(
      device: LayoutDevice.named("ipad-mini") ?? .standard, isLandscape: true,
      layoutDirection: .rightToLeft, contentSizeCategory: .accessibilityLarge, profile: .iOS26)
    environment.safeAreaInsets.left = 3
    #expect(LayoutEnvironment(environment.screenDescription) == environment)
  }

  @Test func sizeClassesFollowDeviceAndPosition() {
    func classes(_ name: String, _ isLandscape: Bool) -> [UIUserInterfaceSizeClass] {
      let device = LayoutDevice.named(name) ?? .standard
      let window = UIWindow(
        environment: LayoutEnvironment(device: device, isLandscape: isLandscape))
      let traits = window.traitCollection
      return [traits.horizontalSizeClass, traits.verticalSizeClass]
    }
    #expect(classes("iphone-14", false) == [.compact, .regular])
    #expect(classes("iphone-14", true) == [.compact, .compact])
    #expect(classes("iphone-11", true) == [.regular, .compact])
    #expect(classes("ipad-9.7", true) == [.regular, .regular])
  }

  @Test func everyContentSizeHasAShortName() {
    #expect(UIContentSizeCategory.allShortNames.count == 12)
    for name in UIContentSizeCategory.allShortNames {
      #expect(UIContentSizeCategory(shortName: name)?.shortName == name)
    }
    #expect(UIContentSizeCategory(shortName: "huge") == nil)
  }
}
