import Frames
import Testing
import UIKit

@MainActor
@Suite struct ControllerTests {
  @Test func theViewIsLoadedWhenItIsFirstAskedFor() {
    @MainActor final class Noting: UIViewController {
      var journal: [String] = []
      override func loadView() {
        journal.append("loadView")
        view = UIView()
      }
      override func viewDidLoad() { journal.append("viewDidLoad") }
      override func viewWillAppear(_ animated: Bool) { journal.append("viewWillAppear") }
      override func viewDidAppear(_ animated: Bool) { journal.append("viewDidAppear") }
      override func viewWillLayoutSubviews() { journal.append("viewWillLayout") }
      override func viewDidLayoutSubviews() { journal.append("viewDidLayout") }
    }
    let controller = Noting()
    #expect(!controller.isViewLoaded)
    let window = UIWindow(environment: .standard)
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(
      controller.journal == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayout", "viewDidLayout",
        "viewDidAppear",
      ])
  }

  @Test func theRootViewFillsItsWindowWhateverItsFlagSays() {
    let window = UIWindow(environment: .standard)
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let view = controller.requiredTestView
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    window.rootViewController = controller
    window.conflictHandler = { _ in }
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 390, 844))
    window.frame.size = CGSize(width: 200, height: 300)
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 200, 300))
  }

  @Test func anotherRootControllerReplacesTheView() {
    let window = UIWindow(environment: .standard)
    let (first, second) = (UIViewController(), UIViewController())
    window.rootViewController = first
    window.makeKeyAndVisible()
    window.rootViewController = second
    window.layoutIfNeeded()
    #expect(window.subviews == [second.requiredTestView])
    #expect(first.requiredTestView.superview == nil)
  }

  @Test func theDumpBeginsWithTheControllersView() {
    @MainActor final class Screen: UIViewController {}
    let window = UIWindow(environment: .standard)
    window.rootViewController = Screen()
    let tree = window.frameTree()
    #expect(tree.root.id == "Screen")
    #expect(tree.root.className == "UIView")
    #expect(tree.screen.size == Size(width: 390, height: 844))
  }

  @Test func childrenKnowTheirParent() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func anAlertIsPresentedWithItsAnswers() {
    let controller = UIViewController()
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
    #expect(controller.presentedViewController === alert)
    #expect(alert.presentingViewController === controller)
    #expect(alert.actions.map(\.title) == ["OK"])
    alert.dismiss(animated: true)
    #expect(controller.presentedViewController == nil)
  }
}
