extension LayoutEnvironment {
  /// The environment that code without a window takes fonts and the size of text from.
  ///
  /// `UIFont(name:size:)` and `UIFont.preferredFont(forTextStyle:)` have no place for an environment in
  /// their arguments. While a window is shown or laid out its environment is the current one; outside,
  /// `perform(_:)` makes one current. By default it is `standard`. It belongs to the task, so that tests
  /// that run at the same time do not meet.
  @TaskLocal public static var current = LayoutEnvironment.standard

  /// Runs code with the environment as the current one.
  ///
  /// - Note: UIKit has no such function; it stands in for the device that the code would run on.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}
