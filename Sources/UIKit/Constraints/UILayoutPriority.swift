import AutoLayout

/// How much a constraint matters: above 0, and 1000 where it must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The strength with which controls resist being shorter than their content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The strength of a drag that may resize the window: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The strength with which the window keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The strength of a drag that may not resize the window: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The strength with which controls resist being longer than their content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The strength of the wished-for size when a view is measured: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The priority as the engine holds it.
  var layoutPriority: LayoutPriority { LayoutPriority(Double(rawValue)) }

  /// Creates a priority from the engine's.
  init(_ priority: LayoutPriority) {
    self.init(Float(priority.value))
  }
}
