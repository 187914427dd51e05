import Frames
import Testing

@Suite struct PixelGridTests {
  @Test(
    arguments: [
      (3, 0.1, 0), (3, 0.2, 1.0 / 3), (3, 20.3333, 61.0 / 3), (2, 0.25, 0.5), (2, -0.25, 0),
      (2, -0.26, -0.5), (1, 0.5, 1), (1, -0.5, 0), (1, 844, 844),
    ] as [(Double, Double, Double)])
  func `an edge goes to the nearest pixel, half up`(scale: Double, edge: Double, rounded: Double) {
    #expect(PixelGrid(pixelScale: scale).rounded(edge) == rounded)
  }

  @Test func `zero has no sign`() {
    #expect(PixelGrid(pixelScale: 3).rounded(-0.01).sign == .plus)
  }

  @Test func `a length goes up to whole pixels unless it is one but for noise`() {
    let grid = PixelGrid(pixelScale: 3)
    #expect(grid.roundedUp(20.01) == 61.0 / 3)
    #expect(grid.roundedUp(0.1 + 0.2 + 19.7) == 20)
    #expect(grid.roundedUp(20.000_000_1) == 20)
  }

  @Test func `neighbours that share an edge still do when rounded`() {
    let grid = PixelGrid(pixelScale: 3)
    for count in 1...40 {
      let width = 390 / Double(count)
      var edge = 0.0
      for column in 0..<count {
        let x = Double(column) * width
        let rect = grid.rounded(Rect(x: x, y: 0, width: width, height: 44))
        #expect((rect.minX - edge).magnitude < 1e-9)
        edge = rect.maxX
      }
      #expect((edge - 390).magnitude < 1e-9)
    }
  }
}
