import Testing
import UIKit

@MainActor
@Suite struct DirectionTests {
  private func window(_ direction: UIUserInterfaceLayoutDirection) -> (UIWindow, UIView) {
    let window = UIWindow(
      environment: LayoutEnvironment(
        screenSize: CGSize(width: 400, height: 400), scale: 2, layoutDirection: direction))
    let host = UIView(frame: rect(0, 0, 400, 400))
    window.addSubview(host)
    return (window, host)
  }

  @Test func leadingMirrorsWithTheLanguageAndLeftDoesNot() {
    let (window, host) = window(.rightToLeft)
    let (leading, left) = (box("leading", in: host), box("left", in: host))
    leading.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 23).isActive = true
    left.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 23).isActive = true
    for view in [leading, left] {
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    window.layoutIfNeeded()
    #expect(leading.frame.maxX == 377)
    #expect(left.frame.minX == 23)
  }

  @Test func aForcedDirectionHoldsForWhatIsInside() {
    let (window, host) = window(.leftToRight)
    let view = box("view", in: host)
    view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    host.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    window.layoutIfNeeded()
    #expect(view.frame.minX == 340)
    view.semanticContentAttribute = .playback
    window.layoutIfNeeded()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(view.frame.minX == 10)
  }

  @Test func changingTheLanguageOfAWindowMirrorsIt() {
    let (window, host) = window(.leftToRight)
    let view = box("view", in: host)
    view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 340)
    window.environment.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }
}
