import Testing
import UIKit

@MainActor @Suite struct TabBarTests {
  private func shown(_ tabs: UITabBarController) -> UIWindow {
    let window = UIWindow(environment: LayoutEnvironment(device: .standard))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    return window
  }

  @Test func theBarStandsAtTheBottomAndCountsAsUnsafe() {
    let controller = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let window = shown(tabs)
    #expect(tabs.tabBar.frame == rect(0, 761, 390, 83))
    #expect(controller.view.frame == rect(0, 0, 390, 844))
    #expect(controller.view.safeAreaInsets.bottom == CGFloat(83))
    #expect(controller.view.safeAreaInsets.top == CGFloat(47))
    window.environment = LayoutEnvironment(device: .standard, isLandscape: true)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == rect(0, 320, 844, 70))
    #expect(controller.view.frame == rect(0, 0, 844, 390))
  }

  @Test func oneControllerIsShownAtATime() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = shown(tabs)
    tabs.selectedViewController = second
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 1)
    #expect(first.view.superview == nil)
    tabs.viewControllers = [third]
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === third)
    #expect(second.parent == nil)
    #expect(second.view.superview == nil)
    #expect(tabs.tabBar.items?.count == 1)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 0)
  }
}
