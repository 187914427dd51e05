import UIKit

extension LayoutScreen {
  /// A form of sections, each a column of rows with a label and a field, all of nested stacks.
  static func form(_ sections: Int) -> LayoutScreen {
    let window = window()
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(column)
    let top = column.topAnchor.constraint(equalTo: window.topAnchor, constant: 60)
    NSLayoutConstraint.activate([
      top,
      column.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
    ])
    var edited = top
    for section in 0..<sections {
      let rows = UIStackView(arrangedSubviews: [label("Section \(section)")])
      rows.axis = .vertical
      rows.spacing = 8
      column.addArrangedSubview(rows)
      for row in 0..<8 {
        let name = label("Field \(row)")
        let field = UITextField()
        field.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let line = UIStackView(arrangedSubviews: [name, field])
        line.spacing = 12
        line.alignment = .firstBaseline
        rows.addArrangedSubview(line)
        let width = name.widthAnchor.constraint(equalToConstant: 90)
        width.isActive = true
        if section == sections / 2, row == 3 { edited = width }
      }
    }
    return LayoutScreen(window: window, edited: edited)
  }
}
