/// Runs a function; there is no pool to drain, for nothing is released later here.
///
/// - Note: UIKit has it from the Objective-C runtime.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
