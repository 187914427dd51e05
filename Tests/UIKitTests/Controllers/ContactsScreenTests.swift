import Frames
import Testing
import UIKit

@MainActor
@Suite struct ContactsScreenTests {
  private func show(_ environment: LayoutEnvironment) -> (UIWindow, ContactsScreen) {
    let window = UIWindow(environment: environment)
    let screen = ContactsScreen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    return (window, screen)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func theFramesArePortraitFrames(direction: UIUserInterfaceLayoutDirection) throws {
    let (window, screen) = show(LayoutEnvironment(layoutDirection: direction))
    #expect(screen.form.frame == rect(8, 628, 374, 174))
    #expect(screen.table.frame == rect(8, 79, 374, 541))
    #expect(
      screen.fields.map(\.frame) == [
        rect(8, 8, 358, 34), rect(8, 50, 358, 34), rect(8, 92, 358, 34),
      ])
    #expect(screen.button.frame == rect(4, 134, 366, 32))
    let cells = screen.table.visibleCells.compactMap { $0 as? NameCell }
    #expect(cells.map(\.frame.minY) == [0, 44, 88])
    for cell in cells {
      #expect(cell.frame.size == CGSize(width: 374, height: 44))
      #expect(cell.wrapper.frame == rect(10, 4, 354, 36))
      let x: CGFloat = direction == .leftToRight ? 10 : -10
      #expect(cell.label.frame == rect(x, 8, 354, 20))
    }
    #expect(window.frameTree().conflicts.isEmpty)
  }

  @Test func sidewaysTheFormStaysAndTheTableGivesWay() {
    let (_, screen) = show(LayoutEnvironment(isLandscape: true))
    #expect(screen.form.frame == rect(55, 187, 734, 174))
    #expect(screen.table.frame == rect(55, 32, 734, 147))
  }

  @Test func turningTheDeviceGivesTheFramesOfAFreshScreen() {
    let (window, screen) = show(.standard)
    window.environment = LayoutEnvironment(isLandscape: true)
    let (fresh, _) = show(LayoutEnvironment(isLandscape: true))
    #expect(window.frameTree() == fresh.frameTree())
    #expect(screen.table.visibleCells.count == 3)
  }

  @Test func noNumberIsAmbiguousAndThreeLabelsOverflow() {
    let (window, _) = show(.standard)
    var flags: [FrameTree.Flag] = []
    var nodes = [window.frameTree().root]
    while let node = nodes.popLast() {
      flags += node.flags
      nodes += node.children
    }
    #expect(flags == Array(repeating: .overflow(.right, by: 10), count: 3))
  }

  @Test func theSameScreenGivesTheSameTree() {
    let (first, _) = show(.standard)
    let (second, _) = show(.standard)
    #expect(first.frameTree() == second.frameTree())
    #expect(first.frameTree() == first.frameTree())
  }
}
