import Foundation
import Frames
import Testing

@testable import UIKit

@MainActor
@Suite struct LabelTests {
  private let text = "a text of several words that is longer than a line of the label"

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// The height of some lines at 17 points and 3 pixels a point.
  private func height(_ lines: Int, _ font: UIFont = .systemFont(ofSize: 17)) -> CGFloat {
    ((CGFloat(lines) * font.lineHeight * 3) - 1e-6).rounded(.up) / 3
  }

  private func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-6 }

  // MARK: Two passes

  @Test func `A label wraps at the width it is solved for, in one layout`() {
    let top = root()
    let label = label(text)
    let below = box("below", in: top)
    top.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: top.topAnchor),
      label.leftAnchor.constraint(equalTo: top.leftAnchor),
      label.rightAnchor.constraint(equalTo: top.rightAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      below.leftAnchor.constraint(equalTo: top.leftAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    top.layoutIfNeeded()
    #expect(isNear(label.frame.height, height(2)))
    #expect(abs(below.frame.minY - label.frame.maxY - 8) < 0.34)
    top.frame.size.width = 150
    top.layoutIfNeeded()
    let lines = Int((label.frame.height / 20).rounded(.down))
    #expect(lines >= 4 && isNear(label.frame.height, height(lines)))
    top.frame.size.width = 1000
    top.layoutIfNeeded()
    #expect(isNear(label.frame.height, height(1)))
    top.frame.size.width = 400
    top.layoutIfNeeded()
    #expect(isNear(label.frame.height, height(2)))
  }

  @Test func `A label that has wrapped takes its room back when there is more`() {
    let top = root()
    let label = label(text)
    top.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: top.topAnchor),
      label.leftAnchor.constraint(equalTo: top.leftAnchor),
      label.rightAnchor.constraint(lessThanOrEqualTo: top.rightAnchor),
    ])
    top.layoutIfNeeded()
    let first = label.frame
    #expect(isNear(first.height, height(2)))
    top.frame.size.width = 120
    top.layoutIfNeeded()
    #expect(label.frame.width <= 120)
    top.frame.size.width = 400
    top.layoutIfNeeded()
    #expect(label.frame == first)
  }

  @Test func `A new text is measured anew, at the same width`() {
    let top = root()
    let label = label("short")
    top.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: top.topAnchor),
      label.leftAnchor.constraint(equalTo: top.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: 200),
    ])
    top.layoutIfNeeded()
    #expect(isNear(label.frame.height, height(1)))
    label.text = text
    top.layoutIfNeeded()
    #expect(label.frame.height > height(2))
    label.numberOfLines = 2
    top.layoutIfNeeded()
    #expect(isNear(label.frame.height, height(2)))
    label.font = .systemFont(ofSize: 12)
    top.layoutIfNeeded()
    #expect(isNear(label.frame.height, height(2, .systemFont(ofSize: 12))))
    label.text = "short"
    top.layoutIfNeeded()
    #expect(isNear(label.frame.height, height(1, .systemFont(ofSize: 12))))
  }

  @Test func `A preferred width decides the content size before there is a layout`() {
    let label = label(text)
    let natural = label.intrinsicContentSize
    #expect(isNear(natural.height, height(1)) && natural.width > 400)
    label.preferredMaxLayoutWidth = 250
    let wrapped = label.intrinsicContentSize
    #expect(wrapped.width <= 250 && isNear(wrapped.height, height(2)))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == natural)
  }

  @Test func `A subclass that adds an inset to its text wraps in what is left`() {
    final class Padded: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let insets = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
        return super.textRect(
          forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines
        ).inset(by: UIEdgeInsets(top: -5, left: -20, bottom: -5, right: -20))
      }
    }
    let top = root()
    let (plain, padded) = (label(text), Padded())
    padded.text = text
    padded.numberOfLines = 0
    padded.translatesAutoresizingMaskIntoConstraints = false
    #expect(isNear(padded.intrinsicContentSize.width, plain.intrinsicContentSize.width + 40))
    for (label, width) in [(plain, 160.0), (padded, 200)] {
      top.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: top.topAnchor),
        label.leftAnchor.constraint(equalTo: top.leftAnchor),
        label.widthAnchor.constraint(equalToConstant: width),
      ])
    }
    top.layoutIfNeeded()
    #expect(isNear(padded.frame.height, plain.frame.height + 10))
  }

  @Test func `A fitted view wraps its labels at the width it is fitted to`() {
    let card = box("card")
    let label = label(text)
    card.addSubview(label)
    pin(label, UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
    func fit(_ width: CGFloat) -> CGSize {
      card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(isNear(fit(1000).height, height(1) + 20))
    #expect(isNear(fit(400).height, height(2) + 20))
    let narrow = fit(132).height
    #expect(narrow > height(4))
    #expect(isNear(fit(400).height, height(2) + 20))
    // Nothing wraps a text that has all the room it wants.
    let free = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(isNear(free.height, height(1) + 20) && free.width > 400)
  }

  @Test func `A label whose width depends on its height comes to rest`() {
    let top = root()
    let label = label(text)
    top.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: top.topAnchor),
      label.leftAnchor.constraint(equalTo: top.leftAnchor),
      label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 2),
    ])
    top.layoutIfNeeded()
    #expect(abs(label.frame.width - 2 * label.frame.height) < 1)
  }

  // MARK: Sizes

  @Test func `A label of one line answers its whole width, of several what fits`() {
    let label = label(text, lines: 1)
    let natural = label.sizeThatFits(CGSize(width: 100, height: 100))
    #expect(natural == label.intrinsicContentSize)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(wrapped.width <= 100 && wrapped.height > height(4))
    #expect(label.sizeThatFits(.zero) == natural)
    label.frame = rect(0, 0, 100, 0)
    label.sizeToFit()
    #expect(label.frame.size == wrapped)
  }

  @Test func `The rectangle of a text stands as its alignment says`() {
    let label = label("word", lines: 1)
    let size = label.intrinsicContentSize
    let bounds = rect(10, 20, 200, 100)
    func x(_ alignment: NSTextAlignment) -> CGFloat {
      label.textAlignment = alignment
      return label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX
    }
    #expect(x(.left) == 10)
    #expect(isNear(x(.center), 10 + (200 - size.width) / 2))
    #expect(isNear(x(.right), 210 - size.width))
    #expect(x(.natural) == 10)
    label.semanticContentAttribute = .forceRightToLeft
    label.layoutIfNeeded()
    #expect(isNear(x(.natural), 210 - size.width))
    #expect(UILabel().textRect(forBounds: bounds, limitedToNumberOfLines: 1).size == .zero)
  }

  @Test func `An attributed text is measured in its own fonts`() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "small LARGE")
    text.setAttributes(
      [.font: UIFont.systemFont(ofSize: 34)], range: NSRange(location: 6, length: 5))
    label.attributedText = text
    #expect(isNear(label.intrinsicContentSize.height, height(1, .systemFont(ofSize: 34))))
    #expect(label.text == "small LARGE")
    // What becomes of the owner's text does not matter.
    text.setAttributes(
      [.font: UIFont.systemFont(ofSize: 80)], range: NSRange(location: 0, length: 11))
    #expect(isNear(label.intrinsicContentSize.height, height(1, .systemFont(ofSize: 34))))
    label.font = .systemFont(ofSize: 12)
    #expect(isNear(label.intrinsicContentSize.height, height(1, .systemFont(ofSize: 12))))
    label.text = "plain"
    let attributed = try #require(label.attributedText)
    #expect(attributed.string == "plain")
    #expect(attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    label.attributedText = nil
    #expect(label.intrinsicContentSize == .zero && label.text == nil)
  }

  @Test func `Hangul is kept in words unless the strategy says otherwise`() {
    let label = label("안녕하세요 여러분")
    let wide = label.sizeThatFits(CGSize(width: 80, height: 0))
    #expect(isNear(wide.height, height(2)))
    label.lineBreakStrategy = []
    label.lineBreakMode = .byWordWrapping
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).width >= wide.width - 20)
  }

  // MARK: Baselines

  @Test func `Baselines are counted in a text that stands in the middle`() {
    let top = root()
    let label = label("one\ntwo")
    let marks = [box("first", in: top), box("last", in: top)]
    top.addSubview(label)
    NSLayoutConstraint.activate(
      [
        label.topAnchor.constraint(equalTo: top.topAnchor),
        label.leftAnchor.constraint(equalTo: top.leftAnchor),
        label.heightAnchor.constraint(equalToConstant: 100),
        marks[0].topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        marks[1].topAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ]
        + marks.flatMap {
          [
            $0.widthAnchor.constraint(equalToConstant: 1),
            $0.heightAnchor.constraint(equalToConstant: 1),
          ]
        })
    top.layoutIfNeeded()
    let font = UIFont.systemFont(ofSize: 17)
    let above = (100 - 2 * font.lineHeight) / 2
    #expect(abs(marks[0].frame.minY - (above + font.ascender)) <= 0.17)
    #expect(abs(marks[1].frame.minY - (above + font.lineHeight + font.ascender)) <= 0.17)
  }

  @Test(arguments: [(12.0, 34.0), (17, 17), (11, 20), (40, 9)])
  func `A label and a field or button meet at their baselines`(first: CGFloat, second: CGFloat) {
    let top = root()
    let label = label("text", lines: 1)
    label.font = .systemFont(ofSize: first)
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: second)
    let field = UITextField()
    field.text = "field"
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: second)
    for view in [label, button, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      top.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: top.topAnchor, constant: 100),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      field.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    top.layoutIfNeeded()
    // The rule that fits 117 of 122 recorded pairs within half a point.
    func baseline(_ view: UIView, _ size: CGFloat) -> CGFloat {
      let font = UIFont.systemFont(ofSize: size)
      return view.frame.minY + (view.frame.height - font.lineHeight) / 2 + font.ascender
    }
    #expect(abs(baseline(label, first) - baseline(button, second)) <= 0.51)
    #expect(abs(baseline(label, first) - baseline(field, second)) <= 0.51)
  }

  // MARK: Shrinking and truncation

  private func flags(_ top: UIView) -> [FrameTree.Flag] {
    top.frameTree().root.children.flatMap(\.flags)
  }

  @Test func `A text that is cut says so, one that shrinks or wraps does not`() {
    let top = root()
    let label = label(text, lines: 1)
    top.addSubview(label)
    fix(label, 0, 0, 200, 200)
    #expect(flags(top).contains(.truncated))
    label.adjustsFontSizeToFitWidth = true
    #expect(!flags(top).contains(.truncated))
    label.minimumScaleFactor = 0.9
    #expect(flags(top).contains(.truncated))
    label.adjustsFontSizeToFitWidth = false
    label.numberOfLines = 0
    #expect(flags(top).isEmpty)
    label.numberOfLines = 2
    #expect(flags(top).contains(.truncated))
  }

  @Test func `A label too low for its lines is cut`() {
    let top = root()
    let label = label(text)
    top.addSubview(label)
    fix(label, 0, 0, 200, 30)
    #expect(flags(top).contains(.truncated))
  }

  @Test func `Where the font shrinks the baseline stays, or follows the middle`() {
    let top = root()
    let label = label("a text that is too long", lines: 1)
    let mark = box("mark", in: top)
    top.addSubview(label)
    fix(label, 0, 0, 90, 30)
    label.adjustsFontSizeToFitWidth = true
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      mark.leftAnchor.constraint(equalTo: top.leftAnchor),
      mark.widthAnchor.constraint(equalToConstant: 1),
      mark.heightAnchor.constraint(equalToConstant: 1),
    ])
    func baseline(_ adjustment: UILabel.BaselineAdjustment) -> CGFloat {
      label.baselineAdjustment = adjustment
      top.layoutIfNeeded()
      return mark.frame.minY
    }
    let (whole, centre, top0) = (
      baseline(.alignBaselines), baseline(.alignCenters), baseline(.none)
    )
    #expect(top0 < centre && centre < whole)
    #expect(baseline(.alignBaselines) == whole)
  }
}
