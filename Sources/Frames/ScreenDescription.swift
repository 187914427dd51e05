/// Every input outside the view tree that can change a number of a layout.
public struct ScreenDescription: Hashable, Sendable {
  /// The size of the screen, in points.
  public var size: Size
  /// The number of pixels a point.
  public var pixelScale: Double
  /// The part of the screen that bars, notch and home indicator leave free, as insets.
  public var safeArea: Insets
  /// The direction of the language.
  public var direction: HorizontalDirection
  /// The content size category, by its short name, for example `large`.
  public var contentSize: String
  /// The kind of device: `phone` or `pad`.
  public var idiom: String
  /// The era of controls and bars, for example `ios18`.
  public var profile: String
  /// The text metrics and their version, for example `sf-1`.
  public var textMetrics: String

  /// Creates a description.
  public init(
    size: Size, pixelScale: Double, safeArea: Insets = .zero,
    direction: HorizontalDirection = .leftToRight, contentSize: String = "large",
    idiom: String = "phone", profile: String = "ios18", textMetrics: String = "sf-1"
  ) {
    self.size = size
    self.pixelScale = pixelScale
    self.safeArea = safeArea
    self.direction = direction
    self.contentSize = contentSize
    self.idiom = idiom
    self.profile = profile
    self.textMetrics = textMetrics
  }
}
