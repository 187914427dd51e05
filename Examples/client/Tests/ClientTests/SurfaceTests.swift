import Testing
import UIKit

/// What client libraries use of UIKit, symbol by symbol, from outside the package.
@MainActor
@Suite struct SurfaceTests {
  // MARK: Constraints

  final class Rule: NSLayoutConstraint {
    var label: String?
  }

  @Test func aSubclassInheritsTheInitialiserOfItems() {
    let (top, view) = (UIView(), UIView())
    top.addSubview(view)
    let rule = Rule(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    rule.label = "mine"
    rule.priority = UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue - 1)
    rule.identifier = "width"
    NSLayoutConstraint.activate([rule])
    #expect(rule.isActive)
    #expect(rule.firstItem === view)
    #expect(rule.secondItem == nil)
    #expect(rule.firstAttribute == .width)
    #expect(rule.secondAttribute == .notAnAttribute)
    #expect(rule.relation == .equal)
    #expect(rule.multiplier == CGFloat(1))
    #expect(rule.constant == CGFloat(5))
    #expect(view.constraints == [rule])
    NSLayoutConstraint.deactivate([rule])
    #expect(!rule.isActive)
    view.addConstraint(rule)
    view.removeConstraints([rule])
    #expect(view.constraints.isEmpty)
  }

  @Test func attributesRelationsAndAxesHaveTheirNumbers() {
    #expect(NSLayoutConstraint.Attribute(rawValue: 20) == .centerYWithinMargins)
    #expect(NSLayoutConstraint.Relation(rawValue: -1) == .lessThanOrEqual)
    #expect(NSLayoutConstraint.Axis(rawValue: 1) == .vertical)
  }

  @Test func everyFormOfAnAnchorsConstraintIsAnOverloadOfItsOwn() {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    let guide = UILayoutGuide()
    top.addSubview(view)
    top.addLayoutGuide(guide)
    // References to functions have the types of Apple's overloads.
    let equal: (NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint =
      view.leadingAnchor.constraint(equalTo:)
    let constant: (NSLayoutDimension, CGFloat, CGFloat) -> NSLayoutConstraint =
      view.widthAnchor.constraint(equalTo:multiplier:constant:)
    let spaced: (NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint =
      view.leadingAnchor.constraint(equalToSystemSpacingAfter:multiplier:)
    let made = [
      equal(top.leadingAnchor), constant(top.widthAnchor, 0.5, 3), spaced(guide.trailingAnchor, 1),
      view.topAnchor.constraint(greaterThanOrEqualTo: guide.bottomAnchor, constant: 4),
      view.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: top.topAnchor, multiplier: 2),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 9),
      view.lastBaselineAnchor.constraint(equalTo: top.centerYAnchor),
      view.leftAnchor.anchorWithOffset(to: guide.leftAnchor).constraint(equalTo: view.widthAnchor),
    ]
    #expect(made.allSatisfy { !$0.isActive })
  }

