/// A view whose font can follow the size of text that the user prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the user, where it is that of a text style or made by `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
