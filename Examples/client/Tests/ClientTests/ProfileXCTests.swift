import Cassowary
import FrameDump
import LayoutTesting
import Profile
import UIKit
import XCTest

/// The same from XCTest, whose methods must not be synchronous and on the main actor at once.
final class ProfileXCTests: XCTestCase {
  @MainActor func testTheDumpIsTheSameEachTime() async {
    let profile = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    profile.layoutIfNeeded()
    let first = FrameText.text(of: profile.frameTree())
    profile.setNeedsLayout()
    profile.layoutIfNeeded()
    XCTAssertEqual(FrameText.text(of: profile.frameTree()), first)
    expectNoConflicts(in: profile)
  }

  func testTheSolverStandsByItself() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x + 2 * y == 10)
    try solver.add(y == 3, strength: .weak)
    XCTAssertEqual(solver.value(of: x), 4, accuracy: 1e-9)
  }
}
