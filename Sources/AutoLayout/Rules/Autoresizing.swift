public import Frames

/// Which parts of a frame-driven item's place stretch when its parent changes size.
public struct Autoresizing: OptionSet, Hashable, Sendable {
  /// The bits, those of UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The distance to the left edge stretches.
  public static let left = Autoresizing(rawValue: 1)
  /// The width stretches.
  public static let width = Autoresizing(rawValue: 2)
  /// The distance to the right edge stretches.
  public static let right = Autoresizing(rawValue: 4)
  /// The distance to the top edge stretches.
  public static let top = Autoresizing(rawValue: 8)
  /// The height stretches.
  public static let height = Autoresizing(rawValue: 16)
  /// The distance to the bottom edge stretches.
  public static let bottom = Autoresizing(rawValue: 32)

  /// How much the near edge and the length of an item follow the length of its parent.
  ///
  /// What the parent gains is shared among the parts that stretch in proportion to what they are, and
  /// evenly where they are all nothing. Parts keep their proportions, so it does not matter in how many
  /// steps a parent gets its size.
  ///
  /// - Parameters:
  ///   - axis: the axis asked about.
  ///   - start: the distance to the near edge, in points.
  ///   - length: the length of the item, in points.
  ///   - outer: the length of the parent for which these hold, in points.
  /// - Returns: the shares, from 0 to 1 where no part is negative.
  public func shares(
    along axis: LayoutAxis, start: Double, length: Double, in outer: Double
  ) -> (start: Double, length: Double) {
    let parts: [(option: Autoresizing, size: Double)] =
      switch axis {
      case .horizontal: [(.left, start), (.width, length), (.right, outer - start - length)]
      case .vertical: [(.top, start), (.height, length), (.bottom, outer - start - length)]
      }
    let flexible = parts.filter { contains($0.option) }
    let total = flexible.reduce(0) { $0 + $1.size }
    let shares = parts.map { part -> Double in
      guard contains(part.option) else { return 0 }
      return total == 0 ? 1 / Double(flexible.count) : part.size / total
    }
    return (shares[0], shares[1])
  }

  /// Returns a frame as it is after its parent has changed size.
  public func resized(_ frame: Rect, from old: Size, to new: Size) -> Rect {
    let x = shares(along: .horizontal, start: frame.minX, length: frame.width, in: old.width)
    let y = shares(along: .vertical, start: frame.minY, length: frame.height, in: old.height)
    let gain = (width: new.width - old.width, height: new.height - old.height)
    return Rect(
      x: frame.minX + x.start * gain.width, y: frame.minY + y.start * gain.height,
      width: frame.width + x.length * gain.width, height: frame.height + y.length * gain.height)
  }
}
