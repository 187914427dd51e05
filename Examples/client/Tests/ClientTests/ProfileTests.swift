import LayoutTesting
import Profile
import Testing
import UIKit

/// The layout of the profile, tested as a client of the package tests it.
@MainActor
@Suite struct ProfileTests {
  private func window(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> UIWindow {
    let window = UIWindow(environment: LayoutEnvironment(layoutDirection: direction))
    let controller = UIViewController()
    let profile = ProfileView()
    profile.accessibilityIdentifier = "profile"
    profile.name.text = "Ada"
    controller.view = profile
    window.rootViewController = controller
    return window
  }

  @Test func theNameStandsBesideThePicture() {
    expectFrames(
      of: window(),
      """
      profile ProfileView 0,0 390x844
        picture UIView 16,63 64x64
        name UILabel 92,85 282x20.333 "Ada"
      """)
  }

  @Test func everythingMirrorsInArabic() {
    expectFrames(
      of: window(.rightToLeft),
      """
      frames 1
      screen 390x844@3 safe 47,0,34,0 rtl large phone ios18 text sf-1
      profile ProfileView 0,0 390x844
        picture UIView 310,63 64x64
        name UILabel 16,85 282x20.333 "Ada"
      """)
  }

  @Test func nothingIsLeftOpen() {
    expectNoConflicts(in: window())
    expectNoAmbiguity(in: window())
  }
}
