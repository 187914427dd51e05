import UIKit

/// Shows contacts and adds those that are entered in the form.
final class ContactsController: UIViewController {
  private let screen = ContactsView()
  private(set) var contacts: [Contact]

  init(contacts: [Contact]) {
    self.contacts = contacts
    super.init(nibName: nil, bundle: nil)
    title = "Contacts API Testing"
  }

  required init?(coder: NSCoder) {
    fatalError("The contacts controller is made in code.")
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.table.dataSource = self
    screen.addButton.addAction(
      UIAction { [weak self] _ in self?.addContact() }, for: .touchUpInside)
  }

  /// Takes what the form holds for a contact, or says that something is missing.
  private func addContact() {
    let fields = [screen.nameField, screen.emailField, screen.phoneField]
    let entries = fields.map { ($0.text ?? "").trimmingCharacters(in: .whitespaces) }
    guard !entries.contains("") else {
      return refuse()
    }
    contacts.append(Contact(name: entries[0], email: entries[1], phone: entries[2]))
    for field in fields { field.text = "" }
    screen.table.reloadData()
  }

  private func refuse() {
    let alert = UIAlertController(
      title: "Something is missing", message: "A contact needs a name, an email and a phone.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

extension ContactsController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ContactCell.identifier, for: indexPath)
    if let cell = cell as? ContactCell { cell.nameLabel.text = contacts[indexPath.row].name }
    return cell
  }
}
