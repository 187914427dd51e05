extension UITraitCollection {
  /// Creates a collection that knows what some others know; what several know is the last one's.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(
      _ path: KeyPath<UITraitCollection, Trait>, _ unknown: Trait
    ) -> Trait {
      traitCollections.last { $0[keyPath: path] != unknown }?[keyPath: path] ?? unknown
    }
    self.init(
      horizontalSizeClass: last(\.horizontalSizeClass, .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, .unspecified),
      layoutDirection: last(\.layoutDirection, .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, .unspecified),
      displayScale: last(\.displayScale, 0))
  }

  /// Creates a collection that knows only the direction of the language.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(horizontalSizeClass: .unspecified, layoutDirection: layoutDirection)
  }

  /// Creates a collection that knows only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(horizontalSizeClass: .unspecified, userInterfaceIdiom: idiom)
  }
}
