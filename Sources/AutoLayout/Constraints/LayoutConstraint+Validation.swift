import Frames

extension LayoutConstraint {
  /// What is wrong with the constraint whatever hierarchy its items stand in, or nil.
  ///
  /// Axes are compared only at activation, as UIKit does for constraints made without anchors.
  public func problemAtCreation() -> ConstraintProblem? {
    guard multiplier.isFinite, constant.isFinite else {
      return ConstraintProblem(.nonFinite, of: self)
    }
    if let problem = problemOfDistances() { return problem }
    guard let secondAttribute, multiplier != 0 else {
      return isLength ? nil : ConstraintProblem(.locationNeedsPair, of: self)
    }
    if isLength != isSecondLength { return ConstraintProblem(.attributeMismatch, of: self) }
    if !isLength, Self.mixesLanguage(firstAttribute, secondAttribute) {
      return ConstraintProblem(.leftLeadingMix, of: self)
    }
    return nil
  }

  /// What is wrong with a side that is a distance, or nil.
  private func problemOfDistances() -> ConstraintProblem? {
    guard let origins else { return nil }
    for (attribute, origin) in [
      (firstAttribute, origins.firstAttribute), (secondAttribute, origins.secondAttribute),
    ] {
      guard let attribute, let origin else { continue }
      if attribute.isSize || origin.isSize {
        return ConstraintProblem(.attributeMismatch, of: self, attribute, origin)
      }
      if attribute.axis != origin.axis {
        return ConstraintProblem(.axisMismatch, of: self, attribute, origin)
      }
      if Self.mixesLanguage(attribute, origin) {
        return ConstraintProblem(.leftLeadingMix, of: self, attribute, origin)
      }
    }
    return nil
  }

  /// Whether one attribute follows the language and the other is an edge in every language.
  private static func mixesLanguage(_ one: LayoutAttribute, _ other: LayoutAttribute) -> Bool {
    one.followsLanguage && other.isPhysicalEdge || one.isPhysicalEdge && other.followsLanguage
  }

  /// What is wrong with the constraint now that it is to take part in a layout, or nil.
  public func problemAtActivation() -> ConstraintProblem? {
    if let problem = problemAtCreation() { return problem }
    if let secondAttribute, !isLength, firstAttribute.axis != secondAttribute.axis {
      return ConstraintProblem(.axisMismatch, of: self)
    }
    guard priority.value.isFinite else { return ConstraintProblem(.nonFinite, of: self) }
    return priority.isValid ? nil : ConstraintProblem(.badPriority, of: self)
  }
}
