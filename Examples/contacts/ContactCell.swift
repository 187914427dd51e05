import UIKit

/// A row with the name of a contact on a card.
final class ContactCell: UITableViewCell {
  static let identifier = "names"

  let wrapper = UIView()
  let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpWrapper()
    setUpNameLabel()
    activateConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("A contact cell is made in code.")
  }

  private func setUpWrapper() {
    wrapper.accessibilityIdentifier = "wrapper"
    wrapper.backgroundColor = .white
    wrapper.layer.cornerRadius = 4
    wrapper.layer.shadowColor = UIColor.gray.cgColor
    wrapper.layer.shadowOffset = .zero
    wrapper.layer.shadowRadius = 2
    wrapper.layer.shadowOpacity = 0.7
    wrapper.translatesAutoresizingMaskIntoConstraints = false
    addSubview(wrapper)
  }

  private func setUpNameLabel() {
    nameLabel.accessibilityIdentifier = "name"
    nameLabel.font = .boldSystemFont(ofSize: 16)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    wrapper.addSubview(nameLabel)
  }

  private func activateConstraints() {
    NSLayoutConstraint.activate([
      wrapper.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      wrapper.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      wrapper.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      wrapper.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      wrapper.heightAnchor.constraint(equalToConstant: 36),

      nameLabel.topAnchor.constraint(equalTo: wrapper.topAnchor, constant: 8),
      nameLabel.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor, constant: 10),
      nameLabel.heightAnchor.constraint(equalToConstant: 20),
      // As wide as the wrapper though it begins 10 points further in: it reaches beyond the edge by
      // 10. The fault belongs to the screen; `layout check` is to find it.
      nameLabel.widthAnchor.constraint(equalTo: wrapper.widthAnchor),
    ])
  }
}
