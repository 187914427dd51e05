import UIKit

/// A picture with a name beside it, written as one writes it for an iPhone.
public final class ProfileView: UIView {
  /// The picture, a square.
  public let picture = UIView()
  /// The name beside it.
  public let name = UILabel()

  /// Creates the view with its parts in place.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates the view from an archive, as UIKit demands.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    picture.accessibilityIdentifier = "picture"
    name.accessibilityIdentifier = "name"
    for view in [picture, name] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      name.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
      name.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
    ])
  }
}
