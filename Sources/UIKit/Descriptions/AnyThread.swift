import Foundation

extension NSObjectProtocol {
  /// Runs, on whatever thread, what only reads objects of the main actor.
  ///
  /// Descriptions may be asked for anywhere, as by tests that are not on the main actor, and there is no
  /// asking whether one is on it. Who asks while the main actor changes the object has the race that
  /// isolation forbids everywhere else; UIKit leaves it at that too.
  nonisolated static func reading<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Isolated = @MainActor () -> Result
    typealias Plain = () -> Result
    return withoutActuallyEscaping(body) { (body: @escaping Isolated) in
      unsafeBitCast(body, to: Plain.self)()
    }
  }
}
