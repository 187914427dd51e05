public import Foundation

// A registered cell class is a value of type `UITableViewCell.Type`, and Swift makes objects through
// such a value only by a `required` initialiser. Were `init(style:reuseIdentifier:)` required, every
// client's `override init(style:reuseIdentifier:)` would stop compiling. So the class is taken for a
// subclass of `CellConstructor`, in which the same initialiser is required and stands in the same
// place of the class's table of methods.
//
// This rests on three things, all kept in this file and in `UITableViewCell.swift` and tested with
// subclasses that override the initialiser and that inherit it: both classes are direct subclasses of
// `UIView`; both have exactly one stored property; and the initialiser is the first member of both.

/// The shape of a class that can be made through its metatype, laid out like `UITableViewCell`.
///
/// - Note: UIKit has no such class. Do not subclass it; it is open only so that its initialiser is
///   always found through the class's table of methods.
@preconcurrency @MainActor
open class CellConstructor: UIView {
  /// Creates nothing by itself; it marks the place of the initialiser.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    parts = CellParts(style: style, reuseIdentifier: reuseIdentifier)
    super.init(frame: .zero)
  }

  /// Creates nothing by itself.
  public required init?(coder: NSCoder) {
    parts = CellParts(style: .default, reuseIdentifier: nil)
    super.init(coder: coder)
  }

  let parts: CellParts
}

extension CellConstructor {
  /// Returns a new cell of a registered class.
  static func makeCell(
    of cellClass: UITableViewCell.Type, reuseIdentifier: String
  ) -> UITableViewCell {
    let constructor = unsafeBitCast(cellClass, to: CellConstructor.Type.self)
    let made: UIView = constructor.init(style: .default, reuseIdentifier: reuseIdentifier)
    // Not `as?`: the optimiser knows that no `CellConstructor` is a cell, and would answer nil.
    return unsafeDowncast(made, to: UITableViewCell.self)
  }
}
