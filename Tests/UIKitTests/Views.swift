import UIKit

/// A view placed by constraints, with a name.
@MainActor
func box(_ name: String, in parent: UIView? = nil) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  parent?.addSubview(view)
  return view
}

/// A root that is 400 points wide and high.
@MainActor
func root() -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
}

/// Keeps a view at four distances from the edges of its superview.
@MainActor
func pin(_ view: UIView, _ insets: UIEdgeInsets = .zero) {
  guard let parent = view.superview else { return }
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: insets.top),
    view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: insets.left),
    view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -insets.bottom),
    view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -insets.right),
  ])
}

/// Fixes a view's place and size in its superview.
@MainActor
func fix(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
  guard let parent = view.superview else { return }
  NSLayoutConstraint.activate([
    view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: x),
    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y),
    view.widthAnchor.constraint(equalToConstant: width),
    view.heightAnchor.constraint(equalToConstant: height),
  ])
}

/// Writes a rectangle in few characters.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A view that counts what is asked of it, and writes down its name where order matters.
@MainActor
final class CountingView: UIView {
  var layouts = 0
  var updates = 0
  var measures = 0
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var journal: Journal?

  override func layoutSubviews() {
    layouts += 1
    journal?.lines.append("layout \(accessibilityIdentifier ?? "?")")
    super.layoutSubviews()
  }

  override func updateConstraints() {
    updates += 1
    journal?.lines.append("update \(accessibilityIdentifier ?? "?")")
    super.updateConstraints()
  }

  override var intrinsicContentSize: CGSize {
    measures += 1
    return content
  }
}

/// What happened, in order.
@MainActor
final class Journal {
  var lines: [String] = []
}
