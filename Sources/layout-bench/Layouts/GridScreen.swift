import UIKit

extension LayoutScreen {
  /// As many rows as columns of views, all equally large.
  static func grid(_ count: Int) -> LayoutScreen {
    let window = window()
    var constraints: [NSLayoutConstraint] = []
    var above: UIView?
    for _ in 0..<count {
      let row = view(in: window)
      constraints += [
        row.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? window.topAnchor),
        row.heightAnchor.constraint(
          equalTo: window.heightAnchor, multiplier: 1 / CGFloat(count)),
      ]
      above = row
      var before: UIView?
      for _ in 0..<count {
        let cell = view(in: row)
        constraints += [
          cell.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? row.leadingAnchor),
          cell.topAnchor.constraint(equalTo: row.topAnchor),
          cell.bottomAnchor.constraint(equalTo: row.bottomAnchor),
          cell.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 1 / CGFloat(count)),
        ]
        before = cell
      }
    }
    NSLayoutConstraint.activate(constraints)
    return LayoutScreen(window: window, edited: constraints[0])
  }
}
