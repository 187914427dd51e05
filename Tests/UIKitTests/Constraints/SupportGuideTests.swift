import Testing
import UIKit

/// Guides of bars and of the keyboard.
@MainActor @Suite struct SupportGuideTests {
  private let controller = UIViewController()
  private let window = UIWindow(environment: LayoutEnvironment(device: .standard))

  @Test func askingForAGuideOfBarsAddsTwoConstraints() {
    let view = box("view", in: controller.view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 5)
    constraint.isActive = true
    #expect(controller.view.constraints.count == 3)
    #expect(controller.view.constraints.last === constraint)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(controller.topLayoutGuide !== controller.bottomLayoutGuide)
  }

  @Test func theGuidesOfBarsFollowTheSafeArea() {
    window.rootViewController = controller
    let view = box("view", in: controller.view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      view.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 47, 47, 844 - 47 - 34))
    #expect(controller.topLayoutGuide.length == CGFloat(47))
    #expect(controller.bottomLayoutGuide.length == CGFloat(34))
    window.environment = LayoutEnvironment(device: .standard, isLandscape: true)
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 0, 390 - 21))
  }

  @Test func withoutAKeyboardItsGuideIsTheUnsafePartAtTheBottom() {
    window.rootViewController = controller
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide === controller.view.keyboardLayoutGuide)
    #expect(guide.owningView === controller.view)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 810, 390, 34))
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 844, 390, 0))
  }

  @Test func theGuideFollowsTheKeyboard() {
    window.rootViewController = controller
    let field = box("field", in: controller.view)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(
        equalTo: controller.view.keyboardLayoutGuide.topAnchor, constant: -8),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(field.frame == rect(0, 762, 390, 40))
    window.environment.keyboardFrame = rect(0, 508, 390, 336)
    window.layoutIfNeeded()
    #expect(field.frame == rect(0, 460, 390, 40))
    window.environment.keyboardFrame = nil
    window.layoutIfNeeded()
    #expect(field.frame == rect(0, 762, 390, 40))
  }

  @Test func theGuideOfAnInnerViewIsThePartThatIsCovered() {
    window.rootViewController = controller
    let card = box("card", in: controller.view)
    fix(card, 20, 400, 300, 200)
    let guide = card.keyboardLayoutGuide
    window.environment.keyboardFrame = rect(0, 508, 390, 336)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 108, 300, 92))
  }

  @Test func aKeyboardThatIsNotDockedIsFollowedOnRequest() {
    window.rootViewController = controller
    let guide = controller.view.keyboardLayoutGuide
    window.environment.keyboardFrame = rect(50, 300, 200, 150)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 810, 390, 34))
    guide.followsUndockedKeyboard = true
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(50, 300, 200, 150))
  }

  @Test func aKeyboardChangesNoTraits() {
    final class Listener: UIView {
      var changes = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        changes += 1
      }
    }
    let view = Listener()
    window.addSubview(view)
    window.environment.keyboardFrame = rect(0, 508, 390, 336)
    #expect(view.changes == 0)
    window.environment.contentSizeCategory = .small
    #expect(view.changes == 1)
  }

  @Test func everyGuideHasItsIdentifier() {
    let scroll = UIScrollView()
    let view = UIView()
    #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
    #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
    #expect(view.keyboardLayoutGuide.identifier == "UIViewKeyboardLayoutGuide")
    #expect(scroll.contentLayoutGuide.identifier == "UIScrollView-contentLayoutGuide")
    #expect(scroll.frameLayoutGuide.identifier == "UIScrollView-frameLayoutGuide")
    #expect(UILayoutGuide().identifier == "")
  }
}
