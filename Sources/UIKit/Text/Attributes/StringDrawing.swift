public import Foundation
import TextMetrics

/// How a text is measured for drawing.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text is broken into lines and begins at the top; without it, it is one line above and below
  /// its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The leading of fonts counts between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Glyphs are measured by their outlines; here they have none, so it makes no difference.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis where the text goes on.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a text may do to fit, and what it did.
open class NSStringDrawingContext: NSObject {
  /// By how much the font may shrink to make one line fit, 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// By how much the font was shrunk.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle the text took.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context in which fonts do not shrink.
  public override init() {
    super.init()
  }
}

/// The font of texts that name none.
///
/// - Note: UIKit differs here: it takes Helvetica, of which no widths are known.
private let unnamedFont = UIFont.systemFont(ofSize: 12)

extension NSAttributedString {
  /// Returns the exact size of the text, each paragraph in one line, in points.
  ///
  /// Round it up before it becomes a frame.
  public func size() -> CGSize {
    let styled = StyledText(self, font: unnamedFont, paragraph: ParagraphRules())
    let layout = TextMeasurer(capacity: 1).layout(styled, in: TextContainer())
    return CGSize(width: layout.width, height: layout.height)
  }

  /// Returns the exact rectangle that the text takes in some room, in points.
  ///
  /// - Parameters:
  ///   - size: the room; a length that is not above 0 limits nothing. Lines that do not fit into the
  ///     height are left out, but for the first.
  ///   - options: how the text is measured.
  ///   - context: what the text may do to fit; it is told what it did.
  /// - Returns: the rectangle, not rounded.
  /// - Complexity: O(n), n characters.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var styled = StyledText(self, font: unnamedFont, paragraph: ParagraphRules())
    let measurer = TextMeasurer(capacity: 32)
    let wraps = options.contains(.usesLineFragmentOrigin)
    let width = Self.limit(size.width)
    if let context {
      let least = Double(context.minimumScaleFactor)
      let scale = least > 0 ? measurer.scale(of: styled, toFit: width, least: least) : 1
      context.actualScaleFactor = CGFloat(scale)
      styled = styled.scaled(by: scale)
    }
    var container = TextContainer(
      width: width, breaking: wraps ? .byWord : .clipped, wrapsTruncated: false,
      usesLeading: options.contains(.usesFontLeading))
    if !wraps { container.maximumLines = 1 }
    var layout = measurer.layout(styled, in: container)
    let height = Self.limit(size.height)
    if wraps, layout.height > height + 1e-6 {
      container.maximumLines = max(
        1, layout.lines.count { $0.top + $0.height <= height + 1e-6 })
      if options.contains(.truncatesLastVisibleLine) {
        container.breaking = .truncatedTail
        container.wrapsTruncated = true
        styled.forgetBreaking()
      }
      layout = measurer.layout(styled, in: container)
    }
    let bounds = CGRect(
      x: 0, y: wraps ? 0 : -layout.firstBaseline, width: layout.width, height: layout.height)
    context?.totalBounds = bounds
    return bounds
  }

  private static func limit(_ length: CGFloat) -> Double {
    length > 0 && length < 1e6 ? Double(length) : .infinity
  }
}

extension NSString {
  /// Returns the exact size of the text with some attributes, each paragraph in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  /// Returns the exact rectangle that the text takes in some room, in points; see
  /// `NSAttributedString`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Returns the exact size of the text with some attributes, each paragraph in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the exact rectangle that the text takes in some room, in points; see
  /// `NSAttributedString`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
