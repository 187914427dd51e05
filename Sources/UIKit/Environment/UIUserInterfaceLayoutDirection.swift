import Frames

/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1

  /// The direction as the frame tree names it.
  var horizontalDirection: HorizontalDirection {
    self == .leftToRight ? .leftToRight : .rightToLeft
  }
}

/// What a view's content means for its direction when the language is read from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows the language.
  case unspecified = 0
  /// The view holds playback controls, which never mirror.
  case playback = 1
  /// The view holds controls for a direction in space, which never mirror.
  case spatial = 2
  /// The view is always read from left to right.
  case forceLeftToRight = 3
  /// The view is always read from right to left.
  case forceRightToLeft = 4
}
