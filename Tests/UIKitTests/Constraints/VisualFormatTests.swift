import Testing
import UIKit

@MainActor
@Suite struct VisualFormatTests {
  private func frames(_ formats: [String], metrics: [String: Any] = [:]) -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    var views: [String: UIView] = [:]
    for name in ["a", "b"] {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
    return root.subviews.map(\.frame)
  }

  @Test func aFormatLaysViewsOutInARow() {
    let frames = frames(
      ["H:|-16-[a(100)]-gap-[b]|", "V:|[a(44)]", "V:|-[b]-|"], metrics: ["gap": 12])
    #expect(frames[0] == CGRect(x: 16, y: 0, width: 100, height: 44))
    #expect(frames[1] == CGRect(x: 128, y: 8, width: 192, height: 184))
  }

  @Test func theDistanceToTheSuperviewIsItsMargin() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 1, right: 30)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[v]-|", views: ["v": view]))
    root.layoutIfNeeded()
    #expect(view.frame.minX == CGFloat(20) && view.frame.width == CGFloat(50))
  }

  @Test func aFormatThatCannotBeReadStopsWithAMarkUnderTheFault() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let view = UIView()
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[v(]", views: ["v": view])
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("H:[v(]"))
    #expect(text.contains("^"))
  }
}
