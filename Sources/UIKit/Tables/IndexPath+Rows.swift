public import Foundation

extension IndexPath {
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section.
  ///
  /// - Precondition: the path has two indices.
  public var section: Int { self[0] }

  /// The row in the section.
  ///
  /// - Precondition: the path has two indices.
  public var row: Int { self[1] }

  /// The item in the section.
  ///
  /// - Precondition: the path has two indices.
  public var item: Int { self[1] }
}
