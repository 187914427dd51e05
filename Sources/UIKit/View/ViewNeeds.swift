/// What a view has asked for and the next layout pass does.
struct ViewNeeds: OptionSet {
  let rawValue: UInt8

  /// The view's `updateConstraints` is to run.
  static let constraints = ViewNeeds(rawValue: 1)
  /// The content size, alignment insets and baselines are to be read again.
  static let contentSize = ViewNeeds(rawValue: 2)
  /// The view's `layoutSubviews` is to run.
  static let layout = ViewNeeds(rawValue: 4)
  /// What the whole subtree takes from its surroundings, such as the direction, is to be read again.
  static let surroundings = ViewNeeds(rawValue: 8)
  /// The constraints a view makes for what it arranges are to be looked at again.
  static let arrangement = ViewNeeds(rawValue: 16)

  /// What has to be done before the engine is asked.
  static let beforeSolving: ViewNeeds = [
    .constraints, .contentSize, .surroundings, .arrangement,
  ]
  /// Everything, as a new view needs it.
  static let all: ViewNeeds = [.constraints, .contentSize, .layout, .surroundings]
}

extension UIView {
  /// Notes what the view needs, and above it that something below does.
  ///
  /// - Complexity: O(depth), and constant where the superview knows already.
  func note(_ new: ViewNeeds) {
    needs.formUnion(new)
    superview?.noteBelow(new)
  }

  /// Notes that something below the view needs attention.
  func noteBelow(_ new: ViewNeeds) {
    var view: UIView? = self
    while let current = view, !current.needsBelow.isSuperset(of: new) {
      current.needsBelow.formUnion(new)
      view = current.superview
    }
  }
}
