/// How much a constraint matters.
///
/// A required constraint always holds. All others may give way, strictly in the order of their
/// values: nothing of a lower strength can buy back a violation of a higher one, however much of it
/// there is. Constraints of one value share a level, whose violations are summed as they are.
public struct Strength: Hashable, Sendable, BitwiseCopyable {
  /// The number by which strengths are compared; infinite for ``required``.
  public let value: Double

  /// Creates the strength of a constraint that may give way.
  ///
  /// A value that is not finite or not above zero makes a strength that every solver refuses with
  /// ``SolverError/badStrength(_:)``, except that infinity is ``required``.
  public init(_ value: Double) {
    self.value = value
  }

  /// The strength of a constraint that always holds.
  public static let required = Strength(.infinity)

  /// The strength 1,000,000.
  public static let strong = Strength(1e6)

  /// The strength 1,000.
  public static let medium = Strength(1e3)

  /// The strength 1.
  public static let weak = Strength(1)

  /// Whether a constraint of this strength always holds.
  public var isRequired: Bool { value == .infinity }

  /// Whether a solver accepts this strength.
  var isValid: Bool { value > 0 }
}

extension Strength: Comparable {
  /// Returns whether the first strength gives way to the second.
  public static func < (left: Strength, right: Strength) -> Bool { left.value < right.value }
}

extension Strength: CustomStringConvertible {
  /// The word `required`, or the number.
  public var description: String { isRequired ? "required" : NumberText.text(of: value) }
}
