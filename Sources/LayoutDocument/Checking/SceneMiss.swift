/// An expectation of a scene that its layout does not meet.
package struct SceneMiss: Hashable, Sendable, CustomStringConvertible {
  /// What sort of expectation is not met.
  package enum Kind: Hashable, Sendable {
    /// A number, a set or a refusal is another.
    case value
    /// The scene contradicts itself and was not expected to.
    case contradiction
  }

  /// What sort of expectation is not met.
  package var kind: Kind
  /// The name of the scene's file.
  package var file: String
  /// Where the expectation stands.
  package var position: SourcePosition
  /// The number of the step it belongs to, from 1; 0 for the first layout.
  package var step: Int
  /// What it is about.
  package var subject: String
  /// What is expected.
  package var expected: String
  /// What is found.
  package var found: String

  /// The miss as one line.
  package var description: String {
    let place = step == 0 ? "" : "step \(step), "
    return "\(file):\(position): \(place)\(subject): expected \(expected), found \(found)"
  }
}
