import FrameDump
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite struct ExpectationTests {
  /// A label pinned to the top of a safe area, with a fixed height.
  private func window() -> UIWindow {
    let window = UIWindow(environment: LayoutEnvironment())
    let root = UIView()
    root.accessibilityIdentifier = "root"
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let controller = UIViewController()
    controller.view = root
    window.rootViewController = controller
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    return window
  }

  @Test func framesAreComparedWithADumpInTheTest() {
    expectFrames(
      of: window(),
      """
      root UIView 0,0 390x844
        box UIView 16,55 100x50
      """)
  }

  @Test func aWholeDumpWithItsHeaderIsTakenToo() {
    expectFrames(
      of: window(),
      """
      frames 1
      screen 390x844@3 safe 47,0,34,0 ltr large phone ios18 text sf-1
      root UIView 0,0 390x844
        box UIView 16,55 100x50
      """)
  }

  @Test func aDifferenceIsSaidWithThePathAndTheWholeDumpAsItIs() throws {
    let failure = try #require(
      verifyFrames(
        of: window(),
        """
        root UIView 0,0 390x844
          box UIView 20,55 100x50
        """))
    #expect(failure.contains("box"))
    #expect(failure.contains("x 20 -> 16"))
    #expect(failure.contains("  box UIView 16,55 100x50"))
  }

  @Test func aDumpThatCannotBeReadSaysWhere() throws {
    let failure = try #require(verifyFrames(of: window(), "root UIView 0,0 390"))
    #expect(failure.contains("cannot be read: 3:"))
  }

  @Test func conflictsAreNamed() throws {
    let window = window()
    expectNoConflicts(in: window)
    let box = try #require(window.rootViewController?.view.subviews.first)
    let tall = box.heightAnchor.constraint(equalToConstant: 80)
    tall.identifier = "tall"
    tall.isActive = true
    let failure = try #require(verifyNoConflicts(in: window))
    #expect(failure.contains("box.height == 50"))
    #expect(failure.contains("tall"))
  }

  @Test func ambiguousViewsAreNamedWithWhatIsFree() throws {
    let window = window()
    expectNoAmbiguity(in: window)
    let box = try #require(window.rootViewController?.view.subviews.first)
    box.constraints.first { $0.firstAttribute == .width }?.isActive = false
    let failure = try #require(verifyNoAmbiguity(in: window))
    #expect(failure.contains("box w"))
    #expect(!failure.contains("x,"))
  }
}
