import Foundation
import Frames
import UIKit

extension SceneView.Kind {
  /// The name of UIKit's class for this kind of view.
  var className: String {
    switch self {
    case .view: "UIView"
    case .label: "UILabel"
    case .image: "UIImageView"
    case .textField: "UITextField"
    case .textView: "UITextView"
    case .button: "UIButton"
    case .stack: "UIStackView"
    case .scroll: "UIScrollView"
    case .table: "UITableView"
    case .cell: "UITableViewCell"
    }
  }
}

extension SceneView.Autoresizing {
  /// UIKit's name of what flexes.
  @MainActor var mask: UIView.AutoresizingMask {
    switch self {
    case .flexibleLeftMargin: .flexibleLeftMargin
    case .flexibleWidth: .flexibleWidth
    case .flexibleRightMargin: .flexibleRightMargin
    case .flexibleTopMargin: .flexibleTopMargin
    case .flexibleHeight: .flexibleHeight
    case .flexibleBottomMargin: .flexibleBottomMargin
    }
  }
}

extension SceneView.OptionalSize {
  /// The size with UIKit's mark for a side of no size of its own.
  @MainActor var size: CGSize {
    CGSize(
      width: width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
      height: height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
  }
}

extension UIEdgeInsets {
  /// Creates UIKit's insets from ours.
  init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension CGRect {
  /// Creates UIKit's rectangle from ours.
  init(_ rect: Rect) {
    self.init(
      x: CGFloat(rect.minX), y: CGFloat(rect.minY), width: CGFloat(rect.width),
      height: CGFloat(rect.height))
  }
}

extension Rect {
  /// Creates our rectangle from UIKit's.
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension SceneConstraint.Relation {
  /// UIKit's name of the relation.
  @MainActor var layoutRelation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension SceneAttribute {
  /// UIKit's name of the attribute.
  @MainActor var layoutAttribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}

extension UIView {
  /// Gives the view a frame that stays, or leaves its place to constraints.
  func setFrame(_ frame: Rect?) {
    translatesAutoresizingMaskIntoConstraints = frame != nil
    if let frame { self.frame = CGRect(frame) }
  }

  /// Sets the priorities that a scene gives.
  func setPriorities(
    hugging: SceneView.AxisPriorities?, compression: SceneView.AxisPriorities?
  ) {
    if let hugging {
      setContentHuggingPriority(UILayoutPriority(Float(hugging.horizontal)), for: .horizontal)
      setContentHuggingPriority(UILayoutPriority(Float(hugging.vertical)), for: .vertical)
    }
    if let compression {
      setContentCompressionResistancePriority(
        UILayoutPriority(Float(compression.horizontal)), for: .horizontal)
      setContentCompressionResistancePriority(
        UILayoutPriority(Float(compression.vertical)), for: .vertical)
    }
  }

  /// Sets the margins that a scene gives; the others are 8, and 0 in a stack, as UIKit's are.
  ///
  /// Left and right win over leading and trailing, so that both can be told apart in any direction.
  func setMargins(_ margins: SceneMargins) {
    guard !margins.isEmpty else { return }
    let usual = self is UIStackView ? 0.0 : 8.0
    if margins.left == nil, margins.right == nil {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: CGFloat(margins.top ?? usual), leading: CGFloat(margins.leading ?? usual),
        bottom: CGFloat(margins.bottom ?? usual), trailing: CGFloat(margins.trailing ?? usual))
    } else {
      let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let left = margins.left ?? (isRTL ? margins.trailing : margins.leading) ?? usual
      let right = margins.right ?? (isRTL ? margins.leading : margins.trailing) ?? usual
      layoutMargins = UIEdgeInsets(
        top: CGFloat(margins.top ?? usual), left: CGFloat(left),
        bottom: CGFloat(margins.bottom ?? usual), right: CGFloat(right))
    }
  }
}
