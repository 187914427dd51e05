import Foundation
import Testing

@testable import UIKit

/// Heights of texts as frames that Xcode recorded and dumps of devices have them.
@MainActor
@Suite struct RecordedTextTests {
  private func height(
    _ text: String, _ font: UIFont, scale: CGFloat, width: CGFloat = .greatestFiniteMagnitude
  ) -> CGFloat {
    let window = UIWindow(
      environment: LayoutEnvironment(screenSize: CGSize(width: 400, height: 400), scale: scale))
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    window.addSubview(label)
    return withExtendedLifetime(window) {
      label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
  }

  @Test(arguments: [
    (17.0, 20.5, 20.3333), (16, 19.5, 19.3333), (15, 18, 18), (14, 17, 17), (13, 16, 15.6667),
    (12, 14.5, 14.3333), (11, 13.5, 13.3333), (20, 24, 24), (22, 26.5, 26.3333),
    (28, 33.5, 33.6667), (34, 41, 40.6667), (30, 36, 36),
  ])
  func `A label of one line has the recorded height at two and three pixels a point`(
    size: CGFloat, two: CGFloat, three: CGFloat
  ) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(height("Name", font, scale: 2) == two)
    #expect(abs(height("Name", font, scale: 3) - three) < 1e-3)
    for weight in [UIFont.Weight.thin, .semibold, .black] {
      #expect(height("Name", .systemFont(ofSize: size, weight: weight), scale: 2) == two)
    }
  }

  /// Lines of the system's font are as far apart as they are high, and rounded up once.
  @Test(arguments: [
    (17.0, 2, 41.0, 40.6667), (17, 3, 61, 61), (17, 4, 81.5, 81.3333), (14, 2, 33.5, 33.6667),
    (13, 3, 47, 46.6667), (12, 4, 57.5, 57.3333), (15, 5, 90, 89.6667),
  ])
  func `Lines of the system's font are rounded together`(
    size: CGFloat, lines: Int, two: CGFloat, three: CGFloat
  ) {
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")
    let font = UIFont.systemFont(ofSize: size)
    #expect(height(text, font, scale: 2) == two)
    #expect(abs(height(text, font, scale: 3) - three) < 1e-3)
    #expect(two == (CGFloat(lines) * font.lineHeight * 2).rounded(.up) / 2)
  }

  /// Text styles: what one line is high at two pixels a point, and the distance of two.
  nonisolated static let styles: [(UIFont.TextStyle, CGFloat, CGFloat)] = [
    (.largeTitle, 41, 41), (.title1, 33.5, 34), (.title2, 26.5, 28), (.title3, 24, 25),
    (.headline, 20.5, 22), (.body, 20.5, 22), (.callout, 19.5, 21), (.subheadline, 18, 20),
    (.footnote, 16, 18), (.caption1, 14.5, 16), (.caption2, 13.5, 13),
  ]

  @Test(arguments: styles)
  func `Lines of a text style are as far apart as the style says, one alone is its own height`(
    style: UIFont.TextStyle, one: CGFloat, distance: CGFloat
  ) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(height("a", font, scale: 2) == one)
    for lines in 2...5 {
      let text = Array(repeating: "a", count: lines).joined(separator: "\n")
      let expected = ((font.lineHeight + CGFloat(lines - 1) * distance) * 2 - 1e-6).rounded(.up) / 2
      #expect(height(text, font, scale: 2) == expected)
      // A text that wraps has lines like one that is written in lines.
      let wrapped = Array(repeating: "a", count: lines).joined(separator: " ")
      #expect(height(wrapped, font, scale: 2, width: 1) == expected)
    }
  }

  /// The first column of sizes: heights that were recorded at three pixels a point.
  @Test(
    arguments: zip(
      FontTests.categories, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58] as [CGFloat]))
  func `A title has the recorded height at every category`(
    category: UIContentSizeCategory, size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits)
    let expected = (1.193359375 * size * 3).rounded(.up) / 3
    #expect(abs(height("Title", font, scale: 3) - expected) < 1e-6)
  }

  @Test func `Bold is bold and not semibold`() {
    let text = "Some longer title of a screen"
    let bold = text.size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)]).width
    let semibold = text.size(
      withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
    ).width
    #expect(bold - semibold > 1)
  }

  /// Button titles: whole points, at least 30, and 12 points more than a line.
  @Test(arguments: [
    (11.0, 26.0), (13, 28), (15, 30), (17, 33), (18, 34), (20, 36), (24, 41), (36, 55),
  ])
  func `A button is as wide as its title in whole points`(size: CGFloat, height: CGFloat) {
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    let width = "Continue".size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
    #expect(
      button.intrinsicContentSize == CGSize(width: max(30, width.rounded(.up)), height: height))
  }

  @Test(arguments: [(16.0, 20.0), (17, 22)])
  func `A field without a border is as high as a line in whole points`(
    size: CGFloat, height: CGFloat
  ) {
    let field = UITextField()
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
  }
}
