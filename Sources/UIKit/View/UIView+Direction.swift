import AutoLayout
import Frames

extension UIView {
  /// What the view's content means for its direction.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState.semanticContent }
    set {
      guard newValue != layoutState.semanticContent else { return }
      layoutState.semanticContent = newValue
      note(.surroundings)
      setNeedsLayout()
    }
  }

  /// The direction in which the view and its constraints are read.
  ///
  /// A forced direction holds for the views inside as well; otherwise it is the window's.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    direction(inherited: superview?.inheritedDirection ?? surroundings.layoutDirection)
  }

  /// The direction that views inside this one inherit.
  private var inheritedDirection: UIUserInterfaceLayoutDirection {
    var view: UIView? = self
    while let current = view {
      if let forced = current.forcedDirection { return forced }
      view = current.superview
    }
    return surroundings.layoutDirection
  }

  /// The direction the view is forced into, and with it what it contains.
  var forcedDirection: UIUserInterfaceLayoutDirection? {
    switch layoutState.semanticContent {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified, .playback, .spatial: nil
    }
  }

  /// Returns the direction of the view where its surroundings have another.
  func direction(
    inherited: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch layoutState.semanticContent {
    case .unspecified: inherited
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }

  /// Takes over the direction of the surroundings.
  ///
  /// - Returns: the direction that subviews inherit.
  func adoptDirection(
    inherited: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    let own = direction(inherited: inherited).horizontalDirection
    if own != item.direction {
      item.direction = own
      refreshMargins()
    }
    return forcedDirection ?? inherited
  }

  /// The direction that this view inherits.
  var directionAbove: UIUserInterfaceLayoutDirection {
    superview?.inheritedDirection ?? surroundings.layoutDirection
  }
}
