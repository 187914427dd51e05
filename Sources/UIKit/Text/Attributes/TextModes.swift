import TextMetrics

/// Where a text stands between the edges of its view.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Spread between both edges.
  case justified = 3
  /// Where the language begins.
  case natural = 4
}

/// How a text that does not fit is treated.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Broken between words.
  case byWordWrapping = 0
  /// Broken between characters.
  case byCharWrapping = 1
  /// Cut off.
  case byClipping = 2
  /// Cut at its beginning.
  case byTruncatingHead = 3
  /// Cut at its end.
  case byTruncatingTail = 4
  /// Cut in its middle.
  case byTruncatingMiddle = 5

  /// The mode as texts are measured by.
  var breaking: LineBreaking {
    switch self {
    case .byWordWrapping: .byWord
    case .byCharWrapping: .byCharacter
    case .byClipping: .clipped
    case .byTruncatingHead: .truncatedHead
    case .byTruncatingTail: .truncatedTail
    case .byTruncatingMiddle: .truncatedMiddle
    }
  }
}
