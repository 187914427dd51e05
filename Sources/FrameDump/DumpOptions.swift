/// What a dump shows beside the frames of the views.
public struct DumpOptions: Hashable, Sendable {
  /// Whether layout guides are listed before the subviews of their views.
  public var showsGuides: Bool
  /// Whether the solver's own values are shown, rounded to 1/256, instead of those on the pixels.
  public var isRaw: Bool
  /// Whether the texts of views are shown.
  public var showsText: Bool
  /// Whether the constraints behind the frames are listed.
  public var showsConstraints: Bool

  /// Creates options; without arguments those of a committed dump.
  public init(
    showsGuides: Bool = false, isRaw: Bool = false, showsText: Bool = true,
    showsConstraints: Bool = false
  ) {
    self.showsGuides = showsGuides
    self.isRaw = isRaw
    self.showsText = showsText
    self.showsConstraints = showsConstraints
  }

  /// Everything there is to show, on the pixels.
  public static let everything = DumpOptions(showsGuides: true, showsConstraints: true)

  /// Returns the frame to show of the two a view or guide has.
  func frame(_ frame: Rect, exact: Rect) -> Rect {
    guard isRaw else { return frame }
    return Rect(
      x: NumberText.raw(exact.minX), y: NumberText.raw(exact.minY),
      width: NumberText.raw(exact.width), height: NumberText.raw(exact.height))
  }
}
