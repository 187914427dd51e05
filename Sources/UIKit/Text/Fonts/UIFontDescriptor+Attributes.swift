import Foundation
import TextMetrics

extension UIFontDescriptor {
  /// The names of what a descriptor can be given.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The PostScript name of a font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of a family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Traits by `TraitKey`, a dictionary.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The names of traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The weight, a `UIFont.Weight` or a number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The bits of `SymbolicTraits`, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// Creates a descriptor of the system's font with some attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(MetricFont(.system(SystemFace()), size: 0), scaling: nil)
    let described = plain.addingAttributes(attributes)
    self.init(
      MetricFont(described.face, size: Double(described.pointSize)), scaling: described.scaling)
  }

  /// Returns the descriptor with some attributes; those it does not know change nothing.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    for key in [AttributeName.family, .name] {
      if let name = attributes[key] as? String,
        let numbers = LayoutEnvironment.current.fonts.numbers(named: name)
      {
        result = UIFontDescriptor(
          MetricFont(.registered(numbers), size: Double(result.pointSize)), scaling: nil)
      }
    }
    if let size = attributes[.size].flatMap(AttributeNumber.value) {
      result = result.withSize(CGFloat(size))
    }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
    if let bits = traits[.symbolic].flatMap(AttributeNumber.value) {
      let wanted = SymbolicTraits(rawValue: UInt32(clamping: Int(bits)))
      result = result.withSymbolicTraits(wanted) ?? result
    }
    if let weight = traits[.weight], case .system(var face) = result.face {
      let number =
        (weight as? UIFont.Weight).map(\.rawValue)
        ?? AttributeNumber.value(weight).map { CGFloat($0) }
      if let number {
        face.weight = UIFont.Weight(rawValue: number).clamped
        result = UIFontDescriptor(
          MetricFont(
            .system(face), size: Double(result.pointSize), lineDistance: result.lineDistance),
          scaling: result.scaling)
      }
    }
    return result
  }
}

/// Reads numbers that stand in dictionaries as any of the types that code gives them.
enum AttributeNumber {
  /// Returns a finite number, nil where the value is none.
  static func value(_ value: Any) -> Double? {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      case let value as UInt32: Double(value)
      case let value as Float: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
