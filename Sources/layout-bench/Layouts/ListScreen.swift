import UIKit

extension LayoutScreen {
  /// A list of cells, each as high as an icon, a title and a subtitle need.
  static func list(_ count: Int) -> LayoutScreen {
    let window = window()
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(scroll)
    var constraints = [
      scroll.topAnchor.constraint(equalTo: window.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ]
    var last: UIView?
    var edited: NSLayoutConstraint?
    for index in 0..<count {
      let cell = view(in: scroll)
      constraints += [
        cell.topAnchor.constraint(
          equalTo: last?.bottomAnchor ?? scroll.contentLayoutGuide.topAnchor),
        cell.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        cell.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ]
      let inset = fill(cell, index, &constraints)
      if index == count / 2 { edited = inset }
      last = cell
    }
    if let last {
      constraints.append(
        last.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor))
    }
    NSLayoutConstraint.activate(constraints)
    return LayoutScreen(window: window, edited: edited ?? constraints[0])
  }

  /// Puts a cell's content in, and returns the constraint that keeps the subtitle from the title.
  private static func fill(
    _ cell: UIView, _ index: Int, _ constraints: inout [NSLayoutConstraint]
  ) -> NSLayoutConstraint {
    let icon = view(in: cell)
    let title = label("Title \(index % 17)")
    let subtitle = label("What is said of number \(index % 29)")
    cell.addSubview(title)
    cell.addSubview(subtitle)
    let gap = subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
    constraints += [
      icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      gap,
      subtitle.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
      cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
    return gap
  }
}
