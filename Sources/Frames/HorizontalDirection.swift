/// The direction in which a language is read, which decides where "leading" is.
public enum HorizontalDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight = "ltr"
  /// Leading is right.
  case rightToLeft = "rtl"
}
