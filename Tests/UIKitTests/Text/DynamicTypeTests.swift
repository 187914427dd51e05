import Foundation
import Frames
import Testing

@testable import UIKit

@MainActor
@Suite struct DynamicTypeTests {
  /// The form of a restaurant: rows of a heading above a field, each at the margins of its row.
  private final class Form: UIView {
    private(set) var labels: [UILabel] = []
    private(set) var fields: [UITextField] = []

    init(hasFixedRows: Bool) {
      super.init(frame: .zero)
      var above = topAnchor
      for name in ["NAME", "TYPE", "ADDRESS", "PHONE"] {
        let row = UIView()
        row.translatesAutoresizingMaskIntoConstraints = false
        row.layoutMargins = UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)
        addSubview(row)
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        let field = UITextField()
        field.placeholder = "Fill in the restaurant name"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        let stack = UIStackView(arrangedSubviews: [label, field])
        stack.axis = .vertical
        stack.spacing = 5
        stack.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(stack)
        let margins = row.layoutMarginsGuide
        NSLayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: above),
          row.leadingAnchor.constraint(equalTo: leadingAnchor),
          row.trailingAnchor.constraint(equalTo: trailingAnchor),
          hasFixedRows
            ? row.heightAnchor.constraint(equalToConstant: 100)
            : row.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
          stack.topAnchor.constraint(equalTo: margins.topAnchor),
          stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        above = row.bottomAnchor
        labels.append(label)
        fields.append(field)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private func show(
    _ category: UIContentSizeCategory, hasFixedRows: Bool = false
  ) -> (UIWindow, Form) {
    let window = UIWindow(
      environment: LayoutEnvironment(
        screenSize: CGSize(width: 393, height: 852), scale: 3, contentSizeCategory: category))
    let controller = UIViewController()
    let form = Form(hasFixedRows: hasFixedRows)
    controller.view = form
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, form)
  }

  @Test func `The form's labels grow exactly where the sizes of the text style do`() {
    let sizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    for (category, size) in zip(FontTests.categories, sizes) {
      let (window, form) = show(category)
      #expect(window.frameTree().conflicts.isEmpty)
      let height = (size * 1.193359375 * 3).rounded(.up) / 3
      for label in form.labels {
        #expect(label.font.pointSize == size)
        #expect(abs(label.frame.height - height) < 0.34, "\(category.rawValue)")
      }
      #expect(form.fields.allSatisfy { $0.font?.pointSize == size })
    }
  }

  @Test func `At the usual size the form has the frames Xcode recorded`() {
    let (_, form) = show(.large, hasFixedRows: true)
    #expect(abs(form.labels[0].frame.height - 20.3333) < 1e-3)
    #expect(abs(form.fields[0].frame.minY - 25.3333) < 1e-3)
    #expect(abs(form.fields[0].frame.height - 52.6667) < 1e-3)
    #expect(form.labels[0].frame.width == 353)
  }

  @Test(arguments: FontTests.categories)
  func `Rows that are too low for large text squeeze it and contradict nothing`(
    category: UIContentSizeCategory
  ) {
    let (window, form) = show(category, hasFixedRows: true)
    #expect(window.frameTree().conflicts.isEmpty)
    #expect(form.labels.allSatisfy { $0.frame.height > 0 })
  }

  @Test func `A window that gets another category shows the layout of a new one`() {
    let (window, form) = show(.large)
    for category in FontTests.categories {
      window.environment.contentSizeCategory = category
      window.layoutIfNeeded()
      let (fresh, other) = show(category)
      #expect(form.labels.map(\.frame) == other.labels.map(\.frame))
      #expect(window.frameTree() == fresh.frameTree())
    }
  }

  @Test func `A label that does not follow the user keeps its font`() {
    let (window, form) = show(.large)
    for label in form.labels { label.adjustsFontForContentSizeCategory = false }
    window.environment.contentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(form.labels.allSatisfy { $0.font.pointSize == 17 })
    #expect(form.fields.allSatisfy { $0.font?.pointSize == 33 })
  }

  @Test func `Who hears of a change takes fonts at the new size`() {
    final class Listener: UIView {
      var size: CGFloat = 0

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        size = UIFont.preferredFont(forTextStyle: .body).pointSize
      }
    }
    let window = UIWindow(environment: .standard)
    let listener = Listener()
    window.addSubview(listener)
    window.environment.contentSizeCategory = .extraLarge
    #expect(listener.size == 19)
  }

  @Test func `A font scaled by metrics follows too`() {
    let window = UIWindow(environment: .standard)
    let label = UILabel()
    label.text = "text"
    label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 20))
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 20)
    window.environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    // 66 to 28 is how the lines of the style grow.
    #expect(abs(label.font.pointSize - 47.1429) < 0.34)
    window.environment.contentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 20)
  }

  @Test func `A label adopts the category of the window it comes into`() {
    let label = UILabel()
    label.text = "text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    let top = root()
    top.addSubview(label)
    top.layoutIfNeeded()
    #expect(label.font.pointSize == 17)
    let window = UIWindow(environment: LayoutEnvironment(contentSizeCategory: .extraLarge))
    window.addSubview(top)
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 19)
  }

  @Test(arguments: FontTests.categories)
  func `A screen of fixed fonts is the same at every category`(category: UIContentSizeCategory) {
    func tree(_ category: UIContentSizeCategory) -> FrameTree.Node {
      let window = UIWindow(environment: LayoutEnvironment(contentSizeCategory: category))
      window.rootViewController = ContactsScreen()
      window.makeKeyAndVisible()
      return window.frameTree().root
    }
    #expect(tree(category) == tree(.large))
  }
}
