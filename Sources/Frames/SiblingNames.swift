/// The rule by which views are named in dumps, reports and paths.
///
/// A view with an identifier goes by it; any other is `Class#n`, the nth *unnamed* sibling of its
/// class, so that a new sibling of another class renumbers nothing. Bytes outside
/// `[A-Za-z0-9._@#-]` are written `%XX`, and a name already taken among the siblings gets `~2`, `~3`
/// and so on.
public enum SiblingNames {
  /// What the rule needs to know of one view.
  public struct Subject: Hashable, Sendable {
    /// The view's own identifier, nil or empty where it has none.
    public var identifier: String?
    /// The name of the view's class.
    public var className: String

    /// Creates a subject.
    public init(identifier: String?, className: String) {
      self.identifier = identifier
      self.className = className
    }
  }

  /// Returns the names of siblings, in their order.
  ///
  /// - Complexity: O(n), where n is the number of siblings.
  public static func names(of siblings: [Subject]) -> [String] {
    var counts: [String: Int] = [:]
    var taken: Set<String> = []
    var suffixes: [String: Int] = [:]
    return siblings.map { sibling in
      let wanted: String
      if let identifier = sibling.identifier, !identifier.isEmpty {
        wanted = escaped(identifier)
      } else {
        let count = counts[sibling.className, default: 0] + 1
        counts[sibling.className] = count
        wanted = "\(escaped(sibling.className))#\(count)"
      }
      var name = wanted
      while !taken.insert(name).inserted {
        let suffix = suffixes[wanted, default: 1] + 1
        suffixes[wanted] = suffix
        name = "\(wanted)~\(suffix)"
      }
      return name
    }
  }

  /// Returns a name with every byte outside `[A-Za-z0-9._@#-]` written as `%XX`.
  public static func escaped(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "-"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
