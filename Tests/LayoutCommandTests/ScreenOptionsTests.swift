import Frames
import LayoutDocument
import Testing

@testable import LayoutCommand

@Suite struct ScreenOptionsTests {
  @Test func `A scene without a screen is laid out on the standard device`() throws {
    let screen = try screen("")
    #expect(screen.size == Size(width: 390, height: 844))
    #expect(screen.pixelScale == 3)
    #expect(screen.safeArea == Insets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(screen.direction == .leftToRight)
    #expect(screen.contentSize == "large")
  }

  @Test func `A scene's own screen wins over the standard device`() throws {
    var scene = SceneScreen()
    scene.size = Size(width: 100, height: 200)
    let own = try screen("", scene)
    #expect(own.size == Size(width: 100, height: 200))
    #expect(own.pixelScale == 1)
    #expect(own.safeArea == .zero)
  }

  @Test func `A scene that gives its direction alone stays on the device`() throws {
    var scene = SceneScreen()
    scene.direction = .rightToLeft
    let own = try screen("--device ipad-pro-11", scene)
    #expect(own.size == Size(width: 834, height: 1194))
    #expect(own.direction == .rightToLeft)
    #expect(own.idiom == "pad")
  }

  @Test func `An option wins over the scene's own screen`() throws {
    var scene = SceneScreen()
    scene.size = Size(width: 100, height: 200)
    scene.direction = .rightToLeft
    let given = try screen(
      "--screen 320x568@2 --safe-area 20,1,2,3 --dir ltr --content-size extraLarge", scene)
    #expect(given.size == Size(width: 320, height: 568))
    #expect(given.pixelScale == 2)
    #expect(given.safeArea == Insets(top: 20, left: 1, bottom: 2, right: 3))
    #expect(given.direction == .leftToRight)
    #expect(given.contentSize == "extraLarge")
  }

  @Test func `On its side a device has its bars at the sides`() throws {
    let phone = try screen("--landscape")
    #expect(phone.size == Size(width: 844, height: 390))
    #expect(phone.safeArea == Insets(top: 0, left: 47, bottom: 21, right: 47))
    let old = try screen("--device iphone-se --landscape")
    #expect(old.safeArea == .zero)
    let pad = try screen("--device ipad-pro-11 --landscape")
    #expect(pad.safeArea == Insets(top: 24, left: 0, bottom: 20, right: 0))
  }

  @Test func `A wide screen stays as it is when it is turned on its side`() throws {
    #expect(try screen("--screen 800x400 --landscape").size == Size(width: 800, height: 400))
    #expect(try screen("--screen 400x800 --landscape").size == Size(width: 800, height: 400))
  }

  @Test func `Interface Builder's names and those of like devices are known`() throws {
    let names = ["retina6_0", "iphone-13", "IPHONE-14"]
    for name in names {
      #expect(try screen("--device \(name)").size == Size(width: 390, height: 844))
    }
  }

  @Test func `No name stands for two devices, and each for one`() {
    let names = DeviceNames.all
    #expect(Set(names).count == names.count)
    for name in names { #expect(DeviceNames.device(name) != nil) }
  }

  private func screen(
    _ line: String, _ scene: SceneScreen = SceneScreen()
  ) throws -> ScreenDescription {
    let words = line.split(separator: " ").map(String.init)
    return try ScreenOptions(Arguments(words, of: .render)).screen(for: scene)
  }
}
