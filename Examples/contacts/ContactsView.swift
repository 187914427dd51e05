import UIKit

/// The main screen: the contacts above, and below a form that adds one.
final class ContactsView: UIView {
  let table = UITableView()
  let form = UIView()
  let nameField = UITextField()
  let emailField = UITextField()
  let phoneField = UITextField()
  let addButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    setUpTable()
    setUpForm()
    activateConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("The contacts view is made in code.")
  }

  private func setUpTable() {
    table.accessibilityIdentifier = "contacts"
    table.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
    table.translatesAutoresizingMaskIntoConstraints = false
    addSubview(table)
  }

  private func setUpForm() {
    form.accessibilityIdentifier = "form"
    form.backgroundColor = .white
    form.layer.cornerRadius = 6
    form.layer.shadowColor = UIColor.lightGray.cgColor
    form.layer.shadowOffset = .zero
    form.layer.shadowRadius = 4
    form.layer.shadowOpacity = 0.7
    form.translatesAutoresizingMaskIntoConstraints = false
    addSubview(form)

    for (field, placeholder) in [
      (nameField, "Name"), (emailField, "Email"), (phoneField, "Phone"),
    ] {
      field.accessibilityIdentifier = placeholder.lowercased()
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.translatesAutoresizingMaskIntoConstraints = false
      form.addSubview(field)
    }

    addButton.accessibilityIdentifier = "add"
    addButton.titleLabel?.font = .boldSystemFont(ofSize: 16)
    addButton.setTitle("Add Contact", for: .normal)
    addButton.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(addButton)
  }

  /// The form is built up from its bottom edge; nothing but the fields and the button gives it a
  /// height.
  private func activateConstraints() {
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      form.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
      form.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
      form.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),

      addButton.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: -8),
      addButton.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 4),
      addButton.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: -4),

      phoneField.bottomAnchor.constraint(equalTo: addButton.topAnchor, constant: -8),
      phoneField.leadingAnchor.constraint(equalTo: addButton.leadingAnchor, constant: 4),
      phoneField.trailingAnchor.constraint(equalTo: addButton.trailingAnchor, constant: -4),

      emailField.bottomAnchor.constraint(equalTo: phoneField.topAnchor, constant: -8),
      emailField.leadingAnchor.constraint(equalTo: phoneField.leadingAnchor),
      emailField.trailingAnchor.constraint(equalTo: phoneField.trailingAnchor),

      nameField.bottomAnchor.constraint(equalTo: emailField.topAnchor, constant: -8),
      nameField.leadingAnchor.constraint(equalTo: emailField.leadingAnchor),
      nameField.trailingAnchor.constraint(equalTo: emailField.trailingAnchor),

      form.topAnchor.constraint(equalTo: nameField.topAnchor, constant: -8),

      table.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 32),
      table.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
      table.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
      table.bottomAnchor.constraint(equalTo: form.topAnchor, constant: -8),
    ])
  }
}
