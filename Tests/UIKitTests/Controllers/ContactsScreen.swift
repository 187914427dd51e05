import UIKit

/// The contacts screen of the example in short: the same views and constraints.
@MainActor
final class ContactsScreen: UIViewController, UITableViewDataSource {
  let table = UITableView()
  let form = UIView()
  let fields = [UITextField(), UITextField(), UITextField()]
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    let screen = requiredTestView
    table.register(NameCell.self, forCellReuseIdentifier: "names")
    table.dataSource = self
    button.titleLabel?.font = .boldSystemFont(ofSize: 16)
    button.setTitle("Add Contact", for: .normal)
    for view in [screen, table, form, button] + fields {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    screen.addSubview(table)
    screen.addSubview(form)
    for (field, name) in zip(fields, ["Name", "Email", "Phone"]) {
      field.placeholder = name
      field.borderStyle = .roundedRect
      form.addSubview(field)
    }
    form.addSubview(button)
    activateConstraints(screen.safeAreaLayoutGuide)
  }

  private func activateConstraints(_ safeArea: UILayoutGuide) {
    var all = [
      form.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
      form.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
      form.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
      button.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: -8),
      button.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 4),
      button.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: -4),
      form.topAnchor.constraint(equalTo: fields[0].topAnchor, constant: -8),
      table.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 32),
      table.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
      table.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
      table.bottomAnchor.constraint(equalTo: form.topAnchor, constant: -8),
    ]
    for (field, below) in zip(fields, fields.dropFirst().map { $0 as UIView } + [button]) {
      let inset: CGFloat = below === button ? 4 : 0
      all += [
        field.bottomAnchor.constraint(equalTo: below.topAnchor, constant: -8),
        field.leadingAnchor.constraint(equalTo: below.leadingAnchor, constant: inset),
        field.trailingAnchor.constraint(equalTo: below.trailingAnchor, constant: -inset),
      ]
    }
    NSLayoutConstraint.activate(all)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "names", for: indexPath)
  }
}

/// A name on a card, added to the cell itself.
@MainActor
final class NameCell: UITableViewCell {
  let wrapper = UIView()
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.text = "Ada Example"
    label.font = .boldSystemFont(ofSize: 16)
    for view in [wrapper, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(wrapper)
    wrapper.addSubview(label)
    NSLayoutConstraint.activate([
      wrapper.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      wrapper.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      wrapper.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      wrapper.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      wrapper.heightAnchor.constraint(equalToConstant: 36),
      label.topAnchor.constraint(equalTo: wrapper.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor, constant: 10),
      label.heightAnchor.constraint(equalToConstant: 20),
      label.widthAnchor.constraint(equalTo: wrapper.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
