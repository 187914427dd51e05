import Frames
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test func `edges follow from corner and size`() {
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [10, 20, 110, 70])
    #expect(rect == Rect(origin: Point(x: 10, y: 20), size: Size(width: 100, height: 50)))
  }

  @Test func `insets move every edge inwards`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func `an offset keeps the size`() {
    #expect(rect.offset(x: -10, y: 5) == Rect(x: 0, y: 25, width: 100, height: 50))
  }
}
