extension JSONCursor {
  /// An object of which the keys are known to have a meaning.
  struct Object {
    let cursor: JSONCursor
    let object: JSONObject

    /// Returns the value of a key, nil where it is not given.
    subscript(key: String) -> JSONCursor? {
      object[key].map { JSONCursor($0, file: cursor.file, trail: .key(cursor.trail, key)) }
    }

    /// Returns the value of a key that must be given.
    func required(_ key: String, _ meaning: String) throws(DocumentError) -> JSONCursor {
      guard let value = self[key] else {
        throw cursor.error(
          .missingKey, found: "an object without \"\(key)\"", expected: "\"\(key)\": \(meaning)")
      }
      return value
    }

    /// All members, each with its cursor, in the order of the file.
    var members: [(key: String, value: JSONCursor, position: SourcePosition)] {
      object.members.map { member in
        let trail = Trail.key(cursor.trail, member.key)
        let value = JSONCursor(member.value, file: cursor.file, trail: trail)
        return (member.key, value, member.position)
      }
    }
  }

  /// Reads an object with any keys.
  func object(_ meaning: String) throws(DocumentError) -> Object {
    guard case .object(let object) = value.content else { throw wrongType(expected: meaning) }
    return Object(cursor: self, object: object)
  }

  /// Reads an object of which only these keys mean something.
  ///
  /// Keys that begin with `x-`, and those that say where a scene comes from, are left alone.
  func object(_ meaning: String, keys: [String]) throws(DocumentError) -> Object {
    let object = try object(meaning)
    for member in object.object.members where !keys.contains(member.key) {
      guard !member.key.hasPrefix("x-"), !Self.remarks.contains(member.key) else { continue }
      let hint = NearestWord.suggestion(for: member.key, among: keys)
      throw JSONCursor(member.value, file: file, trail: .key(trail, member.key)).error(
        .unknownKey, found: "the unknown key \(quoted(member.key))",
        expected: hint.map { "a key of \(meaning); did you mean \"\($0)\"?" }
          ?? "one of the keys \(keys.joined(separator: ", "))",
        at: member.position)
    }
    return object
  }

  /// Keys that are remarks for people and other tools, anywhere in a scene.
  private static let remarks: Set<String> = ["note", "source", "uncertain", "oracle"]
}
