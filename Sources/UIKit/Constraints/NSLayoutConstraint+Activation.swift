import AutoLayout

extension NSLayoutConstraint {
  /// Whether the constraint takes part in the layout.
  ///
  /// Setting it to true places the constraint on the nearest common ancestor of its items. Without
  /// a common ancestor the program stops with a sentence that names both; a guide that no view owns
  /// accepts no constraint, and the constraint stays inactive.
  public var isActive: Bool {
    get { systemOrigin?.isAlwaysActive == true || layoutConstraint.isActive }
    set {
      // What stands for a view's content or frame goes with the view.
      guard systemOrigin?.isAlwaysActive != true else { return }
      let layout = layoutConstraint
      guard newValue != layout.isActive else { return }
      if newValue {
        do throws(ConstraintProblem) {
          try layout.activate(order: ActivationClock.next())
        } catch {
          fatalError(error.description)
        }
      } else {
        layout.deactivate()
      }
    }
  }

  /// Activates constraints, in order.
  ///
  /// Where one of them stops the program, those before it are active and the rest is untouched.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints; inactive ones stay as they are.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// Counts activations, so that of a conflict set the latest can be told.
@MainActor
enum ActivationClock {
  private static var count: UInt64 = 0

  static func next() -> UInt64 {
    count += 1
    return count
  }
}
