import Testing
import UIKit

@MainActor
@Suite struct InsetsTests {
  private func window(_ environment: LayoutEnvironment = .standard) -> (UIWindow, UIView) {
    let window = UIWindow(environment: environment)
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    return (window, controller.requiredTestView)
  }

  @Test func theRootViewHasTheSafeAreaOfTheScreen() {
    let (window, view) = window()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(window.safeAreaInsets == insets)
    #expect(view.safeAreaInsets == insets)
    #expect(view.safeAreaLayoutGuide.layoutFrame == rect(0, 47, 390, 763))
  }

  @Test func aChildHasThePartThatOverlapsIt() {
    let (window, view) = window()
    let upper = UIView(frame: rect(0, 20, 390, 100))
    let middle = UIView(frame: rect(0, 100, 390, 100))
    let lower = UIView(frame: rect(10, 700, 370, 200))
    for child in [upper, middle, lower] { view.addSubview(child) }
    window.layoutIfNeeded()
    #expect(upper.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    #expect(middle.safeAreaInsets == .zero)
    #expect(
      lower.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0),
      "no more than the ancestor's own inset")
  }

  @Test func whatFollowsTheSafeAreaFollowsItsChange() {
    let (window, view) = window()
    let child = box("child", in: view)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(child.frame == rect(0, 47, 390, 763))
    window.environment = LayoutEnvironment(isLandscape: true)
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 844, 390))
    #expect(child.frame == rect(47, 0, 750, 369))
  }

  @Test func aGuideOfANestedViewSettlesInOnePass() {
    let (window, view) = window()
    let header = box("header", in: view)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let title = box("title", in: header)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: header.safeAreaLayoutGuide.topAnchor),
      title.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      title.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    #expect(header.frame == rect(0, 0, 390, 91))
    #expect(title.frame == rect(0, 47, 390, 44))
  }

  @Test func aControllerAddsToTheSafeArea() {
    let window = UIWindow(environment: .standard)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 0, right: 2)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(
      controller.requiredTestView.safeAreaInsets
        == UIEdgeInsets(top: 57, left: 1, bottom: 34, right: 2))
    controller.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(controller.requiredTestView.safeAreaInsets.top == 47)
  }

  @Test func hooksTellOfRealChangesOnly() {
    @MainActor final class Told: UIView {
      var safeAreas = 0
      var margins = 0
      override func safeAreaInsetsDidChange() { safeAreas += 1 }
      override func layoutMarginsDidChange() { margins += 1 }
    }
    let (window, view) = window()
    let told = Told(frame: rect(0, 0, 100, 100))
    view.addSubview(told)
    window.layoutIfNeeded()
    #expect((told.safeAreas, told.margins) == (1, 1))
    window.layoutIfNeeded()
    told.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect((told.safeAreas, told.margins) == (1, 1))
    told.layoutMargins.left = 20
    #expect(told.margins == 2)
  }

  @Test func marginsAreEightPointsUnlessSetAndFollowTheLanguage() {
    let view = root()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
    view.layoutMargins = UIEdgeInsets(top: -5, left: 100, bottom: 0, right: 0.5)
    #expect(view.layoutMargins == UIEdgeInsets(top: -5, left: 100, bottom: 0, right: 0.5))
  }

  @Test func theRootViewsSideMarginsAreTheSystems() {
    let (narrowWindow, narrow) = window()
    #expect(narrow.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    let device = LayoutDevice.named("iphone-15-pro-max") ?? .standard
    let (wideWindow, wide) = window(LayoutEnvironment(device: device))
    withExtendedLifetime(wideWindow) {
      #expect(wide.layoutMargins.left == 20)
    }
    narrow.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 3, bottom: 0, trailing: 30)
    #expect(narrow.layoutMargins.left == 16, "the system's are the least")
    #expect(narrow.layoutMargins.right == 30)
    withExtendedLifetime(narrowWindow) {
      narrow.controllerForTest?.viewRespectsSystemMinimumLayoutMargins = false
    }
    #expect(narrow.layoutMargins.left == 3)
  }

  @Test func theSafeAreaIsPartOfTheMarginsUnlessSwitchedOff() {
    let (window, view) = window()
    let child = UIView(frame: rect(0, 0, 390, 844))
    view.addSubview(child)
    window.layoutIfNeeded()
    #expect(child.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func preservedMarginsMakeUpForWhatIsMissing() {
    let top = root()
    top.layoutMargins = UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 20)
    let child = UIView(frame: rect(10, 0, 385, 350))
    child.preservesSuperviewLayoutMargins = true
    top.addSubview(child)
    top.layoutIfNeeded()
    #expect(child.layoutMargins == UIEdgeInsets(top: 50, left: 30, bottom: 8, right: 15))
  }

  @Test func marginsCountInConstraintsAndGuides() {
    let top = root()
    top.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let (edges, guided) = (box("edges", in: top), box("guided", in: top))
    for (attribute, margin) in [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin),
      (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ] {
      NSLayoutConstraint(
        item: edges, attribute: attribute, relatedBy: .equal, toItem: top, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    let guide = top.layoutMarginsGuide
    NSLayoutConstraint.activate([
      guided.leftAnchor.constraint(equalTo: guide.leftAnchor),
      guided.rightAnchor.constraint(equalTo: guide.rightAnchor),
      guided.topAnchor.constraint(equalTo: guide.topAnchor),
      guided.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    top.layoutIfNeeded()
    #expect(edges.frame == rect(20, 10, 340, 360))
    #expect(guided.frame == edges.frame)
    top.layoutMargins = .zero
    top.layoutIfNeeded()
    #expect(edges.frame == rect(0, 0, 400, 400))
    #expect(guided.frame == edges.frame)
  }

  @Test func readableContentIsNoWiderThanTextIsEasyToRead() {
    let view = UIView(frame: rect(0, 0, 1_000, 100))
    _ = view.readableContentGuide
    view.layoutIfNeeded()
    #expect(view.readableContentGuide.layoutFrame == rect(164, 8, 672, 84))
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(view.readableContentGuide.layoutFrame == rect(8, 8, 284, 84))
  }
}

extension UIViewController {
  /// The view without the implicit optional.
  var requiredTestView: UIView {
    loadViewIfNeeded()
    return viewIfLoaded ?? UIView()
  }
}

extension UIView {
  /// The controller whose view this is.
  var controllerForTest: UIViewController? { next as? UIViewController }
}