  @Test func visualFormats() {
    let (top, view) = (UIView(), UIView())
    top.addSubview(view)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[view(w)]-|", options: [.alignAllTop], metrics: ["w": 5],
      views: ["view": view])
    #expect(made.count == 3)
  }

  @Test func whatDebuggersAsk() {
    let (top, view) = (UIView(), UIView())
    top.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "view"
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(!view.widthAnchor.constraint(equalToConstant: 1).description.isEmpty)
    #expect(!top.recursiveDescription().isEmpty)
  }

  // MARK: Views, guides, insets

  /// Guides are subclassed with a required initialiser that is no override.
  final class ColumnGuide: UILayoutGuide {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Card: UIView {
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes += 1
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  }

  @Test func guidesKnowTheirOwners() {
    let view = Card()
    let guide = ColumnGuide()
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view)
    for own in [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide] {
      #expect(own.owningView === view)
    }
    #expect(view.keyboardLayoutGuide.owningView === view)
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test func insetsAndMargins() {
    let view = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.insetsLayoutMarginsFromSafeArea = false
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.bounds.inset(by: .zero) == view.bounds)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height >= 0)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
  }

  @Test func barsOfControllers() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    let support: any UILayoutSupport = controller.topLayoutGuide
    #expect(support.length == CGFloat(0))
    let view = UIView()
    controller.view.addSubview(view)
    view.topAnchor.constraint(equalTo: support.bottomAnchor).isActive = true
    #expect(controller.view.constraints.count == 3)
  }

  @Test func effects() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    view.contentView.addSubview(UILabel())
    #expect(view.contentView.frame == view.bounds)
  }

  @Test func animationsRunAtOnce() {
    var steps: [String] = []
    UIView.animate(withDuration: 0.3) {
      steps.append("body")
    } completion: {
      steps.append("done \($0)")
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) { steps.append("more") }
    #expect(steps == ["body", "done true", "more"])
  }

  // MARK: The device and its settings

  @Test func traits() {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [wide, UITraitCollection(verticalSizeClass: .compact)])
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.verticalSizeClass == .compact)
    #expect(both.layoutDirection == .unspecified)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiom.phone)
    #expect(UIScreen.main.bounds.size.width == CGFloat(390))
  }

  @Test func aCategoryIsAnnounced() {
    let window = UIWindow(environment: LayoutEnvironment())
    let card = Card()
    window.addSubview(card)
    var heard: [UIContentSizeCategory] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      if let category = value as? UIContentSizeCategory, category == .accessibilityLarge {
        MainActor.assumeIsolated { heard.append(category) }
      }
    }
    window.environment.contentSizeCategory = .accessibilityLarge
    NotificationCenter.default.removeObserver(observer)
    #expect(heard == [.accessibilityLarge])
    #expect(card.changes == 1)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .large)
  }

  // MARK: What comes with Objective-C on iOS

  @MainActor private static var nameKey: UInt8 = 0
  @MainActor private static var otherKey: UInt8 = 0

  final class Marker {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @Test func valuesAreAssociatedWithObjects() {
    let view = UIView()
    #expect(objc_getAssociatedObject(view, &Self.nameKey) == nil)
    objc_setAssociatedObject(view, &Self.nameKey, "name", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(view, &Self.otherKey, 5, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.nameKey) as? String == "name")
    #expect(objc_getAssociatedObject(view, &Self.otherKey) as? Int == 5)
    objc_setAssociatedObject(view, &Self.nameKey, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.nameKey) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
  }

  @Test func whatIsAssociatedGoesWithItsObject() {
    var ended = 0
    do {
      let view = UIView()
      objc_setAssociatedObject(
        view, &Self.nameKey, Marker { ended += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(ended == 0)
    }
    #expect(ended == 1)
    let plain = NSObject()
    objc_setAssociatedObject(plain, &Self.nameKey, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(plain, &Self.nameKey) as? Int == 1)
    let other = UIView()
    objc_setAssociatedObject(other, &Self.nameKey, plain, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(other, &Self.nameKey) as? NSObject === plain)
  }

  @Test func smallThings() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(NSEC_PER_SEC == 1_000_000_000)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4.5).debugDescription == "(1.0, 2.0, 3.0, 4.5)")
    let turn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
    let point = CGPoint(x: 0, y: 0).applying(turn)
    #expect(abs(point.x) < 1e-9 && abs(point.y - 10) < 1e-9)
    #expect(CGAffineTransform.identity.isIdentity)
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(!view.transform.isIdentity)
  }

  @Test func tabs() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = UIWindow(environment: LayoutEnvironment())
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(tabs.selectedIndex == 0)
    #expect(first.tabBarController === tabs)
    #expect(first.tabBarItem.title == "First")
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(first.view.safeAreaInsets.bottom == CGFloat(83))
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === second)
    #expect(second.view.superview === tabs.view)
    #expect(first.view.superview == nil)
  }
}
