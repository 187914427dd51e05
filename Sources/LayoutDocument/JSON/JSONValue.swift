/// A JSON value that knows where it stands in its file.
package struct JSONValue: Sendable {
  /// The value without its place.
  package enum Content: Sendable {
    /// The word `null`.
    case null
    /// The word `true` or `false`.
    case bool(Bool)
    /// A number, always finite.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Values by key.
    case object(JSONObject)
  }

  /// The value.
  package var content: Content
  /// The position of the value's first character.
  package var position: SourcePosition

  /// Creates a value.
  package init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// Returns the value of a key where this is an object that has it.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let object) = content else { return nil }
    return object[key]
  }

  /// The elements, where this is an array.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The text, where this is one.
  package var string: String? {
    guard case .string(let string) = content else { return nil }
    return string
  }

  /// The value in words, for messages.
  package var inWords: String {
    switch content {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .number(let number): return "the number \(NumberInWords.text(number))"
    case .string(let string): return "the text \(quoted(string))"
    case .array(let elements): return elements.isEmpty ? "an empty array" : "an array"
    case .object(let object): return object.members.isEmpty ? "an empty object" : "an object"
    }
  }
}

/// A JSON object: keys and values in the order of the file, no key twice.
package struct JSONObject: Sendable {
  /// A key with its value.
  package struct Member: Sendable {
    /// The key.
    package var key: String
    /// The position of the key's opening quotation mark.
    package var position: SourcePosition
    /// The value.
    package var value: JSONValue
  }

  /// The members in the order of the file.
  package private(set) var members: [Member] = []
  /// Where a key is among the members; kept only once there are many.
  private var places: [String: Int] = [:]

  /// Creates an object without members.
  package init() {}

  /// Returns the value of a key.
  package subscript(key: String) -> JSONValue? {
    place(of: key).map { members[$0].value }
  }

  /// Adds a member and returns whether its key was new.
  mutating func insert(_ member: Member) -> Bool {
    guard place(of: member.key) == nil else { return false }
    members.append(member)
    if members.count == Self.linearLimit {
      for (place, member) in members.enumerated() { places[member.key] = place }
    } else if members.count > Self.linearLimit {
      places[member.key] = members.count - 1
    }
    return true
  }

  func place(of key: String) -> Int? {
    if members.count < Self.linearLimit {
      members.firstIndex { $0.key == key }
    } else {
      places[key]
    }
  }

  /// Up to this many members a search from the front is faster than a table.
  private static let linearLimit = 17
}

/// Numbers as messages print them.
package enum NumberInWords {
  /// Returns a number without a needless fraction.
  package static func text(_ number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
    return "\(Int(number))"
  }
}
