import Testing
import UIKit

@MainActor
@Suite struct ControlSizeTests {
  private func label(_ size: CGFloat, scale: CGFloat, text: String = "Name") -> UILabel {
    let window = UIWindow(
      environment: LayoutEnvironment(screenSize: CGSize(width: 400, height: 400), scale: scale))
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    // The window has to outlive the question.
    return withExtendedLifetime(window) {
      window.layoutIfNeeded()
      return label
    }
  }

  @Test(arguments: [
    (17.0, 20.3333), (15, 18), (13, 15.6667), (12, 14.3333), (11, 13.3333), (16, 19.3333), (20, 24),
    (22, 26.3333), (28, 33.6667), (34, 40.6667),
  ])
  func aLineOfALabelIsItsFontsHeightInWholePixels(size: CGFloat, height: CGFloat) {
    let label = UILabel()
    label.text = "Name"
    label.font = .systemFont(ofSize: size)
    #expect(abs(label.intrinsicContentSize.height - height) < 1e-3)
  }

  @Test(arguments: [(17.0, 20.5), (15, 18), (13, 16), (12, 14.5), (22, 26.5), (28, 33.5)])
  func theScreenOfTheWindowDecidesThePixels(size: CGFloat, height: CGFloat) {
    let label = label(size, scale: 2)
    #expect(label.frame.height == height)
  }

  @Test func linesAreRoundedTogether() {
    let label = UILabel()
    label.text = "one\ntwo\nthree"
    label.font = .systemFont(ofSize: 17)
    #expect(abs(label.intrinsicContentSize.height - 20.3333) < 1e-3)
    label.numberOfLines = 0
    // Three times 20.287 is 60.861.
    #expect(abs(label.intrinsicContentSize.height - 61) < 1e-3)
    label.numberOfLines = 2
    #expect(abs(label.intrinsicContentSize.height - 40.6667) < 1e-3)
  }

  @Test func anEmptyLabelHasNoSize() {
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test func aLongerTextIsWiderAndABoldOneWiderStill() {
    let label = UILabel()
    label.text = "Contact"
    let width = label.intrinsicContentSize.width
    label.text = "Contacts"
    #expect(label.intrinsicContentSize.width > width)
    let regular = label.intrinsicContentSize.width
    label.font = .boldSystemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.width > regular)
  }

  @Test func aRecordedWidthIsMetWithinAPoint() {
    let label = UILabel()
    label.text = "point"
    #expect(abs(label.intrinsicContentSize.width - 39) < 1)
    label.text = "the"
    #expect(abs(label.intrinsicContentSize.width - 25) < 1)
  }

  @Test(arguments: [
    (11.0, 26.0), (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (19, 35),
    (20, 36), (22, 39), (23, 40), (24, 41), (25, 42), (36, 55),
  ])
  func aButtonIsItsTitleAndTwelve(size: CGFloat, height: CGFloat) {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    #expect(button.intrinsicContentSize.height == height)
  }

  @Test func aButtonIsAtLeastThirtyWideAndInWholePoints() {
    let button = UIButton(type: .system)
    button.setTitle("i", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.setTitle("Add Contact", for: .normal)
    let width = button.intrinsicContentSize.width
    #expect(width > 30 && width == width.rounded())
  }

  @Test func aFieldIsAsHighAsItsBorderSays() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.font = .systemFont(ofSize: 12)
    #expect(field.intrinsicContentSize.height == 34)
    field.font = .systemFont(ofSize: 25)
    #expect(field.intrinsicContentSize.height == 40)
    field.borderStyle = .none
    field.font = .systemFont(ofSize: 16)
    #expect(field.intrinsicContentSize.height == 20)
    field.font = .systemFont(ofSize: 17)
    #expect(field.intrinsicContentSize.height == 22)
  }

  @Test func aChangedTitleChangesTheLayout() {
    let top = root()
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Add Contact", for: .normal)
    top.addSubview(button)
    top.layoutIfNeeded()
    #expect(button.frame.height == 30)
    button.titleLabel?.font = .boldSystemFont(ofSize: 16)
    top.layoutIfNeeded()
    #expect(button.frame.height == 32)
  }

  @Test func baselinesOfLabelsOfTwoSizesMeet() {
    let top = root()
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 34)
    for label in [small, large] {
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      top.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: top.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    top.layoutIfNeeded()
    // 34 points rise 32.373 above their baseline and 12 points 11.426, both on thirds of a point.
    #expect(abs(small.frame.minY - (32 + 1.0 / 3 - 11 - 1.0 / 3)) < 1e-6)
  }

  @Test func actionsRunForTheirEvents() {
    let button = UIButton(type: .system)
    var count = 0
    let action = UIAction { _ in count += 1 }
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }
}
