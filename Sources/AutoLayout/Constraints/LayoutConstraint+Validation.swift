import Frames

extension LayoutConstraint {
  /// What is wrong with the constraint whatever hierarchy its items stand in, or nil.
  ///
  /// Axes are compared only at activation, as UIKit does for constraints made without anchors.
  public func problemAtCreation() -> ConstraintProblem? {
    guard multiplier.isFinite, constant.isFinite else {
      return ConstraintProblem(.nonFinite, of: self)
    }
    guard let secondAttribute, multiplier != 0 else {
      return firstAttribute.isSize ? nil : ConstraintProblem(.locationNeedsPair, of: self)
    }
    if firstAttribute.isSize != secondAttribute.isSize {
      return ConstraintProblem(.attributeMismatch, of: self)
    }
    if firstAttribute.followsLanguage && secondAttribute.isPhysicalEdge
      || firstAttribute.isPhysicalEdge && secondAttribute.followsLanguage
    {
      return ConstraintProblem(.leftLeadingMix, of: self)
    }
    return nil
  }

  /// What is wrong with the constraint now that it is to take part in a layout, or nil.
  public func problemAtActivation() -> ConstraintProblem? {
    if let problem = problemAtCreation() { return problem }
    if let secondAttribute, !firstAttribute.isSize, firstAttribute.axis != secondAttribute.axis {
      return ConstraintProblem(.axisMismatch, of: self)
    }
    guard priority.value.isFinite else { return ConstraintProblem(.nonFinite, of: self) }
    return priority.isValid ? nil : ConstraintProblem(.badPriority, of: self)
  }
}
