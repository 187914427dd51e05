import Foundation
import Testing
import UIKit

@Suite struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-6 }

  @Test func `The size of a text is exact`() {
    let size = "point".size(withAttributes: [.font: font])
    #expect(isNear(size.height, font.lineHeight))
    // 39 was recorded on a device.
    #expect(abs((size.width * 3).rounded(.up) / 3 - 39) <= 0.5)
    #expect(NSString(string: "point").size(withAttributes: [.font: font]) == size)
    #expect(
      NSAttributedString(string: "point", attributes: [.font: font]).size() == size)
    #expect("".size(withAttributes: [.font: font]) == .zero)
  }

  @Test func `A text is broken at the width of its room where lines are asked for`() {
    let text = "one two three four five six"
    let room = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
    let lines = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(isNear(lines.height, 3 * font.lineHeight))
    #expect(lines.width <= 80 && lines.minY == 0)
    let line = text.boundingRect(with: room, attributes: [.font: font], context: nil)
    #expect(isNear(line.height, font.lineHeight))
    #expect(line.width > 80)
    #expect(isNear(line.minY, -font.ascender))
    #expect(
      NSString(string: text).boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        == lines)
  }

  @Test func `Lines that do not fit into the height are left out`() {
    let text = "one two three four five six"
    let rect = text.boundingRect(
      with: CGSize(width: 80, height: 45), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(isNear(rect.height, 2 * font.lineHeight))
    let truncated = text.boundingRect(
      with: CGSize(width: 80, height: 45),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font],
      context: nil)
    #expect(isNear(truncated.height, 2 * font.lineHeight) && truncated.width <= 80)
    let low = text.boundingRect(
      with: CGSize(width: 80, height: 1), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(isNear(low.height, font.lineHeight))
  }

  @Test func `The leading of a text style counts where it is asked for`() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let room = CGSize(width: 1000, height: 1000)
    let without = "a\nb".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: body], context: nil)
    let with = "a\nb".boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: body], context: nil)
    #expect(isNear(without.height, 2 * body.lineHeight))
    #expect(isNear(with.height, body.lineHeight + 22))
  }

  @Test func `Runs have fonts, kern and paragraphs of their own`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    let plain = text.size()
    text.setAttributes([.font: font, .kern: 2.5], range: NSRange(location: 0, length: 2))
    #expect(isNear(text.size().width, plain.width + 5))
    text.setAttributes(
      [.font: UIFont.systemFont(ofSize: 34)], range: NSRange(location: 1, length: 1))
    #expect(isNear(text.size().height, UIFont.systemFont(ofSize: 34).lineHeight))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    let lines = NSAttributedString(
      string: "a\nb\nc", attributes: [.font: font, .paragraphStyle: style])
    #expect(isNear(lines.size().height, 3 * font.lineHeight + 12))
    style.minimumLineHeight = 30
    style.maximumLineHeight = 30
    let tall = NSAttributedString(
      string: "a\nb", attributes: [.font: font, .paragraphStyle: style])
    #expect(isNear(tall.size().height, 66))
  }

  @Test(arguments: [1, 1.5, CGFloat(1), NSNumber(value: 1), Float(1)] as [any Sendable])
  func `A number is a number whatever its type`(number: any Sendable) {
    let plain = "ab".size(withAttributes: [.font: font, .kern: 0])
    #expect("ab".size(withAttributes: [.font: font, .kern: number]).width > plain.width)
  }

  @Test func `An attachment stands in the line like a character`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 24, height: 30)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let plain = text.size()
    text.append(NSAttributedString(attachment: attachment))
    #expect(isNear(text.size().width, plain.width + 24))
    #expect(isNear(text.size().height, 26 - font.descender))
  }

  @Test func `A context lets one line shrink and tells by how much`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let text = NSAttributedString(string: "some words", attributes: [.font: font])
    let width = text.size().width
    let rect = text.boundingRect(
      with: CGSize(width: width * 0.8, height: 100), context: context)
    #expect(rect.width <= width * 0.8 + 1e-6 && rect.width > width * 0.75)
    #expect(context.actualScaleFactor < 0.9 && context.actualScaleFactor > 0.7)
    #expect(context.totalBounds == rect)
  }

  @Test func `A paragraph style is copied with its numbers`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.lineSpacing == 3 && copy.alignment == .center)
    let changed = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    changed.lineSpacing = 4
    #expect(changed != style && copy.lineSpacing == 3)
    let taken = NSMutableParagraphStyle()
    taken.setParagraphStyle(style)
    #expect(taken == style)
    #expect(NSParagraphStyle.default.tabStops.map(\.location).prefix(2) == [28, 56])
  }
}
